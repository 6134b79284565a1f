import type { DrawnTable, Place } from './drawing.ts'
import { edgesOf } from './geometry.ts'

/** Tables that stand as near as this are pushed together, centimetres. */
export const TOUCH_CM = 15
/** More tables than these are not offered as one. */
const MAX_TOGETHER = 6

/** Whether two places stand side by side, along at least half of the shorter one of their sides. */
export function isTouching(one: Place, other: Place): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)]
  const across = gapOf(a.left, a.right, b.left, b.right)
  const down = gapOf(a.top, a.bottom, b.top, b.bottom)
  const isBeside = (gap: number, along: number, shortest: number) =>
    Math.abs(gap) <= TOUCH_CM && -along >= shortest / 2
  return (
    isBeside(across, down, Math.min(a.bottom - a.top, b.bottom - b.top)) ||
    isBeside(down, across, Math.min(a.right - a.left, b.right - b.left))
  )
}

/** Between two spans; negative = by how much they overlap. */
function gapOf(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(from, otherFrom) - Math.min(to, otherTo)
}

/**
 * The tables of a room that can be offered as one: each two that touch, and all that touch in a row. Codes are in the
 * order of the tables. Seats at a bar are nobody's table.
 */
export function tablesTogether(tables: readonly DrawnTable[]): string[][] {
  const own = tables.filter(({ shape }) => shape !== 'stool')
  const pairs = own.flatMap((one, at) =>
    own.slice(at + 1).flatMap((other) => (isTouching(one, other) ? [[one, other]] : [])),
  )
  const groups: Set<DrawnTable>[] = []
  for (const pair of pairs) {
    const joined = groups.filter((group) => pair.some((table) => group.has(table)))
    const merged = new Set([...joined.flatMap((group) => [...group]), ...pair])
    groups.splice(0, groups.length, ...groups.filter((one) => !joined.includes(one)), merged)
  }
  const rows = groups.filter(({ size }) => size > 2 && size <= MAX_TOGETHER)
  return [...pairs, ...rows.map((group) => own.filter((one) => group.has(one)))].map((group) =>
    group.map(({ code }) => code),
  )
}
