import type { MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { menuSections } from '../sections.ts'
import { isFiltered, type MenuFilter, matchesFilter, type TaggedItem } from './filter-query.ts'
import { type FilterResults, NO_RESULTS, withShown } from './summary/results.ts'

/** An item as filters see it: what it may contain counts as what it contains. */
export function tagUidsOf({ tags, mayContainTags, unknownTags, checkedAt }: MenuItem): TaggedItem {
  const marks = [...tags.map(({ uid }) => uid), ...mayContainTags]
  return { marks, unknown: unknownTags, checkedAt }
}

/**
 * What fits of these categories, those left empty gone. A filter takes suggestions away, too: what is
 * suggested with a dish need not fit.
 */
export function filterMenu(
  categories: readonly MenuCategory[],
  filter: MenuFilter,
): MenuCategory[] {
  if (!isFiltered(filter)) return [...categories]
  return categories
    .map((category) => ({
      ...category,
      items: category.items
        .filter((item) => matchesFilter(filter, tagUidsOf(item)) === 'fits')
        .map((item) => ({ ...item, pairings: [] })),
    }))
    .filter(({ items }) => items.length > 0)
}

/** How much of these categories a filter shows. */
export function countResults(
  categories: readonly MenuCategory[],
  filter: MenuFilter,
): FilterResults {
  let found = NO_RESULTS
  for (const item of categories.flatMap(({ items }) => items)) {
    const marked = tagUidsOf(item)
    const verdict = matchesFilter(filter, marked)
    if (verdict === 'fits') found = withShown(found, marked.checkedAt)
    if (verdict === 'unchecked') found = { ...found, unchecked: found.unchecked + 1 }
  }
  return found
}

type Slice = { blockType: string } & Record<string, unknown>

const idsOf = (slice: Slice) => menuSections([slice])[0]?.ids ?? []

/**
 * The slices of a narrowed menu: sections and the headings above them only where one of `categories`
 * (document ids) is left, and no featured dishes: they may fit or not.
 */
export function filterSlices<One extends Slice>(
  slices: readonly One[],
  categories: ReadonlySet<string>,
): One[] {
  const left = (slice: Slice) =>
    idsOf(slice).some((id) => categories.has(id)) || slice.blockType !== 'menu_section'
  return slices.filter((slice, at) => {
    if (slice.blockType === 'menu_section_features_slider') return false
    if (slice.blockType !== 'menu_section_heading') return left(slice)
    const below = slices.slice(at + 1)
    const next = below.findIndex(({ blockType }) => blockType === 'menu_section_heading')
    const own = next === -1 ? below : below.slice(0, next)
    return own.some((one) => one.blockType === 'menu_section' && left(one))
  })
}
