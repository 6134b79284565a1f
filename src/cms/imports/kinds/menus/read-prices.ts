import { amountOf, readCents } from '#lib/money/cents.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Cells } from '../kind.ts'
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

/**
 * The prices of a dish: one, those of zones, or those of variants. With prices of variants the dish has none of its own.
 */
export function readPrices(
  row: ReturnType<typeof cellReader>,
  cells: Cells,
  columns: readonly PriceColumn[],
) {
  const price = row.read('price', readAmount)
  const inOneCell = row.read('prices', readVariants) ?? []
  const own = columns.flatMap(({ field, variant, zone }) => {
    const amount = row.read(field, readAmount)
    return zone === null && amount !== undefined ? [{ title: variant, price: amount }] : []
  })
  const zonePrices = columns.flatMap(({ field, zone }) => {
    const amount = zone === null ? undefined : row.read(field, readAmount)
    return zone !== null && amount !== undefined ? [{ zone, price: amount }] : []
  })
  const variants = [...inOneCell, ...own]
  if (variants.length > 0) return filled({ price: cells('price') === '' ? null : price, variants })
  return filled({ price, zonePrices: zonePrices.length > 0 ? zonePrices : undefined })
}
