import type { LocalDateTime } from './time.ts'

/** From which instant (ms) on a restaurant's clocks are how many minutes ahead of UTC, in order; at least one. */
export type UtcOffsets = readonly (readonly [from: number, minutes: number])[]

/** Wall time `YYYY-MM-DDTHH:mm` of an instant (ms) at a restaurant. */
export function localAtOffsets(instant: number, offsets: UtcOffsets): LocalDateTime {
  return localSecondAtOffsets(instant, offsets).slice(0, 16)
}

/** As `localAtOffsets`, to the second: `YYYY-MM-DDTHH:mm:ss`. */
export function localSecondAtOffsets(instant: number, offsets: UtcOffsets): string {
  const [, minutes = 0] = offsets.findLast(([from]) => from <= instant) ?? offsets[0] ?? []
  return new Date(instant + minutes * 60_000).toISOString().slice(0, 19)
}

/**
 * The instant (ms) of a wall time `YYYY-MM-DDTHH:mm` at a restaurant: of a time that comes twice the first one, of one
 * that the clocks skip the one as if they had not been changed yet.
 */
export function instantAtOffsets(local: LocalDateTime, offsets: UtcOffsets): number {
  const wall = Date.parse(`${local}Z`)
  const instants = offsets.map(([, minutes]) => wall - minutes * 60_000)
  const matching = instants.filter((instant) => localAtOffsets(instant, offsets) === local)
  return matching.length ? Math.min(...matching) : Math.max(...instants)
}
