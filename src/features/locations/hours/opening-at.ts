import { validUntil } from '#lib/front/render-context.ts'
import { addDays } from '#lib/time/dates.ts'
import {
  hoursAround,
  type LocalTime,
  type OpeningHours,
  type OpenSpan,
  type OpenState,
  openState,
  spanLabel,
  spansOf,
  toLocalTime,
} from '#lib/time/opening-hours.ts'
import { restaurantDay } from '#lib/time/restaurant-day.ts'
import { instantOrLater, localOf } from '#lib/time/time.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import * as t from './messages.gen.ts'
import { type Opening, type OpenText, openNowText } from './open-now.ts'

type Place = { hours: OpeningHours | null; timeZone: string; comingSoon: boolean }

/**
 * Whether a restaurant is open now; null where nobody knows: without weekly hours, and before it opens at
 * all. The page that says it is true until that changes, and to the end of the restaurant's day at the most.
 */
export function openingAt(place: Place, now = Date.now()): Opening | null {
  const { timeZone } = place
  const known = wallAndHours(place, now)
  if (!known) return null
  const { hours, wall } = known
  validUntil(nextChange(openState(hours, wall), timeZone))
  return {
    hours,
    utcOffsets: upcomingOffsets(timeZone, now),
    atFirst: { ...openNowText(hours, wall), date: wall.date, until: endOfText(known, timeZone) },
  }
}

/** A restaurant's day in words, and the instant until which they are true. */
export type TodaysOpening = OpenText & { hours: string; until: number }

/** Whether a restaurant is open now and its hours of the calendar day; null where nobody knows. */
export function todaysOpening(place: Place, now = Date.now()): TodaysOpening | null {
  const known = wallAndHours(place, now)
  if (!known) return null
  const { hours, wall } = known
  return {
    ...openNowText(hours, wall),
    hours: hoursText(spansOf(hours, wall.date)),
    until: endOfText(known, place.timeZone),
  }
}

/** The instant at which what is said changes: it opens, closes, or the calendar day ends. */
function endOfText(
  { hours, wall }: { hours: OpeningHours; wall: LocalTime },
  timeZone: string,
): number {
  const midnight = instantOrLater(`${addDays(wall.date, 1)}T00:00`, timeZone)
  return Math.min(midnight, nextChange(openState(hours, wall), timeZone))
}

function wallAndHours({ hours, timeZone, comingSoon }: Place, now: number) {
  if (!hours?.weekly || comingSoon) return null
  const wall: LocalTime = toLocalTime(localOf(now, timeZone))
  return { hours: hoursAround(hours, restaurantDay(timeZone, now)), wall }
}

/** The instant at which it opens or closes next; infinity where it never does. */
function nextChange(state: OpenState, timeZone: string): number {
  const next = state.open ? state.closes : state.opens
  if (!next) return Number.POSITIVE_INFINITY
  return instantOrLater(`${next.date}T${clockOf(next.minutes)}`, timeZone)
}

function hoursText(spans: OpenSpan[]): string {
  if (spans.length === 0) return t.closedToday()
  return t.todaysHours({ hours: spans.map(spanLabel).join(', ') })
}

/** `1050` → `17:30`. */
function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
