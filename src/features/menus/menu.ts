import { isServedIn } from '#lib/menus/item-zones.ts'
import type {
  GroupMenuCategory,
  GroupMenuItem,
  MenuCategory,
  MenuItem,
  MenuTag,
  NutritionCard,
  ServedKind,
  ZonePrice,
} from '#lib/menus/menu.ts'
import type { ServedTime } from '#lib/menus/served-times.ts'
import { hasRichText } from '#lib/text/rich-text.ts'
import * as t from './item/messages.gen.ts'

/**
 * The categories as one location serves them: items and pairings of other zones, and items without
 * any data, are gone (spec:menus.item-hidden), and so are pairing columns and categories that this leaves empty, and
 * columns of drinks where an item goes with food, or the other way round. Prices
 * and times are those of the first of its zones, in content order, that has its own. `null` zones keep
 * every item and have no prices of their own: a page of the whole group.
 */
export function menuFor(
  categories: readonly GroupMenuCategory[],
  zones: readonly string[] | null,
): MenuCategory[] {
  return categories
    .map(({ zoneServed, ...category }) => ({
      ...category,
      served: servedFor({ zoneServed, ...category }, zones),
      items: category.items.flatMap((item) => itemFor(item, zones) ?? []),
    }))
    .filter((category) => category.items.length > 0)
}

/** The item as it is served in these zones, or null where it is not, or has no data (spec:menus.item-hidden). */
export function itemFor(
  { zonePrices, ...item }: GroupMenuItem,
  zones: readonly string[] | null,
): MenuItem | null {
  const served = (one: { zones: string[] }) => zones === null || isServedIn(one.zones, zones)
  if (!hasData(item) || !served(item)) return null
  const pairings = item.pairings
    .filter(({ kind = 'default' }) => goesWith(item.pairingType, kind))
    .slice(0, COLUMNS)
    .map((column) => ({ ...column, items: column.items.filter(served).slice(0, COLUMN_ITEMS) }))
    .filter((column) => column.items.length > 0)
  const variants = item.variants.map(({ zonePrices, title, price }) => ({
    title,
    price: priceIn(zonePrices, zones) ?? price,
  }))
  return { ...item, price: priceIn(zonePrices, zones) ?? item.price, variants, pairings }
}

function priceIn(prices: readonly ZonePrice[], zones: readonly string[] | null): number | null {
  const zone = firstOf(prices, zones)
  return prices.find((one) => one.zone === zone)?.price ?? null
}

/** On a page of the whole group only what holds in all zones is said. */
function servedFor(
  { served, zoneServed }: Pick<GroupMenuCategory, 'served' | 'zoneServed'>,
  zones: readonly string[] | null,
): ServedTime[] {
  if (zones === null) return zoneServed.length > 0 ? [] : served
  const zone = firstOf(zoneServed, zones)
  if (zone === undefined) return served
  const own = zoneServed.filter((line) => line.zone === zone)
  return own.map(({ days, from, until }) => ({ days, from, until }))
}

/** The first of a location's zones that has lines of its own (spec:menus.prices). */
function firstOf(
  lines: readonly { zone: string }[],
  zones: readonly string[] | null,
): string | undefined {
  return zones?.find((zone) => lines.some((line) => line.zone === zone))
}

/** Whether a pairing of this type names what a category of this kind holds (spec:menus.pairing-type). */
function goesWith(type: ServedKind, kind: ServedKind): boolean {
  return type === 'default' || kind === 'default' || type === kind
}

/** Columns A to D, each with up to three items (spec:menus.pairings). */
const COLUMNS = 4
const COLUMN_ITEMS = 3

function hasData(item: Omit<GroupMenuItem, 'zonePrices'>): boolean {
  return (
    item.title.trim() !== '' &&
    (item.price !== null || hasRichText(item.description) || hasMore(item))
  )
}

function hasMore(item: Omit<GroupMenuItem, 'zonePrices'>): boolean {
  return Boolean(item.image) || item.variants.length > 0 || item.nutrition.length > 0
}

/** A nutrition card with its calories first; missing values are `N/A` (spec:menus.nutrition). */
export function nutritionRows(card: NutritionCard): { name: string; value: string }[] {
  const rows = card.items.map(({ name, value }) => ({
    name,
    value: value?.trim() || t.notAvailable(),
  }))
  return [...rows.filter(isCalories), ...rows.filter((row) => !isCalories(row))]
}

/** The calories of its first card that knows them, as its editor wrote them. */
export function caloriesOf({ nutrition }: Pick<MenuItem, 'nutrition'>): string | null {
  const rows = nutrition.flatMap(({ items }) => items.filter(isCalories))
  return rows.find(({ value }) => value?.trim())?.value?.trim() ?? null
}

function isCalories({ name }: { name: string }): boolean {
  return /^(calories|energy|kcal)\b/i.test(name.trim())
}

/** The marks that occur in these categories, each once, in the order of their first use. */
export function legendOf(categories: readonly MenuCategory[]): MenuTag[] {
  const tags = new Map<string, MenuTag>()
  for (const { items } of categories) {
    for (const tag of items.flatMap((item) => item.tags)) tags.set(tag.uid, tag)
  }
  return [...tags.values()]
}
