import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { minutesOf } from './clock.ts'
import { addDays } from './dates.ts'
import {
  hoursAround,
  type OpeningHours,
  type OpenSpan,
  openState,
  spansOf,
  upcomingHolidays,
  weekLines,
} from './opening-hours.ts'
import { clockLabel, spokenClockLabel } from './time-labels.ts'
import { WEEKDAYS, type Weekday, weekdayOf } from './weekdays.ts'

const every = (spans: OpenSpan[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Record<Weekday, OpenSpan[]>

const hours = (more: Partial<OpeningHours> = {}): OpeningHours => ({
  weekly: every([]),
  holidays: [],
  closure: null,
  ...more,
})

const evening = { opens: '17:00', closes: '01:00' }
const at = (date: string, clock: string) => ({ date, minutes: minutesOf(clock) })
const isOpen = (given: OpeningHours, date: string, clock: string) =>
  openState(given, at(date, clock)).open

describe('opening hours', () => {
  it('opens at the first minute and is closed at the last', () => {
    const lunch = hours({ weekly: every([{ opens: '11:30', closes: '15:00' }]) })
    expect(isOpen(lunch, '2026-11-20', '11:29')).toBe(false)
    expect(isOpen(lunch, '2026-11-20', '11:30')).toBe(true)
    expect(isOpen(lunch, '2026-11-20', '14:59')).toBe(true)
    expect(isOpen(lunch, '2026-11-20', '15:00')).toBe(false)
  })

  it('belongs to the evening before until it closes past midnight', () => {
    const fridays = hours({ weekly: { ...every([]), friday: [evening] } })
    expect(weekdayOf('2026-11-20')).toBe('friday')
    expect(isOpen(fridays, '2026-11-21', '00:59')).toBe(true)
    expect(isOpen(fridays, '2026-11-21', '01:00')).toBe(false)
    expect(isOpen(fridays, '2026-11-20', '00:30')).toBe(false)
    expect(openState(fridays, at('2026-11-20', '20:00'))).toEqual({
      open: true,
      closes: at('2026-11-21', '01:00'),
    })
  })

  it('is open all day where it closes when it opens', () => {
    const always = hours({ weekly: every([{ opens: '06:00', closes: '06:00' }]) })
    expect(isOpen(always, '2026-11-20', '05:59')).toBe(true)
    expect(isOpen(always, '2026-11-20', '06:00')).toBe(true)
  })

  it('says when the break ends', () => {
    const split = hours({ weekly: every([evening, { opens: '11:30', closes: '14:00' }]) })
    expect(openState(split, at('2026-11-20', '15:00'))).toMatchObject({
      open: false,
      opens: at('2026-11-20', '17:00'),
    })
    expect(spansOf(split, '2026-11-20').map((span) => span.opens)).toEqual(['11:30', '17:00'])
  })

  it('does not say that it closes where the next span takes over', () => {
    const joined = hours({
      weekly: every([
        { opens: '10:00', closes: '17:00' },
        { opens: '17:00', closes: '23:00' },
      ]),
    })
    expect(openState(joined, at('2026-11-20', '12:00'))).toEqual({
      open: true,
      closes: at('2026-11-20', '23:00'),
    })
  })

  it('lets a holiday replace the weekday, also by closing', () => {
    const holidays = [
      { date: '2026-12-25', name: 'Christmas Day', spans: [] },
      { date: '2026-12-31', name: null, spans: [{ opens: '18:00', closes: '03:00' }] },
    ]
    const given = hours({ weekly: every([evening]), holidays })
    expect(isOpen(given, '2026-12-25', '20:00')).toBe(false)
    expect(isOpen(given, '2026-12-25', '00:30')).toBe(true)
    expect(isOpen(given, '2026-12-31', '17:30')).toBe(false)
    expect(isOpen(given, '2027-01-01', '02:30')).toBe(true)
  })

  it('announces the special days to come, the next ones first', () => {
    const day = (date: string) => ({ date, name: null, spans: [] })
    const holidays = ['2027-01-01', '2026-12-25', '2026-11-19', '2027-07-01', '2026-11-20'].map(day)
    const limits = { days: 60, most: 2 }
    expect(upcomingHolidays(hours({ holidays }), '2026-11-20', limits)).toEqual([
      day('2026-11-20'),
      day('2026-12-25'),
    ])
  })

  it('is closed from the first to the last day of a temporary closure, and says why', () => {
    const closure = { from: '2026-11-10', until: '2026-11-22', message: 'Back on Monday.' }
    const given = hours({ weekly: every([evening]), closure })
    expect(openState(given, at('2026-11-20', '20:00'))).toEqual({
      open: false,
      opens: at('2026-11-23', '17:00'),
      closure: 'Back on Monday.',
    })
    expect(isOpen(given, '2026-11-23', '20:00')).toBe(true)
  })

  it('knows no next opening where there is none within a week', () => {
    expect(openState(hours(), at('2026-11-20', '12:00'))).toMatchObject({ opens: null })
  })

  it('writes times of day in the 12-hour form', () => {
    expect([0, 59, 720, 1050, 1439].map(clockLabel)).toEqual([
      '12:00 AM',
      '12:59 AM',
      '12:00 PM',
      '5:30 PM',
      '11:59 PM',
    ])
  })
})

describe('laws of opening hours', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${(quarter % 4) * 15 || '00'}`,
    )
  const span = fc.record({ opens: clock, closes: clock })
  const week = fc.array(fc.array(span, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
  const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
  const minute = fc.integer({ min: 0, max: 1439 })
  const given = fc.tuple(week, date, minute).map(([days, day, minutes]) => ({
    hours: hours({
      weekly: Object.fromEntries(
        WEEKDAYS.map((name, index) => [name, days[index] ?? []]),
      ) as OpeningHours['weekly'],
    }),
    now: { date: day, minutes },
  }))

  it('is open exactly when a span of today or yesterday covers the minute', () => {
    fc.assert(
      fc.property(given, ({ hours, now }) => {
        const start = Temporal.PlainDate.from(now.date)
          .toPlainDateTime()
          .add({ minutes: now.minutes })
        const covered = [now.date, addDays(now.date, -1)].some((day) =>
          hours.weekly?.[weekdayOf(day)].some(({ opens, closes }) => {
            const from = Temporal.PlainDateTime.from(`${day}T${opens}`)
            const sameDay = Temporal.PlainDateTime.from(`${day}T${closes}`)
            const until = closes <= opens ? sameDay.add({ days: 1 }) : sameDay
            return (
              Temporal.PlainDateTime.compare(from, start) <= 0 &&
              Temporal.PlainDateTime.compare(start, until) < 0
            )
          }),
        )
        expect(openState(hours, now).open).toBe(covered)
      }),
    )
  })

  it('is open when it says that it opens, and not a minute before', () => {
    fc.assert(
      fc.property(given, ({ hours, now }) => {
        const state = openState(hours, now)
        if (state.open || !state.opens) return
        expect(openState(hours, state.opens).open).toBe(true)
        const before =
          state.opens.minutes > 0
            ? { ...state.opens, minutes: state.opens.minutes - 1 }
            : { date: addDays(state.opens.date, -1), minutes: 1439 }
        expect(openState(hours, before).open).toBe(false)
      }),
    )
  })
})

describe('the week in lines', () => {
  it('joins neighbouring days of the same hours', () => {
    const weekly = { ...every([evening]), monday: [], sunday: [] }
    expect(weekLines({ weekly })).toEqual([
      { days: 'Monday', times: 'Closed' },
      { days: 'Tuesday – Saturday', times: '5:00 PM – 1:00 AM' },
      { days: 'Sunday', times: 'Closed' },
    ])
  })

  it('is one line for seven equal days, breaks and all', () => {
    const lunch = { opens: '11:30', closes: '14:30' }
    expect(weekLines({ weekly: every([lunch, evening]) })).toEqual([
      { days: 'Monday – Sunday', times: '11:30 AM – 2:30 PM, 5:00 PM – 1:00 AM' },
    ])
  })
})

describe('what is said of a day', () => {
  it('names its hours as they are said', () => {
    expect([1380, 1410, 30, 0, 720].map(spokenClockLabel)).toEqual([
      '11 PM',
      '11:30 PM',
      '12:30 AM',
      'midnight',
      'noon',
    ])
  })

  it('is the same from the hours around it as from all hours', () => {
    const date = fc.integer({ min: -20, max: 20 }).map((days) => addDays('2026-12-20', days))
    const spans = fc.constantFrom<OpenSpan[]>([], [evening], [{ opens: '11:00', closes: '15:00' }])
    const holidays = fc.array(fc.record({ date, name: fc.constant(null), spans }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(holidays, spans, fc.nat(1439), (holidays, week, minutes) => {
        const all = hours({ weekly: every(week), holidays })
        const now = { date: '2026-12-20', minutes }
        expect(openState(hoursAround(all, now.date), now)).toEqual(openState(all, now))
      }),
    )
  })
})
