import type { DrawnTable } from './drawing.ts'

/** Tables of one kind at their places: code, middle (cm), and by how much they are turned (degrees). */
export type Placed = readonly (readonly [code: string, x: number, y: number, rotation?: number])[]

/** Draws tables of one kind, each at its place. */
export function placed(
  own: Omit<DrawnTable, 'code' | 'x' | 'y' | 'rotation'>,
  tables: Placed,
): (DrawnTable & { rotation: number })[] {
  return tables.map(([code, x, y, rotation = 0]) => ({ ...own, code, x, y, rotation }))
}
