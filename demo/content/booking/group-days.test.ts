import { describe, expect, it } from 'vitest'
import { serviceDayOf } from '#booking-engine/calendar/service-day.ts'
import { floorPlanOf } from '#booking-engine/settings/floor-plan.ts'
import { parseBookingSettings } from '#booking-engine/settings/parse-settings.ts'
import { addMinutes } from '#lib/time/time.ts'
import { weekdayOf } from '#lib/time/weekdays.ts'
import { locations } from '../locations/all.ts'
import { groupDays } from '../special-days.ts'
import { bookingSettings } from './settings.ts'

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
