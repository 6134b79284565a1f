import { readLocation } from '#data/locations.ts'
import { readMenuCategories } from '#data/menus.ts'
import { menuFor } from '#features/menus/menu.ts'
import type { MenuCategory } from '#lib/menu.ts'
import type { SliceContext } from '../slice.ts'
import type { MenuSection } from './schema.ts'

export type MenuSectionData = {
  categories: MenuCategory[]
  /** Currency of the location, or of the group. */
  currency: string
  /** The page belongs to no location, so that items of all zones are in it. */
  everywhere: boolean
}

/** The section's categories in the editor's order, with what the page's location serves of them. */
export async function load(slice: MenuSection, context: SliceContext): Promise<MenuSectionData> {
  const ids = slice.items.map(({ menuCategory }) => menuCategory.id)
  const [location, categories] = await Promise.all([
    context.location ? readLocation(context.location) : null,
    readMenuCategories(ids),
  ])
  return {
    categories: menuFor(categories, location ? location.zones : null),
    currency: location?.currency ?? 'CAD',
    everywhere: !location,
  }
}
