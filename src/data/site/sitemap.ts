import { zonesOfLocation } from '#cms/content/zones.ts'
import { documentPath } from '#lib/routing/links.ts'
import { newsPath } from '#lib/routing/news-path.ts'
import { routes } from '#lib/routing/routes.ts'
import { locationsOf } from '../content/news-audience.ts'
import { readPostIndex } from '../content/post-index.ts'
import { readLocations } from '../locations/locations.ts'
import { readZones } from '../locations/zones.ts'
import { readFields } from './read-fields.ts'

/** Lists that are there whether or not the editors have written a page around them. */
const LISTS = ['/locations', '/news', '/news/ca', '/news/us']

/** Group pages that each location shows once more, with its own contacts (spec:routes.location-subpages). */
const AT_LOCATIONS: Record<string, string> = {
  'location-careers-page': 'careers',
  'location-group-bookings-page': 'group-bookings',
}

const isHidden = ({ noIndex }: { noIndex?: boolean | null }) => noIndex === true

/**
 * Canonical paths of everything published that search engines may list, sorted: no page that the
 * editors keep out of them, no address that shows or leads to what stands elsewhere.
 */
export async function sitemapPaths(): Promise<string[]> {
  const noIndex = true
  const [pages, locations, posts, zones] = await Promise.all([
    readFields('pages', { select: { type: true, uid: true, noIndex } }),
    readLocations(),
    readPostIndex(),
    readZones(),
  ])
  const paths = new Set(LISTS)
  const uids = new Map(locations.map(({ id, uid }) => [id, uid]))
  for (const { id, uid, noIndex } of locations) {
    if (!isHidden({ noIndex })) paths.add(`/locations/${uid}`)
    if (zonesOfLocation(zones, id).menuLayout) paths.add(`/locations/${uid}/menu`)
  }
  for (const page of pages) {
    const path = documentPath(page.type, page.uid)
    if (isHidden(page)) {
      paths.delete(path)
      continue
    }
    if (isListed(path, page.type)) paths.add(path)
    const segment = AT_LOCATIONS[page.type]
    if (segment) for (const uid of uids.values()) paths.add(`/locations/${uid}/${segment}`)
  }
  for (const post of posts) {
    if (isHidden(post)) continue
    if (post.type !== 'location-or-zone-based') paths.add(newsPath(post.type, post.uid))
    for (const id of locationsOf(post, zones)) {
      const location = uids.get(id)
      if (location) paths.add(`/locations/${location}/news/${post.uid}`)
    }
  }
  return [...paths].sort()
}

/** Whether a page of this kind stands at its address itself, for everybody and for search engines. */
function isListed(path: string, type: string): boolean {
  if (type === 'text-page') return true
  const route = routes.find(({ pattern }) => pattern === path)
  return route?.kind === 'public' && !route.noindex
}
