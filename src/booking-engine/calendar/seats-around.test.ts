import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { smallHouse } from '#tests/support/booking.ts'
import type { PublicHours } from '../settings/opening-hours.ts'
import { parseBookingSettings } from '../settings/parse-settings.ts'
import type { BookingSettingsInput } from '../settings/settings.ts'
import { seatsAround } from './seats-around.ts'

const FRIDAY = '2027-05-07'

/** Open every day from one clock to another, and closed on Saturday, 8 May. */
const hours = (opens: string, closes: string): PublicHours => ({
  weekly: Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ opens, closes }]]),
  ) as PublicHours['weekly'],
  holidays: [{ date: '2027-05-08', spans: [] }],
  closure: null,
})

const dinner = {
  ...{ code: 'dinner', name: 'Dinner', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ...{ firstSeating: '17:00', lastSeating: '21:00' },
}

function waits(at: string, change: Partial<BookingSettingsInput> = {}): boolean {
  const parsed = parseBookingSettings(smallHouse(1, { periods: [dinner], ...change }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.detail))
  return seatsAround(parsed.value, at)
}

describe('somebody may wait for a table', () => {
  const openingHours = hours('16:30', '23:00')

  it('at times at which the restaurant is open and seats parties around', () => {
    for (const time of ['16:30', '17:00', '19:07', '21:00', '22:00'])
      expect(waits(`${FRIDAY}T${time}`, { openingHours }), time).toBe(true)
  })

  it('not at times at which it is closed', () => {
    for (const time of ['00:00', '04:00', '12:00', '16:29', '23:00'])
      expect(waits(`${FRIDAY}T${time}`, { openingHours }), time).toBe(false)
    expect(waits('2027-05-08T19:00', { openingHours })).toBe(false)
  })

  it('not at times so late that no table of the evening is near', () => {
    expect(waits(`${FRIDAY}T22:15`, { openingHours })).toBe(false)
  })

  it('not on days without bookings', () => {
    const closures = [{ from: FRIDAY, to: FRIDAY }]
    expect(waits(`${FRIDAY}T19:00`, { closures })).toBe(false)
  })

  it('after midnight, where the evening before goes on', () => {
    const periods = [{ ...dinner, lastSeating: '00:30' }]
    const late = { periods, openingHours: hours('17:00', '02:00') }
    expect(waits(`${FRIDAY}T00:45`, late)).toBe(true)
    expect(waits(`${FRIDAY}T02:00`, late)).toBe(false)
  })

  it('outside the opening hours, in a period that is open then', () => {
    const periods = [{ ...dinner, firstSeating: '08:00', lastSeating: '09:00', outsideHours: true }]
    expect(waits(`${FRIDAY}T08:30`, { periods, openingHours })).toBe(true)
    expect(waits(`${FRIDAY}T09:30`, { periods, openingHours })).toBe(false)
  })

  it('by the periods alone where no hours are public', () => {
    expect(waits(`${FRIDAY}T16:00`)).toBe(true)
    expect(waits(`${FRIDAY}T15:45`)).toBe(false)
  })
})
