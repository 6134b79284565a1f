import { tablesTogether } from '#lib/floor/touching.ts'
import type { Combination, FloorRoom, TableRow } from './plan.ts'

/** Largest party of any table. */
const MAX_PARTY = 40

/** The combinations that tables of a room suggest by standing side by side, and that there are not yet. */
export function combinationOffers(
  room: Pick<FloorRoom, 'tables'>,
  tables: readonly TableRow[],
  known: readonly Combination[],
): Combination[] {
  const isKnown = (codes: readonly string[]) =>
    known.some(
      (one) =>
        one.tables.length === codes.length && codes.every((code) => one.tables.includes(code)),
    )
  return tablesTogether(room.tables).flatMap((codes) => {
    const rows = codes.flatMap((code) => tables.find((row) => row.code === code) ?? [])
    const [first] = rows
    const isWhole = rows.length === codes.length
    if (!first || !isWhole || isKnown(codes)) return []
    if (rows.some(({ attribute }) => attribute !== first.attribute)) return []
    const largest = Math.max(...rows.map(({ maxParty }) => maxParty))
    const maxParty = rows.reduce((sum, row) => sum + row.maxParty, 0)
    if (maxParty > MAX_PARTY) return []
    return [{ code: codes.join('-').slice(0, 32), tables: codes, minParty: largest + 1, maxParty }]
  })
}
