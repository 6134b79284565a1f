import { MAP_WORLD, type MapPoint, project } from '#features/locations/finder/map/projection.ts'
import type { Coordinates } from '#lib/geo/distance.ts'

/** The part of the map that is framed, in map units. */
export type MapFrame = { x: number; y: number; width: number; height: number }

/** A mark of the map: one location, or several that would lie on one another. */
export type MapMarker = {
  uids: string[]
  /** What stands on it: its number in the list, or how many it stands for. */
  label: string
  /** In percent of the frame. */
  left: number
  top: number
  /** Pixels aside, where it has neighbours in the same street. */
  shiftX: number
  shiftY: number
}

export type MapItem = { uid: string; coordinates: Coordinates | null }

/** About 17 km: closer than this the coast is too coarse to say anything. */
const LEAST = 60
/** About 900 km: one restaurant alone is shown among borders and shores, where there is something to see. */
const ALONE = 3200
/** Air around the outermost marks, as a share of the frame. */
const AIR = 0.17
/** The narrowest screen on which marks must not lie on one another, in pixels. */
const PHONE = { width: 340, height: 250 }
/** Marks closer than this become one. */
const APART_PX = 34
/** Half the distance of marks that are set apart. */
const SHIFT_PX = 17

/** The frame around locations and the place that they are near to; null where there are none. */
export function frameOf(
  places: readonly (Coordinates | null)[],
  from: Coordinates | null = null,
): MapFrame | null {
  const points = places.flatMap((place) => (place ? [project(place)] : []))
  if (points.length === 0) return null
  const least = points.length > 1 ? LEAST : ALONE
  if (from) points.push(project(from))
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  const span = Math.max(right - left, bottom - top, least)
  const width = Math.max(right - left, least / 2) + span * AIR * 2
  const height = Math.max(bottom - top, least / 2) + span * AIR * 2
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** Steps of the grid, in degrees. */
const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1]
/** So many lines a frame has at the most, each way. */
const LINES = 5

/** Meridians and parallels as the data of an SVG path: they go on beyond the frame, to the map's edge. */
export function gridLines({ x, y, width, height }: MapFrame): string {
  const size = Math.max(width, height)
  const across = (size / MAP_WORLD) * 360
  const step = STEPS.findLast((degrees) => across / degrees <= LINES) ?? 10
  const [left, right, top, bottom] = [x - size, x + width + size, y - size, y + height + size]
  const lines: string[] = []
  const first = Math.ceil(((left / MAP_WORLD) * 360 - 180) / step)
  for (let line = first; line < first + 4 * LINES; line++) {
    const at = project({ latitude: 0, longitude: line * step }).x
    if (at < right) lines.push(`M${round(at)} ${round(top)}V${round(bottom)}`)
  }
  for (let line = Math.ceil(10 / step); line * step <= 80; line++) {
    const at = project({ latitude: line * step, longitude: 0 }).y
    if (at > top && at < bottom) lines.push(`M${round(left)} ${round(at)}H${round(right)}`)
  }
  return lines.join('')
}

/** Where a place lies in a frame, in percent. */
export function isInFrame(frame: MapFrame, place: Coordinates): { left: number; top: number } {
  const { x, y } = project(place)
  return {
    left: percent((x - frame.x) / frame.width),
    top: percent((y - frame.y) / frame.height),
  }
}

/**
 * The marks of a list, numbered as the list is. Those that would lie on one another on a phone are one
 * mark; where no closer look could part them, they stand side by side.
 */
export function mapMarkers(frame: MapFrame, items: readonly MapItem[]): MapMarker[] {
  const scale = scaleOf(frame)
  const groups: { number: number; item: MapItem; point: MapPoint }[][] = []
  for (const [index, item] of items.entries()) {
    if (!item.coordinates) continue
    const one = { number: index + 1, item, point: project(item.coordinates) }
    const group = groups.find((members) => gap(middle(members), one.point) * scale < APART_PX)
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups.flatMap((members) => {
    const { x, y } = middle(members)
    const left = percent((x - frame.x) / frame.width)
    const top = percent((y - frame.y) / frame.height)
    const inseparable = members.length > 1 && !parts(members.map(({ point }) => point))
    if (!inseparable || members.length > 4) {
      const uids = members.map(({ item }) => item.uid)
      const label = String(members.length > 1 ? members.length : members[0]?.number)
      return [{ uids, label, left, top, shiftX: 0, shiftY: 0 }]
    }
    return members.map(({ item, number }, index) => {
      const turn = (index / members.length) * 2 * Math.PI + Math.PI
      return {
        uids: [item.uid],
        label: String(number),
        left,
        top,
        shiftX: Math.round(Math.cos(turn) * SHIFT_PX),
        shiftY: Math.round(Math.sin(turn) * SHIFT_PX),
      }
    })
  })
}

/** Whether the closest look at these would show them apart. */
function parts(points: MapPoint[]): boolean {
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  const span = Math.max(right - left, bottom - top)
  const frame = Math.max(span, LEAST) * (1 + 2 * AIR)
  return span * scaleOf({ x: 0, y: 0, width: frame, height: frame }) >= APART_PX
}

/** Pixels of a map unit on a phone. */
function scaleOf({ width, height }: MapFrame): number {
  return Math.min(PHONE.width / width, PHONE.height / height)
}

function middle(members: readonly { point: MapPoint }[]): MapPoint {
  const sum = (axis: 'x' | 'y') => members.reduce((all, { point }) => all + point[axis], 0)
  return { x: sum('x') / members.length, y: sum('y') / members.length }
}

function gap(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function ends(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
