import { readLocation } from '#data/locations/locations.ts'
import { readMenuItems } from '#data/menus/menus.ts'
import { itemFor } from '#features/menus/menu.ts'
import type { MenuItem } from '#lib/menus/menu.ts'
import type { ItemSlice, MenuItemRef } from './fields.ts'
import type { SliceContext } from './slice.ts'

/** Items as the page's location serves them; all of them on a page of the whole group (spec:slices.menu-zones). */
export type MenuItemsData = {
  items: MenuItem[]
  /** Currency of the location, or of the group. */
  currency: string
  /** Ids of what is sold out at the location. */
  soldOut: ReadonlySet<string>
}

/** Reads the items that a slice names, in its order; what is gone or not served here is left out. */
export async function loadMenuItems(
  refs: readonly MenuItemRef[],
  context: SliceContext,
): Promise<MenuItemsData> {
  const [location, items] = await Promise.all([
    context.location ? readLocation(context.location) : null,
    readMenuItems(refs.map(({ id }) => id)),
  ])
  const zones = location ? location.zones : null
  return {
    items: items.flatMap((item) => itemFor(item, zones) ?? []),
    currency: location?.currency ?? 'CAD',
    soldOut: context.soldOut ?? new Set(),
  }
}

/** Reads the item that a slice is about, where the page's location serves it. */
export function loadMenuItem(slice: ItemSlice, context: SliceContext): Promise<MenuItemsData> {
  return loadMenuItems([slice.menuItem], context)
}
