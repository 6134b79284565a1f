import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
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

  test('are periods that the booking engine takes, whatever the hours', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const clock = minute.map((at) => {
      const pad = (value: number) => String(value).padStart(2, '0')
      return `${pad(Math.floor(at / 60))}:${pad(at % 60)}`
    })
    // Hours of a day follow one another, as the form of a location demands.
    const spans = fc
      .uniqueArray(clock, { minLength: 0, maxLength: 6 })
      .map((times) => times.toSorted())
      .map((times) =>
        times.flatMap((opens, n) => {
          const closes = times[n + 1]
          return n % 2 === 0 && closes ? [{ opens, closes }] : []
        }),
      )
    const week = fc
      .tuple(spans, spans, spans, spans, spans, spans, spans)
      .map((days) => Object.fromEntries(WEEKDAYS.map((day, n) => [day, days[n] ?? []])))
    fc.assert(
      fc.property(week, (weekly) => {
        const parsed = parseBookingSettings({
          ...{ timeZone: 'America/Vancouver', country: 'CA', province: 'BC' },
          openingHours: { weekly, holidays: [], closure: null },
          periods: usualPeriods(weekly),
          areas: [{ code: 'room', name: 'Room' }],
          tables: [{ code: '1', area: 'room', minParty: 1, maxParty: 4 }],
          turnTimes: [{ upTo: 4, minutes: 90 }],
          maxParty: 4,
        })
        expect(parsed).toMatchObject({ ok: true })
      }),
    )
  })
})
