import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MINUTES } from '#lib/time/clock.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import { clockOf, minutesOfRange } from './clock-times.ts'
import { parseBookingSettings } from './parse-settings.ts'
import { usualPeriods } from './usual-periods.ts'

type Spans = { opens: string; closes: string }[]

/** A week with the same hours on all days, written `11:30-23:00 …`. */
const daily = (hours: string) => {
  const spans: Spans = hours
    .split(' ')
    .filter(Boolean)
    .map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))
  return Object.fromEntries(WEEKDAYS.map((day) => [day, spans]))
}
const onWeekdays = (hours: string) =>
  usualPeriods(daily(hours))
    .filter(({ weekdays }) => weekdays.includes(3))
    .map(({ code, firstSeating, lastSeating }) => `${code} ${firstSeating}-${lastSeating}`)

// spec:engine.usual-periods
describe('the periods that opening hours leave room for', () => {
  test('divide a long day, the last table 75 minutes before closing', () => {
    expect(onWeekdays('11:30-23:00')).toEqual(['lunch 11:30-15:45', 'dinner 16:00-21:45'])
    expect(onWeekdays('07:00-22:00')).toEqual([
      'breakfast 07:00-10:45',
      'lunch 11:00-15:45',
      'dinner 16:00-20:45',
    ])
  })

  test('keep the break of a split day, and go on after midnight', () => {
    expect(onWeekdays('11:30-14:30 17:00-22:00')).toEqual([
      'lunch 11:30-13:15',
      'dinner 17:00-20:45',
    ])
    expect(onWeekdays('16:00-02:00')).toEqual(['dinner 16:00-00:45'])
    expect(onWeekdays('17:00-00:00')).toEqual(['dinner 17:00-22:45'])
  })

  test('are a brunch at the weekend, and nothing on closed days', () => {
    const weekend = usualPeriods(daily('09:00-15:00')).find(({ weekdays }) => weekdays.includes(7))
    expect(weekend).toMatchObject({ code: 'brunch', firstSeating: '09:00', weekdays: [6, 7] })
    expect(usualPeriods(daily(''))).toEqual([])
  })

  test('begin late enough to be worth it: who opens at 15:30 begins with dinner', () => {
    expect(onWeekdays('15:30-22:00')).toEqual(['dinner 15:30-20:45'])
    expect(onWeekdays('10:00-12:00')).toEqual(['lunch 10:00-10:45'])
  })

  test('are on quarters of an hour, with codes of their own where a day has two of a kind', () => {
    expect(onWeekdays('11:40-13:10 14:05-15:00')).toEqual([
      'lunch 11:45-11:45',
      'lunch-2 14:15-14:15',
    ])
    expect(onWeekdays('23:50-23:59')).toEqual([])
  })

  test('go to the period before where too little would be left of the next', () => {
    expect(onWeekdays('08:00-17:30')).toEqual(['breakfast 08:00-10:45', 'lunch 11:00-16:15'])
    expect(onWeekdays('07:00-12:15')).toEqual(['breakfast 07:00-11:00'])
    expect(onWeekdays('11:30-18:00')).toEqual(['lunch 11:30-15:45', 'dinner 16:00-16:45'])
  })

  test('are no breakfast in the middle of the night', () => {
    expect(onWeekdays('00:00-02:00 17:00-00:00')).toEqual([
      'dinner 00:00-00:45',
      'dinner-2 17:00-22:45',
    ])
    expect(onWeekdays('04:30-10:00')).toEqual(['breakfast 04:30-08:45'])
  })

  test('count hours once that overlap or touch', () => {
    const once = onWeekdays('11:30-00:00')
    for (const hours of ['11:30-22:00 17:00-00:00', '17:00-00:00 11:30-17:00'])
      expect(onWeekdays(hours)).toEqual(once)
  })

  test('are periods that the booking engine takes, within the hours, whatever those are', () => {
    const clock = fc.integer({ min: 0, max: DAY_MINUTES - 1 }).map(clockOf)
    const spans = fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 3 })
    const week = fc.record(
      Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Record<Weekday, typeof spans>,
    )
    fc.assert(
      fc.property(week, (weekly) => {
        const periods = usualPeriods(weekly)
        const parsed = parseBookingSettings({
          ...{ timeZone: 'America/Vancouver', country: 'CA', province: 'BC' },
          ...{ openingHours: { weekly, holidays: [], closure: null }, periods },
          areas: [{ code: 'room', name: 'Room' }],
          tables: [{ code: '1', area: 'room', minParty: 1, maxParty: 4 }],
          turnTimes: [{ upTo: 4, minutes: 90 }],
          maxParty: 4,
        })
        expect(parsed).toMatchObject({ ok: true })
        for (const [n, day] of WEEKDAYS.entries()) {
          const own = periods.filter(({ weekdays }) => weekdays.includes(n === 0 ? 7 : n))
          const open = weekly[day].map(({ opens, closes }) => {
            const [from, to] = minutesOfRange(opens, closes)
            return [from, to === from ? to + DAY_MINUTES : to] as const
          })
          for (const { firstSeating, lastSeating } of own) {
            const [first, last] = minutesOfRange(firstSeating, lastSeating)
            const isOpen = (at: number) => open.some(([from, to]) => from <= at && at < to)
            expect([first, last].every(isOpen), `${day} ${firstSeating}-${lastSeating}`).toBe(true)
          }
          // Two hours of opening are enough for a period.
          if (open.some(([from, to]) => to - from >= 120 && from < DAY_MINUTES - 15))
            expect(own).not.toEqual([])
        }
      }),
    )
  })
})
