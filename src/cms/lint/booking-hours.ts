import { minutesOfRange } from '#booking-engine/settings/clock-times.ts'
import { isOpenAtMinute } from '#booking-engine/settings/opening-hours.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingSetting, Location } from '../../payload-types.ts'
import { bookingProviderOf } from '../booking/booking-provider.ts'
import { weekdays } from '../fields/opening-hours.ts'
import { toPublicHours } from '../hours/opening-hours.ts'
import type { LintError } from './lint-finding.ts'
import * as t from './messages.gen.ts'

/** Any Monday: the weekly hours are the same on all of them. */
const MONDAY = '2001-01-01'
const SLOT_MINUTES = 15

/**
 * A location that takes bookings by its own settings, and no weekly hours say when it is open
 * (spec:locations.hours-bound-bookings).
 */
export function missingHoursErrors(
  location: Location,
  settings: BookingSetting | undefined,
): LintError[] {
  if (!takesOwnBookings(location, settings) || (location.hours?.weekly ?? []).length > 0) return []
  return [{ rule: 'hours-missing', path: 'hours.weekly', label: t.openingHoursWeeklyHours() }]
}

/** Weekly periods of which the opening hours leave a part out, or all, on one of their days. */
export function periodsOutsideHoursErrors(
  settings: BookingSetting,
  location: Location | undefined,
): LintError[] {
  const weekly = location && takesOwnBookings(location, settings) ? location.hours?.weekly : []
  const hours = toPublicHours({ weekly })
  if (!hours) return []
  return (settings.periods ?? []).flatMap((period, index): LintError[] => {
    if (period.outsideHours) return []
    const [first, last] = minutesOfRange(period.firstSeating, period.lastSeating)
    const within = (period.weekdays ?? []).every((day) => {
      const nth = weekdays.findIndex(({ value }) => value === day)
      const isOpen = isOpenAtMinute(hours, addDays(MONDAY, nth))
      for (let minute = first; minute <= last; minute += SLOT_MINUTES) {
        if (!isOpen(minute)) return false
      }
      return true
    })
    const label = t.weeklyPeriod({ number: index + 1, name: period.name })
    return within ? [] : [{ rule: 'outside-hours', path: `periods.${index}`, label }]
  })
}

/** Whether tables are sold by these settings: books that a provider keeps are the provider's. */
function takesOwnBookings(location: Location, settings: BookingSetting | undefined): boolean {
  return (
    settings !== undefined && !location.comingSoon && bookingProviderOf(location, true) === 'house'
  )
}
