import { loadMenuItems, type MenuItemsData } from '../load-menu-items.ts'
import type { SliceContext } from '../slice.ts'
import type { ItemNutritionalInfo } from './schema.ts'

/** The item, where the page's location serves it. */
export function load(slice: ItemNutritionalInfo, context: SliceContext): Promise<MenuItemsData> {
  return loadMenuItems([slice.menuItem], context)
}
