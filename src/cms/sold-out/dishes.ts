import type { Payload } from 'payload'
import type { Dish } from '#booking-engine/sold-out/types.ts'
import { isServedIn } from '#lib/menus/item-zones.ts'
import { readAll } from '../content/read-all.ts'
import { readZones, zonesOfLocation } from '../content/zones.ts'
import type { StoredBlock } from '../reusable-slices/allowed-slices.ts'
import { withReusableSlices } from '../reusable-slices/with-reusable-slices.ts'

/** A category of a location's menu with what is served there of it, in the menu's order. */
export type DishCategory = { id: number; title: string; dishes: Dish[] }

/** Dishes and drinks on the menu that a location shows (spec:menus.which-menu), as published; none without a menu. */
export async function readDishes(payload: Payload, location: number): Promise<DishCategory[]> {
  const own = zonesOfLocation(await readZones(payload), location)
  if (own.menuLayout === null) return []
  const uid = { equals: own.menuLayout }
  const [menu] = await readAll(payload, 'menus', { where: { uid }, depth: 0 })
  const slices = await withReusableSlices(payload, menu?.slices, {
    place: 'menus',
    depth: 0,
    previewed: false,
  })
  const order = categoryIds(slices)
  const where = { id: { in: order } }
  const categories = await readAll(payload, 'menu-categories', { where, depth: 1 })
  const byId = new Map(categories.map((category) => [category.id, category]))
  return [...new Set(order)].flatMap((id) => {
    const category = byId.get(id)
    if (!category) return []
    const dishes = (category.items ?? []).flatMap((item) => {
      if (typeof item !== 'object') return []
      const zones = (item.zones ?? []).map((zone) =>
        String(typeof zone === 'object' ? zone.id : zone),
      )
      return isServedIn(zones, own.zones) ? [{ id: String(item.id), title: item.title }] : []
    })
    return dishes.length > 0 ? [{ id, title: category.title, dishes }] : []
  })
}

/** Ids of the categories that the sections of a menu list, in order. */
function categoryIds(slices: readonly StoredBlock[]): number[] {
  return slices.flatMap((slice) => {
    if (slice.blockType !== 'menu_section') return []
    const { items } = slice as { items?: { menuCategory?: unknown }[] }
    return (items ?? []).map(({ menuCategory }) => Number(menuCategory)).filter(Number.isInteger)
  })
}
