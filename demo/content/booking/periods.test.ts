import { describe, expect, it } from 'vitest'
import { serviceDayOf } from '#booking-engine/calendar/service-day.ts'
import { floorPlanOf } from '#booking-engine/settings/floor-plan.ts'
import { parseBookingSettings } from '#booking-engine/settings/parse-settings.ts'
import { addMinutes } from '#lib/time/time.ts'
import { weekdayOf } from '#lib/time/weekdays.ts'
import { week } from '../hours.ts'
import { locations } from '../locations/all.ts'
import { burrard } from '../locations/burrard.ts'
import { groupDays } from '../special-days.ts'
import { weeklyPeriods } from './periods.ts'
import { bookingSettings } from './settings.ts'

const periodsOf = (hours: string) =>
  weeklyPeriods({ ...burrard, hours: week(hours, '', '') }).map(
    ({ code, firstSeating, lastSeating }) => `${code} ${firstSeating}-${lastSeating}`,
  )

it('divides a long day into lunch and dinner, the last table 75 minutes before closing', () => {
  expect(periodsOf('11:30-23:00')).toEqual(['lunch 11:30-15:45', 'dinner 16:00-21:45'])
})

it('keeps the break of a split day', () => {
  expect(periodsOf('11:30-14:30 17:00-22:00')).toEqual(['lunch 11:30-13:15', 'dinner 17:00-20:45'])
})

it('goes on after midnight', () => {
  expect(periodsOf('16:00-02:00')).toEqual(['dinner 16:00-00:45'])
  expect(periodsOf('17:00-00:00')).toEqual(['dinner 17:00-22:45'])
})

it('serves breakfast early and nothing on a closed day', () => {
  expect(periodsOf('07:00-10:30')).toEqual(['breakfast 07:00-09:15'])
  expect(periodsOf('')).toEqual([])
})

describe('the days of the group', () => {
  const taking = locations.filter(({ uid }) => bookingSettings[uid])

  it.each(taking)('are booked at $uid up to 75 minutes before it closes', ({ uid, hours }) => {
    const days = groupDays(new Date('2026-06-01T10:00:00Z'))
      .filter(({ only, except }) => (only ? only.includes(uid) : !except?.includes(uid)))
      .map(({ date, spans }) => ({ date, spans }))
    expect(days.length).toBeGreaterThan(4)
    const openingHours = { weekly: hours, holidays: days, closure: null }
    const parsed = parseBookingSettings({ ...bookingSettings[uid], openingHours })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.detail))
    for (const { date, spans } of days) {
      const { seatingTimes: starts } = serviceDayOf(floorPlanOf(1, parsed.value), date)
      const [span] = spans
      // A restaurant that is closed on that weekday takes no bookings on a holiday that falls on it.
      const usual = hours[weekdayOf(date)]
      if (!span || usual.length === 0) expect(starts).toEqual([])
      else expect(starts.at(-1)?.time.slice(11)).toBe(before(span.closes, 75))
    }
  })
})

/** The time some minutes before another one. */
function before(clock: string, minutes: number): string {
  return addMinutes(`2000-01-02T${clock}`, -minutes).slice(11)
}
