import { Temporal } from 'temporal-polyfill'

/** Local wall time of the restaurant, `YYYY-MM-DDTHH:mm`, without zone (spec:api.local-times). */
export type LocalDateTime = string
/** Local date of the restaurant, `YYYY-MM-DD`. */
export type LocalDate = string

/** One slot of the booking grid in ms: a quarter of an hour. */
export const SLOT_MS = 15 * 60_000

/**
 * The instant (ms) of a local wall time `YYYY-MM-DDTHH:mm` in an IANA zone. An hour that the clocks
 * skip has none (null); of an hour that comes twice the first is meant.
 */
export function instantOf(local: string, zone: string): number | null {
  const wall = Temporal.PlainDateTime.from(local)
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null
}

/** As `instantOf`; a wall time in an hour that the clocks skip is as much later. */
export function instantOrLater(local: string, zone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
}

/** The instant (ms) in which a date begins in an IANA zone; where its midnight is skipped, an hour on. */
export function startOfDay(date: string, zone: string): number {
  return instantOf(`${date}T00:00`, zone) ?? instantOf(`${date}T01:00`, zone) ?? 0
}

/** Wall time `YYYY-MM-DDTHH:mm` of an instant (ms) in an IANA zone. */
export function localOf(instant: number, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The wall time `minutes` after (or before) another one, on a wall where no clocks change. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

/** How many minutes lie between two wall times, whichever is first, on a wall where no clocks change. */
export function minutesBetween(a: string, b: string): number {
  return Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) / 60_000
}
