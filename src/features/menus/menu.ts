import type { MenuCategory, MenuItem, MenuTag, NutritionCard } from '#lib/menu.ts'
import { hasRichText } from '#lib/rich-text.ts'

/** Whether something with these zones is served where one of `current` applies (D-67, D-94). */
export function isServedIn(zones: readonly string[], current: readonly string[]): boolean {
  return zones.length === 0 || zones.some((zone) => current.includes(zone))
}

/**
 * The categories as one location serves them: items and pairings of other zones, and items without
 * any data, are gone (S2 §2), and so are pairing columns and categories that this leaves empty.
 * `null` zones keep every item: a page of the whole group.
 */
export function menuFor(
  categories: readonly MenuCategory[],
  zones: readonly string[] | null,
): MenuCategory[] {
  const served = (one: { zones: string[] }) => zones === null || isServedIn(one.zones, zones)
  return categories
    .map((category) => ({
      ...category,
      items: category.items
        .filter((item) => hasData(item) && served(item))
        .map((item) => ({
          ...item,
          pairings: item.pairings
            .slice(0, COLUMNS)
            .map((column) => ({
              ...column,
              items: column.items.filter(served).slice(0, COLUMN_ITEMS),
            }))
            .filter((column) => column.items.length > 0),
        })),
    }))
    .filter((category) => category.items.length > 0)
}

/** Columns A to D, each with up to three items (D-65). */
const COLUMNS = 4
const COLUMN_ITEMS = 3

function hasData(item: MenuItem): boolean {
  return (
    item.title.trim() !== '' &&
    (item.price !== null || hasRichText(item.description) || hasMore(item))
  )
}

function hasMore(item: MenuItem): boolean {
  return Boolean(item.image) || item.variants.length > 0 || item.nutrition.length > 0
}

/** A nutrition card with its calories first; missing values are `N/A` (S2 §2). */
export function nutritionRows(card: NutritionCard): { name: string; value: string }[] {
  const isCalories = ({ name }: { name: string }) => /^(calories|energy|kcal)\b/i.test(name.trim())
  const rows = card.items.map(({ name, value }) => ({ name, value: value?.trim() || 'N/A' }))
  return [...rows.filter(isCalories), ...rows.filter((row) => !isCalories(row))]
}

/** The marks that occur in these categories, each once, in the order of their first use. */
export function legendOf(categories: readonly MenuCategory[]): MenuTag[] {
  const tags = new Map<string, MenuTag>()
  for (const { items } of categories) {
    for (const tag of items.flatMap((item) => item.tags)) tags.set(tag.uid, tag)
  }
  return [...tags.values()]
}
