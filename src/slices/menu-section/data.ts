import { readLocation } from '#data/locations/locations.ts'
import { readMenuCategories } from '#data/menus/menus.ts'
import { filterMenu } from '#features/menus/filter/filter-menu.ts'
import { menuFor } from '#features/menus/menu.ts'
import { servedCategoriesAt } from '#features/menus/service.ts'
import type { MenuView } from '#features/menus/view.ts'
import type { MenuCategory } from '#lib/menus/menu.ts'
import type { SliceContext } from '../slice.ts'
import type { MenuSection } from './schema.ts'

export type MenuSectionData = {
  categories: MenuCategory[]
  /** Currency of the location, or of the group. */
  currency: string
  /** The page belongs to no location, so that items of all zones are in it. */
  everywhere: boolean
  /** Ids of the categories that the page's location does not serve at the moment. */
  later: string[]
  /** Ids of what is sold out at the location. */
  soldOut: ReadonlySet<string>
  /** On a location's menu page, which has its own legend and a link to each dish. */
  view?: MenuView | undefined
}

/** The section's categories in the editor's order, with what the page's location serves of them. */
export async function load(slice: MenuSection, context: SliceContext): Promise<MenuSectionData> {
  const ids = slice.items.map(({ menuCategory }) => menuCategory.id)
  const [location, categories] = await Promise.all([
    context.location ? readLocation(context.location) : null,
    readMenuCategories(ids),
  ])
  const served = menuFor(categories, location ? location.zones : null)
  const times = location ? servedCategoriesAt(served, location.timeZone) : new Map()
  return {
    categories: context.menu ? filterMenu(served, context.menu.filter) : served,
    currency: location?.currency ?? 'CAD',
    everywhere: !location,
    later: served.flatMap(({ id }) => (times.get(id) === 'later' ? [id] : [])),
    soldOut: context.soldOut ?? new Set(),
    view: context.menu,
  }
}
