import { Temporal } from 'temporal-polyfill'
import type { UtcOffsets } from './restaurant-wall.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * Minutes that an IANA zone is ahead of UTC around some instants (ms), for browsers, whose own zone data
 * may be older than a change of the law. Holds from a day before the first of them to two days after the
 * last.
 */
export function utcOffsets(timeZone: string, ...around: number[]): UtcOffsets {
  const last = Math.max(...around) + 2 * DAY
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    Math.min(...around) - DAY,
  ).toZonedDateTimeISO(timeZone)
  const offsets: [number, number][] = []
  while (at && at.epochMilliseconds <= last) {
    offsets.push([at.epochMilliseconds, at.offsetNanoseconds / 1e6 / MINUTE])
    at = at.getTimeZoneTransition('next')
  }
  return offsets
}
