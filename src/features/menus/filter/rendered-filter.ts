import type { MenuTag } from '#lib/menus/menu.ts'
import type { MenuFilter } from './filter-query.ts'
import type { FilterSummary } from './summary/filter-summary.ts'
import type { FilterResults } from './summary/results.ts'

/** The filter as the server rendered it, how much that shows, and how the form says so. */
export type RenderedFilter = {
  filter: MenuFilter
  found: FilterResults
  summary: FilterSummary
  /** Diets and allergens of this menu, and those that the address asks for. */
  tags: Pick<MenuTag, 'uid' | 'kind' | 'title'>[]
  /** How many items the whole menu has. */
  total: number
}
