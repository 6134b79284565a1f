import type { MenuCategory, MenuItem, MenuTag, NutritionCard } from '#lib/menu.ts'
import { hasRichText } from '#lib/rich-text.ts'
import { isServedIn } from './zones.ts'

/**
 * The categories as one location serves them: items and pairings of other zones, and items without
 * any data, are gone (S2 §2), and so are pairing columns and categories that this leaves empty.
 * `null` zones keep every item: a page of the whole group.
 */
export function menuFor(
  categories: readonly MenuCategory[],
  zones: readonly string[] | null,
): MenuCategory[] {
  return categories
    .map((category) => ({
      ...category,
      items: category.items.flatMap((item) => itemFor(item, zones) ?? []),
    }))
    .filter((category) => category.items.length > 0)
}

/** The item as it is served in these zones, or null where it is not, or has no data (S2 §2). */
export function itemFor(item: MenuItem, zones: readonly string[] | null): MenuItem | null {
  const served = (one: { zones: string[] }) => zones === null || isServedIn(one.zones, zones)
  if (!hasData(item) || !served(item)) return null
  const pairings = item.pairings
    .slice(0, COLUMNS)
    .map((column) => ({ ...column, items: column.items.filter(served).slice(0, COLUMN_ITEMS) }))
    .filter((column) => column.items.length > 0)
  return { ...item, pairings }
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
