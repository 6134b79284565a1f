import type { Payload } from 'payload'
import { isServedIn } from '#lib/menus/item-zones.ts'
import { documentPath } from '#lib/routing/links.ts'
import { asPublicSite } from '../content/context.ts'
import { readAll } from '../content/read-all.ts'
import { readFields } from '../content/read-fields.ts'
import { readZones, zonesOfLocation } from '../content/zones.ts'
import { readMenusListing } from '../menu-check/usages.ts'

/** Collections whose documents are previewed on the menu page of a restaurant. */
export type OnMenu = 'menus' | 'menu-categories' | 'menu-items'

/**
 * Path of the first restaurant's menu that shows a document, a dish or a category with its place there (`#dish-olives`); null
 * where no restaurant shows it.
 */
export async function shownMenuPath(
  payload: Payload,
  collection: OnMenu,
  id: number,
): Promise<string | null> {
  const found = { id, draft: true, depth: 0, disableErrors: true, ...asPublicSite } as const
  if (collection === 'menus') {
    // Zones have it by the name that guests see, whatever its draft is called.
    const menu = await payload.findByID({ collection, ...found, draft: false })
    return menu && menuPath(payload, menu.uid)
  }
  if (collection === 'menu-categories') {
    const category = await payload.findByID({ collection, ...found })
    return category && pathListing(payload, [id], [], `menu-${category.uid}`)
  }
  const dish = await payload.findByID({ collection, ...found })
  if (!dish) return null
  const where = { items: { equals: id } }
  const categories = await readAll(payload, 'menu-categories', { where, select: {}, depth: 0 })
  const zones = (dish.zones ?? []).map((zone) => String(typeof zone === 'object' ? zone.id : zone))
  const ids = categories.map((category) => category.id)
  return pathListing(payload, ids, zones, `dish-${dish.uid}`)
}

/** Path of the first restaurant's menu that has the layout of this name; null where none has. */
export function menuPath(payload: Payload, uid: string): Promise<string | null> {
  return pathOfMenu(payload, [uid], [])
}

/** Path, with the anchor, of the menu of the first location that is in one of the zones and lists one of the categories; null where there is none. */
async function pathListing(
  payload: Payload,
  categories: readonly number[],
  zones: readonly string[],
  anchor: string,
): Promise<string | null> {
  const menus = await readMenusListing(payload, categories)
  const uids = menus.map(({ uid }) => uid)
  const path = await pathOfMenu(payload, uids, zones)
  return path && `${path}#${anchor}`
}

async function pathOfMenu(
  payload: Payload,
  uids: readonly string[],
  served: readonly string[],
): Promise<string | null> {
  if (uids.length === 0) return null
  const [zones, locations] = await Promise.all([
    readZones(payload),
    readFields(payload, 'locations', { select: { uid: true }, sort: '_order' }),
  ])
  const shown = locations.find(({ id }) => {
    const own = zonesOfLocation(zones, id)
    return own.menuLayout !== null && uids.includes(own.menuLayout) && isServedIn(served, own.zones)
  })
  return shown ? `${documentPath('location', shown.uid)}/menu` : null
}
