import type { Place } from '#lib/floor/drawing.ts'
import { type Edges, edgesOf } from '#lib/floor/geometry.ts'
import type { FloorRoom } from './plan.ts'

/** Between copies and what they were copied from, with their chairs; centimetres. */
const BESIDE_CM = 50
/** How far copies stand from what they were copied from where there is no space. */
const ASIDE_CM = 40

/** Steps to the right and down, the nearest first. */
const STEPS = Array.from({ length: 17 * 17 }, (_, n) => [(n % 17) - 8, Math.floor(n / 17) - 8])
  .map(([right = 0, down = 0]): [right: number, down: number] => [-right, -down])
  .filter(([right, down]) => right !== 0 || down !== 0)
  .toSorted((one, other) => distanceOf(one) - distanceOf(other))

type Shift = { x: number; y: number }

/** By how much copies stand away from what they were copied from: beside it or below, where nothing is. */
export function shiftOfCopies(room: FloorRoom, copied: readonly Place[]): Shift {
  const own = copied.map(edgesOf)
  const taken = [...room.tables, ...room.fixtures].map(edgesOf)
  const width = Math.max(...own.map((one) => one.right)) - Math.min(...own.map((one) => one.left))
  const height = Math.max(...own.map((one) => one.bottom)) - Math.min(...own.map((one) => one.top))
  const [x, y] = [Math.round(width) + BESIDE_CM, Math.round(height) + BESIDE_CM]
  const shifts = STEPS.map(([right, down]) => ({ x: x * right, y: y * down }))
  const isFree = (by: Shift) =>
    own.map((edges) => moved(edges, by)).every((one) => isIn(one, room) && !isOver(one, taken))
  return shifts.find(isFree) ?? { x: ASIDE_CM, y: ASIDE_CM }
}

function moved({ left, top, right, bottom }: Edges, { x, y }: Shift): Edges {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y }
}

function isIn({ left, top, right, bottom }: Edges, { width, height }: FloorRoom): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height
}

function isOver({ left, top, right, bottom }: Edges, taken: readonly Edges[]): boolean {
  return taken.some(
    (one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom,
  )
}

function distanceOf([right, down]: readonly [right: number, down: number]): number {
  return Math.abs(right) + Math.abs(down)
}
