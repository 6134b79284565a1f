import { amountOf, readCents } from '#lib/money/cents.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { SaidOfDish } from '../../writers/dish-values.ts'
import { type cellReader, filled } from '../read-cell.ts'
import type { PriceColumn } from './menu-columns.ts'

type Variant = { title: string; price: number | null }

/** An amount in dollars as content has it. */
export function readAmount(text: string): Result<number, 'no_amount'> {
  const cents = readCents(text)
  const amount = cents === undefined ? null : amountOf(cents)
  return amount === null ? refuse('no_amount') : ok(amount)
}

/** Prices with their names in one cell: `6 oz: 14; 9 oz: 20`. */
export function readVariants(text: string): Result<Variant[], 'no_variants'> {
  const parts = text.split(/[;|\n]/).filter((part) => part.trim() !== '')
  const variants = parts.map((part): Variant | null => {
    const [, title = '', amount = ''] = /^(.+?)\s*[:=]\s*(.+)$/.exec(part.trim()) ?? []
    const price = readAmount(amount)
    return title !== '' && price.ok ? { title, price: price.value } : null
  })
  return variants.length > 0 && variants.every((one) => one !== null)
    ? ok(variants as Variant[])
    : refuse('no_variants')
}

/** The prices of a dish that a row says: its own, those of zones, and those of variants, all of them or some. */
export function readPrices(
  row: ReturnType<typeof cellReader>,
  columns: readonly PriceColumn[],
): { price?: number; zonePrices?: object[]; variants?: SaidOfDish['variants'] } {
  const inOneCell = row.read('prices', readVariants)
  const own: Variant[] = []
  const zonePrices: { zone: number; price: number }[] = []
  for (const { field, variant, zone } of columns) {
    const price = row.read(field, readAmount)
    if (price === undefined) continue
    if (zone === null) own.push({ title: variant, price })
    else zonePrices.push({ zone, price })
  }
  const rows = [...(inOneCell ?? []), ...own]
  return filled({
    price: row.read('price', readAmount),
    zonePrices: zonePrices.length > 0 ? zonePrices : undefined,
    variants: rows.length > 0 ? { isAll: inOneCell !== undefined, rows } : undefined,
  })
}
