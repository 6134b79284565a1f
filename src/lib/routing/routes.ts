import { SLICE_SIMULATOR_PATH } from '../front/slice-simulator.ts'
import { type ApiMethod, apiRoutes } from './api-routes.ts'

/**
 * What may be remembered of an address.
 * - `public`: the same for everyone, kept in the page cache.
 * - `visitor`: redirects that read the location cookies; never kept.
 * - `private`: pages of one guest and drafts; never kept, never indexed, redacted in logs.
 * - `api`: JSON for the islands and vendors' webhooks; never kept.
 * - `admin`: the content system's own pages and REST interface.
 * - `file`: bytes that the front serves itself.
 */
export type RouteKind = 'public' | 'visitor' | 'private' | 'api' | 'admin' | 'file'

/**
 * Query that a server may render: part of the cache key, handed to the page. A route lists only what
 * its page reads, because every other value would be one more render of the same page.
 */
export type ServerQuery = 'country' | 'region' | 'near' | 'page' | 'diet' | 'allergen'

/** Document types that have an address (spec:links.by-type). */
export type DocumentType =
  | 'homepage'
  | 'about-page'
  | 'gift-cards-page'
  | 'contact-page'
  | 'location-careers-page'
  | 'location-listing-page'
  | 'location-group-bookings-page'
  | 'bulk-gift-cards-page'
  | 'location'
  | 'news-post'
  | 'text-page'
  | 'menu'
  | 'news-listing-page'
  | 'success-page'

export type Route = {
  /** `[name]` is one segment, a trailing `[...name]` is any number of them, none included. */
  pattern: string
  kind: RouteKind
  query: readonly ServerQuery[]
  documentType?: DocumentType
  /** Never in the sitemap, and sent with `X-Robots-Tag: noindex`. */
  noindex?: true
  /** Where its parameters come from; `code` ones are not in the set of published paths. */
  parameters?: 'content' | 'code'
  /** A visitor route whose published paths are pages like any other: `/news/{post}`. */
  publicWhenPublished?: true
  /** What may be asked of it, `GET` with `HEAD`; all else is refused (405) before anything of it runs. */
  methods?: readonly ApiMethod[]
  /** What stands beside the error in each of its refusals. */
  refused?: Readonly<Record<string, unknown>>
}

type Details = Partial<Omit<Route, 'pattern' | 'kind'>>

const route = (kind: RouteKind, pattern: string, details: Details = {}): Route => ({
  pattern,
  kind,
  query: [],
  ...(pattern.includes('[') ? { parameters: 'content' } : {}),
  ...details,
})

const menu: Details = { documentType: 'menu', query: ['diet', 'allergen'] }

/** Every address pattern of the site (spec:routes.pages), the first match wins. */
export const routes: readonly Route[] = [
  route('public', '/', { documentType: 'homepage' }),
  route('public', '/about', { documentType: 'about-page' }),
  route('public', '/contact', { documentType: 'contact-page' }),
  route('public', '/gift-cards', { documentType: 'gift-cards-page' }),
  route('public', '/corporate-gift-cards', { documentType: 'bulk-gift-cards-page' }),
  route('public', '/group-bookings', { documentType: 'location-group-bookings-page' }),
  route('public', '/success', { documentType: 'success-page', noindex: true }),

  route('public', '/locations', {
    documentType: 'location-listing-page',
    query: ['country', 'region', 'near', 'page'],
  }),
  route('public', '/locations/[uid]', { documentType: 'location' }),
  route('public', '/locations/[uid]/menu', menu),
  route('public', '/locations/[uid]/menu.pdf', { noindex: true }),
  route('public', '/locations/[uid]/touchless-menu', menu),
  route('public', '/locations/[uid]/room-service-menu', menu),
  route('public', '/locations/[uid]/careers', { documentType: 'location-careers-page' }),
  route('public', '/locations/[uid]/group-bookings', {
    documentType: 'location-group-bookings-page',
  }),
  route('public', '/locations/[uid]/news/[post]', { documentType: 'news-post' }),

  route('public', '/news', { documentType: 'news-listing-page', query: ['page'] }),
  // Lists, unless a post has taken the name (spec:routes.news-lists): the page itself looks.
  route('public', '/news/ca', { query: ['page'] }),
  route('public', '/news/us', { query: ['page'] }),
  route('visitor', '/news/[post]', {
    documentType: 'news-post',
    publicWhenPublished: true,
  }),
  route('public', '/news/[country]/[post]', { documentType: 'news-post' }),
  route('visitor', '/news-redirect/[post]', { documentType: 'news-post' }),

  route('visitor', '/careers', { documentType: 'location-careers-page' }),
  route('visitor', '/menu', { documentType: 'menu' }),
  route('visitor', '/eat'),
  route('visitor', '/touchless-menu'),
  route('visitor', '/room-service-menu'),
  route('visitor', '/order'),
  route('visitor', '/reservation'),
  route('visitor', '/location'),

  route('public', '/test', { noindex: true }),
  route('public', '/style-guide', { noindex: true }),
  route('public', '/component-library', { noindex: true }),
  route('public', '/slice-library', { noindex: true }),
  route('public', '/slice-library/[slice]', { noindex: true, parameters: 'code' }),
  route('private', SLICE_SIMULATOR_PATH, { noindex: true }),

  route('public', '/robots.txt'),
  route('public', '/sitemap.xml'),
  route('public', '/sitemap/[part]', { parameters: 'code' }),
  route('public', '/favicon.ico'),
  route('public', '/icon.svg'),

  route('private', '/preview/[...rest]', { noindex: true, methods: ['GET'] }),
  route('private', '/my/[...rest]', { noindex: true, methods: ['GET', 'POST'] }),
  route('private', '/test-bank/[...rest]', { noindex: true, methods: ['GET', 'POST'] }),
  ...apiRoutes.map(({ kind, pattern, ...details }) =>
    route(kind ?? 'api', pattern, kind ? details : { noindex: true, ...details }),
  ),
  // Whatever else is asked there does not exist.
  route('api', '/api/[...rest]', { noindex: true, methods: [] }),
  route('admin', '/admin/[...rest]', { noindex: true }),
  route('file', '/media/[...rest]'),
  route('file', '/_next/[...rest]'),
  route('file', '/sw.js', { noindex: true }),
  route('file', '/csp-report', { noindex: true, methods: ['POST'] }),
  route('file', '/healthz', { noindex: true }),
  route('file', '/readyz', { noindex: true }),

  route('public', '/[textpage]', { documentType: 'text-page' }),
]

export type RouteMatch = { route: Route; params: Record<string, string> }

/** Content's own names in addresses: what an editor may enter as a uid. */
const PARAMETER = /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/

const compiled = routes.map((entry) => ({ entry, segments: entry.pattern.slice(1).split('/') }))

/**
 * The route of a pathname (as sent, without query), or undefined where no page can be.
 * Parameters that no uid can have match nothing, and so does a trailing slash.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (!pathname.startsWith('/')) return undefined
  const given = pathname.slice(1).split('/')
  for (const { entry, segments } of compiled) {
    const params = matchSegments(segments, given)
    if (params) return { route: entry, params }
  }
  return undefined
}

function matchSegments(segments: string[], given: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith('[...')) {
      params[segment.slice(4, -1)] = given.slice(index).join('/')
      return params
    }
    const value = given[index]
    if (value === undefined) return undefined
    if (segment.startsWith('[')) {
      if (!PARAMETER.test(value)) return undefined
      params[segment.slice(1, -1)] = value
    } else if (segment !== value) {
      return undefined
    }
  }
  return given.length === segments.length ? params : undefined
}

/** First segments that no text page may take as its uid, because a route has them. */
export const reservedFirstSegments: ReadonlySet<string> = new Set([
  '404',
  '500',
  'index',
  'not-found',
  ...routes.flatMap(({ pattern }) => {
    const first = pattern.split('/')[1] ?? ''
    return first === '' || first.startsWith('[') ? [] : [first]
  }),
])
