import {
  keyOfPrice,
  type PriceChange,
  type PricedDish,
  type PriceRow,
  priceAt,
} from '#cms/menu-editing/prices/price-cells.ts'
import { type PriceRule, priceBy } from '#cms/menu-editing/prices/price-rules.ts'
import type { PriceGrid } from '#cms/menu-editing/prices/read-prices.ts'
import * as t from './messages.gen.ts'

/** What was typed and not saved yet: cents by the place of the price. */
export type Edits = ReadonlyMap<string, number | null>

/** A row as the grid shows it. */
export type GridRow = PriceRow & {
  /** The name of the dish, with that of the size. */
  name: string
  /** A dish with sizes, whose prices stand in the rows below it. */
  isHeading: boolean
  /** Whether it is the first row of a dish that guests do not see. */
  isDraft: boolean
}

/** The zone of each column; null: the price of all others. */
export const columnsOf = ({ zones }: Pick<PriceGrid, 'zones'>): (number | null)[] => [
  null,
  ...zones.map(({ id }) => id),
]

/** The name of a column. */
export function columnName({ zones }: Pick<PriceGrid, 'zones'>, zone: number | null): string {
  return zone === null ? t.price() : (zones.find(({ id }) => id === zone)?.title ?? '')
}

/** The rows of dishes, in order. */
export function gridRows(dishes: readonly PricedDish[]): GridRow[] {
  return dishes.flatMap(({ title, isDraft, rows }) =>
    rows.map((row) => ({
      ...row,
      name: row.size === null ? title : t.sizeOf({ dish: title, size: row.title }),
      isHeading: row.size === null && rows.length > 1,
      isDraft: row.size === null && isDraft,
    })),
  )
}

/** The dishes with a text in their names, of one category or of all. */
export function findDishes(
  dishes: readonly PricedDish[],
  { text, category }: { text: string; category: number | null },
): PricedDish[] {
  const wanted = text.trim().toLowerCase()
  return dishes.filter(
    ({ title, categories }) =>
      title.toLowerCase().includes(wanted) && (category === null || categories.includes(category)),
  )
}

const keyOf = ({ dish, size }: PriceRow, zone: number | null) => keyOfPrice({ dish, size, zone })

/** A price as it stands in the grid: typed, or stored. */
export function shownPrice(row: PriceRow, zone: number | null, edits: Edits): number | null {
  const typed = edits.get(keyOf(row, zone))
  return typed === undefined ? priceAt(row, zone) : typed
}

/** The edits with one more; what is as stored is none. */
export function withEdit(
  edits: Edits,
  row: PriceRow,
  zone: number | null,
  cents: number | null,
): Edits {
  const next = new Map(edits)
  if (cents === priceAt(row, zone)) next.delete(keyOf(row, zone))
  else next.set(keyOf(row, zone), cents)
  return next
}

/**
 * The edits of each row. A row whose edits are those of `last` keeps that map, so that it is drawn anew only where its
 * own have changed.
 */
export function editsByRow(
  edits: Edits,
  last: ReadonlyMap<string, Edits>,
): ReadonlyMap<string, Edits> {
  const rows = new Map<string, Map<string, number | null>>()
  for (const [key, cents] of edits) {
    const row = `${key.slice(0, key.lastIndexOf('/'))}/`
    rows.set(row, (rows.get(row) ?? new Map()).set(key, cents))
  }
  return new Map(
    [...rows].map(([row, own]) => {
      const before = last.get(row)
      return [row, before && isSame(before, own) ? before : own]
    }),
  )
}

function isSame(one: Edits, other: Edits): boolean {
  return one.size === other.size && [...one].every(([key, cents]) => other.get(key) === cents)
}

/** Every change of the grid, in its order. */
export function changesOf(grid: PriceGrid, edits: Edits): PriceChange[] {
  return grid.dishes.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      columnsOf(grid).flatMap((zone) => {
        const after = edits.get(keyOf(row, zone))
        const { dish, size } = row
        return after === undefined ? [] : [{ dish, size, zone, before: priceAt(row, zone), after }]
      }),
    ),
  )
}

/** The grid once changes are saved. */
export function withSaved(grid: PriceGrid, changes: readonly PriceChange[]): PriceGrid {
  const byRow = Map.groupBy(changes, ({ dish, size }) => keyOfPrice({ dish, size, zone: null }))
  const saved = (row: PriceRow): PriceRow => {
    const own = byRow.get(keyOf(row, null))
    if (!own) return row
    const zones = { ...row.zones }
    let { base } = row
    for (const { zone, after } of own) {
      if (zone === null) base = after
      else if (after === null) delete zones[zone]
      else zones[zone] = after
    }
    return { ...row, base, zones }
  }
  return { ...grid, dishes: grid.dishes.map((dish) => ({ ...dish, rows: dish.rows.map(saved) })) }
}

/** A rule on the prices of rows in some columns; how many change, and how many would become too high and stay. */
export function applyRule(
  rows: readonly GridRow[],
  columns: readonly (number | null)[],
  rule: PriceRule,
  edits: Edits,
): { edits: Edits; changed: number; tooHigh: number } {
  let next = edits
  let changed = 0
  let tooHigh = 0
  for (const row of rows.filter(({ isHeading }) => !isHeading)) {
    for (const zone of columns) {
      const before = shownPrice(row, zone, edits)
      if (before === null) continue
      const after = priceBy(rule, before)
      if (after === null) tooHigh++
      else if (after !== before) {
        changed++
        next = withEdit(next, row, zone, after)
      }
    }
  }
  return { edits: next, changed, tooHigh }
}
