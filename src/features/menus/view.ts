import type { MenuCategory } from '#lib/menus/menu.ts'
import type { MenuFilter } from './filter/filter-query.ts'

/** How a location's menu page shows its menu. */
export type MenuView = {
  filter: MenuFilter
  /** By a dish's uid the category (document id) where its address `#dish-{uid}` leads: its first. */
  places: ReadonlyMap<string, string>
}

/** The first category of each item. */
export function menuPositions(categories: readonly MenuCategory[]): Map<string, string> {
  const all = categories.flatMap(({ id, items }) => items.map(({ uid }) => [uid, id] as const))
  return new Map(all.toReversed())
}
