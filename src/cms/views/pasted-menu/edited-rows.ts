import { asKind, splitLines } from '#lib/menu-text/change-rows.ts'
import type { Doubt, MenuRow, RowKind } from '#lib/menu-text/menu-row.ts'
import type { Legend } from '#lib/menu-text/read-marks.ts'
import { readCents, typedCents } from '#lib/money/cents.ts'

/** A price as it stands in its field. */
export type TypedPrice = { name: string; typed: string }

/** A row that is being corrected. `use`: whether the dish of this name that is there is listed in its place. */
export type EditedRow = Omit<MenuRow, 'prices'> & {
  id: number
  prices: TypedPrice[]
  use: boolean
}

/** A change of the rows that somebody made. */
export type RowChange =
  | { act: 'kind'; id: number; kind: RowKind }
  | { act: 'name' | 'text'; id: number; typed: string }
  | { act: 'prices'; id: number; prices: TypedPrice[] }
  | { act: 'use'; id: number; use: boolean }
  | { act: 'unmark' | 'settle' | 'split'; id: number }

/** Rows of a proposal as they are corrected. */
export function toEdited(rows: readonly MenuRow[], from = 0): EditedRow[] {
  return rows.map((row, at) => ({
    ...row,
    ...{ id: from + at, use: false },
    prices: row.prices.map(({ name, cents }) => ({ name, typed: typedCents(cents) })),
  }))
}

/** A row as a menu is made of it: prices that are empty, or that cannot be read, are left out. */
export function toMenuRow({ id: _, use: __, prices, ...row }: EditedRow): MenuRow {
  return {
    ...row,
    prices: prices.flatMap(({ name, typed }) => {
      const cents = readCents(typed)
      return typeof cents === 'number' ? [{ name: name.trim(), cents }] : []
    }),
  }
}

/** The rows after a change. */
export function changeRows(
  rows: readonly EditedRow[],
  change: RowChange,
  legend: Legend,
): EditedRow[] {
  return rows.flatMap((row) => {
    if (row.id !== change.id) return [row]
    if (change.act !== 'split') return [changed(row, change, legend)]
    const lines = splitLines(toMenuRow(row))
    const next = Math.max(...rows.map(({ id }) => id)) + 1
    return toEdited(lines, next).map((line, at) => (at === 0 ? { ...line, id: row.id } : line))
  })
}

function changed(
  row: EditedRow,
  change: Exclude<RowChange, { act: 'split' }>,
  legend: Legend,
): EditedRow {
  switch (change.act) {
    case 'kind': {
      const [edited = row] = toEdited([asKind(toMenuRow(row), change.kind, legend)], row.id)
      return { ...edited, use: row.use && change.kind === 'dish' }
    }
    case 'name':
      return { ...row, name: change.typed, doubts: without(row.doubts, 'mark') }
    case 'text':
      return { ...row, text: change.typed }
    case 'prices': {
      const { prices } = change
      const isPriced = prices.some(({ typed }) => typed.trim() !== '')
      const isNamed = prices.length < 2 || prices.every(({ name }) => name.trim() !== '')
      const doubts = isPriced ? without(row.doubts, 'no-price', 'market-price') : row.doubts
      return { ...row, prices, doubts: isNamed ? without(doubts, 'sizes') : doubts }
    }
    case 'use':
      return { ...row, use: change.use }
    case 'unmark':
      return { ...row, marks: [] }
    default:
      return { ...row, doubts: [] }
  }
}

function without(doubts: readonly Doubt[], ...settled: Doubt[]): Doubt[] {
  return doubts.filter((doubt) => !settled.includes(doubt))
}

/** Key by which names of dishes are compared: lower case, single spaces. */
export const dishKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')
