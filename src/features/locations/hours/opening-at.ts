import { validUntil } from '#lib/front/render-context.ts'
import { hoursAround, type OpeningHours, openState, toLocalTime } from '#lib/time/opening-hours.ts'
import { restaurantDay } from '#lib/time/restaurant-day.ts'
import { instantOrLater, localOf } from '#lib/time/time.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { type Opening, openNowText } from './open-now.ts'

type Place = { hours: OpeningHours | null; timeZone: string; comingSoon: boolean }

/**
 * Whether a restaurant is open now; null where nobody knows: without weekly hours, and before it opens at
 * all. The page that says it is true until that changes, and to the end of the restaurant's day at the most.
 */
export function openingAt(place: Place, now = Date.now()): Opening | null {
  const { timeZone, comingSoon } = place
  if (!place.hours?.weekly || comingSoon) return null
  const hours = hoursAround(place.hours, restaurantDay(timeZone, now))
  const wall = toLocalTime(localOf(now, timeZone))
  const state = openState(hours, wall)
  const next = state.open ? state.closes : state.opens
  if (next) validUntil(instantOrLater(`${next.date}T${clockOf(next.minutes)}`, timeZone))
  return { hours, utcOffsets: upcomingOffsets(timeZone, now), atFirst: openNowText(hours, wall) }
}

/** `1050` → `17:30`. */
function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
