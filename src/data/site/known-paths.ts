import { env } from '#env.ts'
import type { PathSet, SitePaths } from '#lib/front/ports.ts'
import { countryNames, findRegion } from '#lib/geo/regions.ts'
import { type Destination, type FormerPaths, formerPaths } from '#lib/routing/former-paths.ts'
import { documentPath, isBrokenLink, resolveLink } from '#lib/routing/links.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { newsPath } from '#lib/routing/news-path.ts'
import { PAGE_SIZES } from '#lib/routing/paging.ts'
import type { KnownQuery } from '#lib/routing/route-query.ts'
import { routes } from '#lib/routing/routes.ts'
import type { MenuTag } from '#payload-types.ts'
import { readPostIndex } from '../content/post-index.ts'
import { followRedirects } from '../content/redirects.ts'
import { readFormerNames } from '../locations/former-uids.ts'
import type { ListedLocation } from '../locations/location-summary.ts'
import { readLocations } from '../locations/locations.ts'
import { type LocationPlace, placeKey } from '../places/places.ts'
import { readAll } from './read-all.ts'
import { readFields } from './read-fields.ts'

/** Patterns of the public routes that every location has. */
const LOCATION_PATTERNS = routes
  .filter(({ kind, pattern }) => kind === 'public' && /^[^[]*\[uid\][^[]*$/.test(pattern))
  .map(({ pattern }) => pattern)

/**
 * Every path of the published site that has a page, the editors' redirects, and the paths that pages had
 * before: the front's KnownPaths.
 * Addresses under `/news/` that depend on the visitor are not among them.
 */
export async function knownPaths(): Promise<SitePaths> {
  const [locations, posts, pages, redirects, tags, formerNames] = await Promise.all([
    readLocations(),
    readPostIndex(),
    readFields('pages', { select: { uid: true, type: true } }),
    readAll('redirects', { depth: 1 }),
    readFields('menu-tags', { select: { uid: true, kind: true } }),
    readFormerNames(),
  ])
  const single = new Set(fixedPaths())
  for (const { uid, type } of pages) if (type === 'text-page') single.add(`/${uid}`)
  for (const { uid, type } of posts) {
    if (type !== 'location-or-zone-based') single.add(newsPath(type, uid))
  }
  for (const { uid } of locations) {
    for (const pattern of LOCATION_PATTERNS) single.add(pattern.replace('[uid]', uid))
  }
  const atLocations = newsAtLocations(locations, posts)
  const paths = { has: (path: string) => single.has(path) || atLocations(path) }
  const page = pageQuery(locations.length, posts.length)
  const query = {
    ...countryAndRegionQuery(locations),
    ...nearQuery(locations),
    ...tagQuery(tags),
    page,
  }
  const former = formerPaths(formerNames, {
    locations: destinations(locations, ({ uid }) => `/locations/${uid}`),
    'news-posts': destinations(posts, ({ uid, type }) => newsPath(type, uid)),
    pages: destinations(pages, ({ uid, type }) => documentPath(type, uid)),
  })
  return { paths, redirects: redirectsOf(redirects, paths, former), former, query }
}

type WithUid = { uid: string }

function destinations<T extends WithUid & { id: number }>(
  documents: readonly T[],
  pathOf: (document: T) => string,
): Map<number, Destination> {
  return new Map(documents.map((one) => [one.id, { uid: one.uid, path: pathOf(one) }]))
}

/**
 * Whether a path is a post seen at a location: every post is, linked to it or not
 * (spec:routes.news-at-location). Asked by its parts, for a group of 1,000 restaurants and 5,000 posts has five
 * million such paths.
 */
function newsAtLocations(locations: readonly WithUid[], posts: readonly WithUid[]) {
  const places = new Set(locations.map(({ uid }) => uid))
  const news = new Set(posts.map(({ uid }) => uid))
  return (path: string): boolean => {
    const { uid = '', post = '' } = matchRoute(path)?.params ?? {}
    return places.has(uid) && news.has(post)
  }
}

/** Countries and regions that have a location, by code and by name: what `/locations` is narrowed to. */
function countryAndRegionQuery(
  locations: readonly Pick<ListedLocation, 'province' | 'country'>[],
): KnownQuery {
  const country = new Map<string, string>()
  const region = new Map<string, string>()
  for (const { province, country: home } of locations) {
    const found = findRegion(province)
    country.set(home.toLowerCase(), home).set(countryNames[home].toLowerCase(), home)
    region.set(province.toLowerCase(), province)
    if (found) region.set(found.name.toLowerCase(), province)
  }
  return { country, region }
}

/** Every text that a guest may search for, as the place that it names: there is one page for each. */
function nearQuery(locations: readonly LocationPlace[]): KnownQuery {
  return { near: { get: (text) => placeKey(text, locations) } }
}

/** The marks that menus can be narrowed to. */
function tagQuery(tags: readonly Pick<MenuTag, 'uid' | 'kind'>[]): KnownQuery {
  const named = (wanted: MenuTag['kind']) =>
    new Map(tags.filter(({ kind }) => kind === wanted).map(({ uid }) => [uid, uid]))
  return { diet: named('diet'), allergen: named('allergen') }
}

/** The numbers of pages that the longest list has, from the second on. */
function pageQuery(locations: number, posts: number): ReadonlyMap<string, string> {
  const pages = Math.ceil(Math.max(locations / PAGE_SIZES.locations, posts / PAGE_SIZES.news))
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => String(index + 2))
  return new Map(numbers.map((number) => [number, number]))
}

function fixedPaths(): string[] {
  const fixed = routes.filter(({ kind, pattern }) => kind === 'public' && !pattern.includes('['))
  return fixed.map(({ pattern }) => pattern)
}

function redirectsOf(
  documents: readonly { from: string; to?: unknown }[],
  paths: PathSet,
  former: FormerPaths,
): Map<string, string> {
  const direct = new Map<string, string>()
  for (const { from, to } of documents) {
    const href = isBrokenLink(to) ? '/404' : resolveLink(to)?.href
    const leadsOn = href?.startsWith('/') || href?.startsWith('https:')
    if (href && leadsOn && !paths.has(from)) direct.set(from, href)
  }
  return followRedirects(direct, env.publicUrl, {
    get: (path) => (paths.has(path) ? undefined : former.get(path)),
  })
}
