import { zonesOf } from '#cms/content/zones.ts'
import { documentPath } from '#lib/routing/links.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { routes } from '#lib/routing/routes.ts'
import { newsPath } from '../content/news.ts'
import { locationsOf } from '../content/news-locations.ts'
import { readZones } from '../locations/zones.ts'
import { readAll } from './read-all.ts'

/** Lists that are there whether or not the editors have written a page around them. */
const LISTS = routes.filter(({ sitemap }) => sitemap === 'always').map(({ pattern }) => pattern)

/** Patterns of a group page that each location shows once more, with its own contacts (spec:routes.location-subpages). */
function patternsAtLocations(type: string): string[] {
  return routes
    .filter((route) => route.documentType === type && route.sitemap === 'published')
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.startsWith('/locations/[uid]/'))
}

const hidden = ({ noIndex }: { noIndex?: boolean | null }) => noIndex === true

/**
 * Canonical paths of everything published that search engines may list, sorted: no page that the
 * editors keep out of them, no address that shows or leads to what stands elsewhere.
 */
export async function sitemapPaths(): Promise<string[]> {
  const noIndex = true
  const [pages, locations, posts, zones] = await Promise.all([
    readAll('pages', { select: { type: true, uid: true, noIndex }, depth: 0 }),
    readAll('locations', { select: { uid: true, noIndex }, depth: 0 }),
    readAll('news-posts', {
      select: { uid: true, type: true, locations: true, noIndex },
      depth: 0,
    }),
    readZones(),
  ])
  const paths = new Set(LISTS)
  const uids = new Map(locations.map(({ id, uid }) => [id, uid]))
  for (const { id, uid, noIndex } of locations) {
    if (!hidden({ noIndex })) paths.add(`/locations/${uid}`)
    if (zonesOf(zones, id).menuLayout) paths.add(`/locations/${uid}/menu`)
  }
  for (const page of pages) {
    const path = documentPath(page.type, page.uid)
    if (hidden(page)) {
      paths.delete(path)
      continue
    }
    if (isListed(path)) paths.add(path)
    for (const pattern of patternsAtLocations(page.type))
      for (const uid of uids.values()) paths.add(pattern.replace('[uid]', uid))
  }
  for (const post of posts) {
    if (hidden(post)) continue
    if (post.type !== 'location-or-zone-based') paths.add(newsPath(post.type, post.uid))
    for (const id of locationsOf(post, zones)) {
      const location = uids.get(id)
      if (location) paths.add(`/locations/${location}/news/${post.uid}`)
    }
  }
  return [...paths].sort()
}

/** Whether a page stands at its address itself, for everybody and for search engines. */
function isListed(path: string): boolean {
  const { sitemap = 'never' } = matchRoute(path)?.route ?? {}
  return sitemap !== 'never'
}
