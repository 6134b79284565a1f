import { addDays } from '#lib/time/dates.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'
import { minutesOfRange } from '../settings/clock-times.ts'
import { isOpenAtMinute } from '../settings/opening-hours.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { periodsOn, periodTimesOn } from './day-periods.ts'

/** How far from the requested time a table may be for its guest to be notified, minutes. */
export const WAITLIST_REACH_MINUTES = 60

const DAY = 24 * 60

/**
 * Whether a guest may join the waitlist for a local time: the restaurant is open then and has seatings around
 * it, with tables left or not.
 */
export function seatsAround(settings: BookingSettings, at: LocalDateTime): boolean {
  const date = at.slice(0, 10)
  const [minute] = minutesOfRange(at.slice(11), at.slice(11))
  return isOpenAt(settings, date, minute) && hasSeatingNear(settings, date, minute)
}

function isOpenAt(settings: BookingSettings, date: LocalDate, minute: number): boolean {
  const hours = settings.openingHours ?? null
  if (!hours || isOpenAtMinute(hours, date)(minute)) return true
  // Periods past midnight belong to the evening before.
  return [0, -1].some((days) =>
    periodsOn(settings, addDays(date, days)).some((period) => {
      const [first, last] = minutesOfRange(period.firstSeating, period.lastSeating)
      const then = minute - days * DAY
      return period.outsideHours && first <= then && then <= last
    }),
  )
}

function hasSeatingNear(settings: BookingSettings, date: LocalDate, minute: number): boolean {
  return [-1, 0, 1].some((days) =>
    periodTimesOn(settings, addDays(date, days)).some(
      (time) => Math.abs(time.minute + days * DAY - minute) <= WAITLIST_REACH_MINUTES,
    ),
  )
}
