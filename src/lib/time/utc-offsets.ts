import { Temporal } from 'temporal-polyfill'
import { validUntil } from '../front/render-context.ts'
import type { UtcOffsets } from './local-at-offsets.ts'

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
    offsets.push([at.epochMilliseconds, minutesAt(at)])
    at = at.getTimeZoneTransition('next')
  }
  return offsets
}

/** Two changes are a year where clocks change twice a year. */
const MAX_CHANGES = 2

type CachedOffsets = { offsets: UtcOffsets; from: number; until: number }
const known = new Map<string, CachedOffsets>()

/**
 * The same for what is kept, as pages and the browser's locations are: the minutes now, which count for all
 * that was before too, and those from the next two changes on. Between two changes everybody gets the same,
 * and what is being rendered with them is kept no longer than to the next one.
 */
export function upcomingOffsets(timeZone: string, now = Date.now()): UtcOffsets {
  let found = known.get(timeZone)
  // To look for changes that never come takes 20 ms.
  if (!found || now < found.from || now >= found.until) {
    found = { ...changesFrom(timeZone, now), from: now }
    known.set(timeZone, found)
  }
  validUntil(found.until)
  return found.offsets
}

function changesFrom(timeZone: string, now: number): Omit<CachedOffsets, 'from'> {
  let at: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const offsets: [number, number][] = [[0, minutesAt(at)]]
  for (at = at.getTimeZoneTransition('next'); at; at = at.getTimeZoneTransition('next')) {
    offsets.push([at.epochMilliseconds, minutesAt(at)])
    if (offsets.length > MAX_CHANGES) break
  }
  return { offsets, until: offsets[1]?.[0] ?? Number.POSITIVE_INFINITY }
}

function minutesAt(at: Temporal.ZonedDateTime): number {
  return at.offsetNanoseconds / 1e6 / MINUTE
}
