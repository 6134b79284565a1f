import { loadMenuItems, type MenuItemsData } from '../load-menu-items.ts'
import type { SliceContext } from '../slice.ts'
import type { ItemVariant } from './schema.ts'

/** The item, where the page's location serves it. */
export function load(slice: ItemVariant, context: SliceContext): Promise<MenuItemsData> {
  return loadMenuItems([slice.menuItem], context)
}
