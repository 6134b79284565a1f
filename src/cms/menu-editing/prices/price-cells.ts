/** Where a price stands: a dish, one of its sizes (row id; null = the dish itself), a zone (null = all others). */
export type PriceAt = { dish: number; size: string | null; zone: number | null }

/** A change of a price in cents; null: none of its own. */
export type PriceChange = PriceAt & { before: number | null; after: number | null }

/** Prices of a dish or of one of its sizes. */
export type PriceRow = {
  dish: number
  size: string | null
  title: string
  base: number | null
  zones: Record<number, number>
}

/** A dish with its sizes, and the ids of the categories that list it. `isDraft`: guests do not see it. */
export type PricedDish = {
  id: number
  title: string
  isDraft: boolean
  categories: number[]
  rows: PriceRow[]
}

/** The price at a place, before anything was typed. */
export function priceAt(row: PriceRow, zone: number | null): number | null {
  return zone === null ? row.base : (row.zones[zone] ?? null)
}

/** Names a place. */
export const keyOfPrice = ({ dish, size, zone }: PriceAt) => `${dish}/${size ?? ''}/${zone ?? ''}`

/** The changes that take others back. */
export function reversed(changes: readonly PriceChange[]): PriceChange[] {
  return changes.map((one) => ({ ...one, before: one.after, after: one.before }))
}
