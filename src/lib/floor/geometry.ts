import type { Place } from './drawing.ts'

type Point = { x: number; y: number }

export type Edges = { left: number; top: number; right: number; bottom: number }

/** The size of a place as it stands in its room: what is turned by a quarter has width and height exchanged. */
export function uprightSize({ width, height, rotation = 0 }: Place) {
  const isTurned = Math.round(rotation / 90) % 2 === 1
  return isTurned ? { width: height, height: width } : { width, height }
}

/** The edges of a place as it stands in its room. */
export function edgesOf(place: Place): Edges {
  const { width, height } = uprightSize(place)
  const [left, top] = [place.x - width / 2, place.y - height / 2]
  return { left, top, right: left + width, bottom: top + height }
}

/** Whether a place lies in a room. */
export function isWithin(place: Place, room: { width: number; height: number }): boolean {
  const { left, top, right, bottom } = edgesOf(place)
  return left >= 0 && top >= 0 && right <= room.width && bottom <= room.height
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Ahead and aside of a direction, by how far something is to the right and below. */
const AXES: Record<Direction, (right: number, down: number) => [ahead: number, aside: number]> = {
  right: (right, down) => [right, down],
  left: (right, down) => [-right, down],
  down: (right, down) => [down, right],
  up: (right, down) => [-down, right],
}

/** The next place in a direction, as arrow keys go from one table to another; null = there is none. */
export function nextInDirection<P extends Point>(
  from: Point,
  others: readonly P[],
  direction: Direction,
): P | null {
  const ranked = others.flatMap((other) => {
    const [ahead, across] = AXES[direction](other.x - from.x, other.y - from.y)
    const aside = Math.abs(across)
    // Nothing far outside of the quarter that the arrow points into.
    return ahead > 0 && aside <= ahead * 1.5 ? [{ other, rank: ahead + aside * 2 }] : []
  })
  ranked.sort((one, other) => one.rank - other.rank)
  return ranked[0]?.other ?? null
}
