import type { SitePaths } from '#lib/front-ports.ts'
import { resolveLink } from '#lib/links.ts'
import { countryNames, findRegion } from '#lib/regions.ts'
import type { KnownQuery } from '#lib/route-query.ts'
import { routes } from '#lib/routes.ts'
import { env } from '../env.ts'
import type { Location } from '../payload-types.ts'
import { newsPath } from './news.ts'
import { getPayload, whole } from './payload.ts'
import { followRedirects } from './redirects.ts'

const LOCATION_PAGES = [
  '',
  '/menu',
  '/touchless-menu',
  '/room-service-menu',
  '/careers',
  '/group-bookings',
]

/**
 * Every path of the published site that has a page, and the editors' redirects: the front's KnownPaths.
 * Addresses under `/news/` that depend on the visitor are not among them.
 */
export async function knownPaths(): Promise<SitePaths> {
  const payload = await getPayload()
  const [locations, posts, pages, redirects] = await Promise.all([
    payload.find({
      collection: 'locations',
      select: { uid: true, province: true, country: true },
      depth: 0,
      ...whole,
    }),
    payload.find({
      collection: 'news-posts',
      select: { uid: true, type: true },
      depth: 0,
      ...whole,
    }),
    payload.find({
      collection: 'pages',
      where: { type: { equals: 'text-page' } },
      select: { uid: true },
      depth: 0,
      ...whole,
    }),
    payload.find({ collection: 'redirects', depth: 1, ...whole }),
  ])
  const paths = new Set(fixedPaths())
  for (const { uid } of pages.docs) paths.add(`/${uid}`)
  for (const { uid, type } of posts.docs) {
    if (type !== 'location-or-zone-based') paths.add(newsPath(type, uid))
  }
  for (const { uid } of locations.docs) {
    for (const page of LOCATION_PAGES) paths.add(`/locations/${uid}${page}`)
    // A post seen at a location stays where it is, linked to it or not (S1 §2, D-76).
    for (const post of posts.docs) paths.add(`/locations/${uid}/news/${post.uid}`)
  }
  return { paths, redirects: redirectsOf(redirects.docs, paths), query: placesOf(locations.docs) }
}

/** Countries and regions that have a location, by code and by name: what `/locations` is narrowed to. */
function placesOf(locations: readonly Pick<Location, 'province' | 'country'>[]): KnownQuery {
  const country = new Map<string, string>()
  const region = new Map<string, string>()
  for (const { province, country: code } of locations) {
    const found = findRegion(province)
    const home = code ?? found?.country ?? 'CA'
    country.set(home.toLowerCase(), home).set(countryNames[home].toLowerCase(), home)
    region.set(province.toLowerCase(), province)
    if (found) region.set(found.name.toLowerCase(), province)
  }
  return { country, region }
}

function fixedPaths(): string[] {
  const fixed = routes.filter(({ kind, pattern }) => kind === 'public' && !pattern.includes('['))
  return [...fixed.map(({ pattern }) => pattern), '/news/ca', '/news/us']
}

function redirectsOf(
  documents: readonly { from: string; to?: unknown }[],
  paths: ReadonlySet<string>,
): Map<string, string> {
  const direct = new Map<string, string>()
  for (const { from, to } of documents) {
    const href = resolveLink(to)?.href
    const leadsOn = href?.startsWith('/') || href?.startsWith('https:')
    if (href && leadsOn && !paths.has(from)) direct.set(from, href)
  }
  return followRedirects(direct, env.publicUrl)
}
