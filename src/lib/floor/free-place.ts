import type { Place, Room } from './drawing.ts'
import { edgesOf, uprightSize } from './geometry.ts'

/** Around what is put into a room there is space for chairs, centimetres. */
const AROUND_CM = 25
const STEP_CM = 20

/** A place of a size in a room where nothing stands, the topmost one; the middle of the room where all is full. */
export function freePlace(
  { width, height, tables, fixtures }: Pick<Room, 'width' | 'height' | 'tables' | 'fixtures'>,
  size: Pick<Place, 'width' | 'height' | 'rotation'>,
): { x: number; y: number } {
  const own = uprightSize({ ...size, x: 0, y: 0 })
  const [halfWidth, halfHeight] = [
    Math.ceil(own.width / 2) + AROUND_CM,
    Math.ceil(own.height / 2) + AROUND_CM,
  ]
  const taken = [...tables, ...fixtures].map(edgesOf)
  for (let y = halfHeight; y <= height - halfHeight; y += STEP_CM) {
    for (let x = halfWidth; x <= width - halfWidth; x += STEP_CM) {
      const [left, right] = [x - halfWidth, x + halfWidth]
      const [top, bottom] = [y - halfHeight, y + halfHeight]
      const isFree = taken.every(
        (one) => one.right <= left || one.left >= right || one.bottom <= top || one.top >= bottom,
      )
      if (isFree) return { x, y }
    }
  }
  return { x: Math.round(width / 2), y: Math.round(height / 2) }
}
