import { amountOf, centsOf } from '#lib/money/cents.ts'
import type { MenuItem } from '#payload-types.ts'
import type { PriceAt, PriceChange } from './price-cells.ts'

/** The prices of a dish, as they are stored. */
export type Priced = Pick<MenuItem, 'price' | 'zonePrices' | 'variants'>
type ZonePrices = NonNullable<MenuItem['zonePrices']>

/** A change that does not fit the stored dish, with the price there now; `gone`: the size is not there any more. */
export type Conflict = { at: PriceAt; now: number | null; gone: boolean }

/**
 * A dish's prices with changes made to them, or the first change that has not seen the present price. One that is there
 * already is done: the answer to its first save may have been lost. Rows keep their ids, and prices that are not named
 * stay as they are.
 */
export function applyChanges(
  dish: Priced,
  changes: readonly PriceChange[],
): { data: Priced } | { conflict: Conflict } {
  let { price, zonePrices, variants } = dish
  for (const change of changes) {
    const { size, zone, before, after } = change
    const index = size === null ? -1 : (variants ?? []).findIndex(({ id }) => id === size)
    const variant = variants?.[index]
    if (size !== null && !variant) return { conflict: { at: change, now: null, gone: true } }
    const own = variant ?? { price, zonePrices }
    const now = zone === null ? centsOf(own.price) : zonePriceOf(own.zonePrices, zone)
    if (now === after) continue
    if (now !== before) return { conflict: { at: change, now, gone: false } }
    const changed =
      zone === null
        ? { price: amountOf(after) }
        : { zonePrices: withZonePrice(own.zonePrices ?? [], zone, after) }
    if (variant) variants = (variants ?? []).with(index, { ...variant, ...changed })
    else if (zone === null) price = amountOf(after)
    else zonePrices = changed.zonePrices
  }
  return { data: { price, zonePrices, variants } }
}

function zonePriceOf(prices: MenuItem['zonePrices'], zone: number): number | null {
  const row = (prices ?? []).find((one) => idOf(one.zone) === zone)
  return row ? centsOf(row.price) : null
}

function withZonePrice(prices: ZonePrices, zone: number, cents: number | null): ZonePrices {
  const index = prices.findIndex((one) => idOf(one.zone) === zone)
  if (cents === null) return prices.filter((_, at) => at !== index)
  const row = { ...prices[index], zone, price: cents / 100 }
  return index === -1 ? [...prices, row] : prices.with(index, row)
}

/** The zone of a row; 0 where it was deleted. */
const idOf = (zone: ZonePrices[number]['zone']) => (typeof zone === 'object' ? zone?.id : zone) ?? 0
