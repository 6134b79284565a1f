import { loadMenuItems, type MenuItemsData } from '../load-menu-items.ts'
import type { SliceContext } from '../slice.ts'
import type { ItemPairing } from './schema.ts'

/** The item, where the page's location serves it. */
export function load(slice: ItemPairing, context: SliceContext): Promise<MenuItemsData> {
  return loadMenuItems([slice.menuItem], context)
}
