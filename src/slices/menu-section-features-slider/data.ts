import { loadMenuItems, type MenuItemsData } from '../load-menu-items.ts'
import type { SliceContext } from '../slice.ts'
import type { MenuSectionFeaturesSlider } from './schema.ts'

/** The dishes, where the page's location serves them. */
export function load(
  slice: MenuSectionFeaturesSlider,
  context: SliceContext,
): Promise<MenuItemsData> {
  const refs = slice.items.map(({ menuItem }) => menuItem)
  return loadMenuItems(refs, context)
}
