import { Temporal } from 'temporal-polyfill'

/** One slot of the booking grid in ms: a quarter of an hour. */
export const SLOT = 15 * 60_000

/**
 * The instant (ms) of a local wall time `YYYY-MM-DDTHH:mm` in an IANA zone. An hour that the clocks
 * skip has none (null); of an hour that comes twice the first is meant.
 */
export function instantOf(local: string, zone: string): number | null {
  const wall = Temporal.PlainDateTime.from(local)
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null
}

/** Wall time `YYYY-MM-DDTHH:mm` of an instant (ms) in an IANA zone. */
export function localOf(instant: number, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The date `days` after (or before) a date `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** ISO weekday of a date `YYYY-MM-DD`: 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}

/** Whether a text is a real wall time `YYYY-MM-DDTHH:mm` (no 30 February, no 25:00). */
export function isLocalDateTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  const instant = Date.parse(`${text}Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 16) === text
}
