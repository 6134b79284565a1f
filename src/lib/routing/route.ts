import type { LimitRule } from '../rate-limits/types.ts'

/**
 * What may be remembered of an address.
 * - `public`: the same for everyone, kept in the page cache.
 * - `visitor`: redirects that read the location cookies; never kept.
 * - `private`: pages of one guest and drafts; never kept, never indexed.
 * - `api`: JSON for the islands and vendors' webhooks; never kept.
 * - `admin`: the content system's own pages and REST interface.
 * - `file`: bytes that the front serves itself.
 */
export type RouteKind = 'public' | 'visitor' | 'private' | 'api' | 'admin' | 'file'

/** A method that a route may list; `HEAD` comes with `GET`. */
export type RouteMethod = 'GET' | 'POST'

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

/** The document types of the collection `pages` (spec:content.pages). */
export type PageType = Exclude<DocumentType, 'location' | 'news-post' | 'menu'>

/**
 * `browserPoints`: the limit for one browser, within that of its address. `refundInvalid`: requests answered
 * with a validation error do not count.
 */
export type RateLimitRule = LimitRule & { browserPoints?: number; refundInvalid?: true }

/** The limits of a route: of its `POST`, and of all its other methods or, without `POST`, of every method. */
export type RateLimits = { POST?: RateLimitRule; any?: RateLimitRule }

/** The panel that a shortcut opens at its target. */
export type ShortcutPanel = 'order' | 'reserve'

/** Where a visitor route leads: a page of the visitor's own location, or of the one they are nearest to. */
export type ShortcutTarget = {
  page: `/locations/[uid]${string}`
  location: 'own' | 'nearest'
  panel?: ShortcutPanel
}

/** A route that the front answers by a part of its own. */
export type RouteHandler =
  | 'media'
  | 'service-worker'
  | 'csp-report'
  | 'site-counts'
  | 'health'
  | 'metrics'
  | 'slice-simulator'

/** Everything that the program knows of one address pattern. */
export type Route = {
  /** `[name]` is one segment, a trailing `[...name]` is any number of them, none included. */
  pattern: string
  kind: RouteKind
  query: readonly ServerQuery[]
  documentType?: DocumentType
  /** Never in the sitemap, and sent with `X-Robots-Tag: noindex`. */
  noindex?: true
  /**
   * Where its parameters come from. Those of `code` are not in the set of published paths; a `token` may be
   * any text without a slash, else a parameter has the form of a uid.
   */
  parameters?: 'content' | 'code' | 'token'
  /** A visitor route whose published paths are pages like any other: `/news/{post}`. */
  publicWhenPublished?: true
  /** What may be asked of it, `GET` with `HEAD`; all else is refused (405) before anything of it runs. */
  methods?: readonly RouteMethod[]
  /** Its `POST` changes nothing, and is answered while the site is read-only. */
  postReads?: true
  /** Its `POST` is answered then, too: a machine sends what somebody no longer wants, and does not ask again. */
  postEndsContact?: true
  /** Maximum bytes of a request body. */
  bodyLimit: number
  /** The media type that a request body must have. */
  bodyType?: 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded'
  rateLimits: RateLimits
  /** What stands beside the error in each of its refusals. */
  refusalBody?: Readonly<Record<string, unknown>>
  /** The prefix below which its paths hold a secret token; logs have the prefix alone. */
  secretBelow?: string
  /** `soft`: the router in the browser fetches it; `hard`: the browser loads it as a document. */
  navigation: 'soft' | 'hard'
  /** A page that the service worker keeps readable without a network. */
  offline?: true
  /** Whether the sitemap has it: always, with its published documents, or never. */
  sitemap: 'always' | 'published' | 'never'
  /** Closed to robots by `robots.txt`. */
  robots?: 'disallowed'
  shortcut?: ShortcutTarget
  /** What of the front answers it, where its kind alone does not say that. */
  handler?: RouteHandler
}

/** The facts of a route that have a default, or that few routes have. */
export type RouteDetails = Partial<Omit<Route, 'pattern' | 'kind'>>

const KB = 1024

/** Maximum bytes of a request body where a route sets no limit of its own. */
export const DEFAULT_BODY_LIMIT = 64 * KB

/** A route with the defaults of every fact that `details` leaves out. */
export function route(kind: RouteKind, pattern: string, details: RouteDetails = {}): Route {
  return {
    pattern,
    kind,
    query: [],
    bodyLimit: DEFAULT_BODY_LIMIT,
    rateLimits: {},
    navigation: 'hard',
    sitemap: 'never',
    ...(pattern.includes('[') ? { parameters: 'content' } : {}),
    ...details,
  }
}

/** A public page. Whether the sitemap lists it must be said of each. */
export function page(pattern: string, details: RouteDetails & Pick<Route, 'sitemap'>): Route {
  return route('public', pattern, { navigation: 'soft', ...details })
}
