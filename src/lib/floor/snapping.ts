import type { Place } from './drawing.ts'
import { uprightSize } from './geometry.ts'

/** How far something moves by itself to stand in line with something else, centimetres. */
export const SNAP_CM = 12
/** What stands in line with nothing stands on a grid, centimetres. */
export const GRID_CM = 5

type Size = { width: number; height: number }

/** Where something comes to stand, and the lines with others on which it does. */
export type Snapped = { x: number; y: number; guideX: number | null; guideY: number | null }

/**
 * The place for something that was put down near others: in line with their middles or edges, side by side with them
 * without a gap, else on the grid; always in its room.
 */
export function snap(place: Place, others: readonly Place[], room: Size): Snapped {
  const { width, height } = uprightSize(place)
  const own = others.map((other) => ({ ...uprightSize(other), x: other.x, y: other.y }))
  const across = lineUp(
    { at: place.x, size: width },
    own.map(({ x, width }) => ({ at: x, size: width })),
  )
  const down = lineUp(
    { at: place.y, size: height },
    own.map(({ y, height }) => ({ at: y, size: height })),
  )
  const x = clamp(across.at, width, room.width)
  const y = clamp(down.at, height, room.height)
  return {
    ...{ x, y },
    guideX: x === across.at ? across.guide : null,
    guideY: y === down.at ? down.guide : null,
  }
}

/** The nearest middle at which something of a size lies in a room; what is larger stands in its middle. */
export function clamp(at: number, size: number, room: number): number {
  if (size >= room) return Math.round(room / 2)
  return Math.min(Math.max(at, Math.ceil(size / 2)), Math.floor(room - size / 2))
}

type Span = { at: number; size: number }

/** The middle of a span in line with others; `guide` = where the line is. */
function lineUp({ at, size }: Span, others: readonly Span[]): { at: number; guide: number | null } {
  const half = size / 2
  const lines = others.flatMap((other) => {
    const [from, to] = [other.at - other.size / 2, other.at + other.size / 2]
    return [
      { at: other.at, guide: other.at },
      ...[from, to].flatMap((edge) => [
        { at: edge + half, guide: edge },
        { at: edge - half, guide: edge },
      ]),
    ]
  })
  const near = lines
    .map((line) => ({ ...line, far: Math.abs(line.at - at) }))
    .filter(({ far }) => far <= SNAP_CM)
    .toSorted((one, other) => one.far - other.far)[0]
  if (near) return { at: Math.round(near.at), guide: near.guide }
  return { at: Math.round(at / GRID_CM) * GRID_CM, guide: null }
}
