import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import type { OpenTimes } from '#lib/time/opening-hours.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import {
  type Calendar,
  clampChoice,
  DEFAULT_TIME_INDEX,
  dateOptions,
  dateParts,
  defaultChoice,
  isOpen,
  localClock,
  PEOPLE,
  slotLabel,
  TIMES,
  timeOptions,
  timesOf,
} from './times.ts'

const calendar: Calendar = {
  utcOffsets: [[0, -480]],
  lastDate: '2027-02-18',
  lastTime: '23:45',
  closedDates: ['2026-12-25'],
  hours: null,
}

describe('the dropdowns', () => {
  it('offer 1 to 20 people and every 15 minutes, 7:00 PM at index 76', () => {
    expect([PEOPLE[0], PEOPLE.at(-1), PEOPLE.length]).toEqual([1, 20, 20])
    expect(TIMES).toHaveLength(96)
    expect(TIMES[DEFAULT_TIME_INDEX]).toBe('19:00')
    expect(['00:00', '00:15', '11:45', '12:00', '19:00', '23:45'].map(timeLabel)).toEqual([
      ...['12:00 AM', '12:15 AM', '11:45 AM', '12:00 PM', '7:00 PM', '11:45 PM'],
    ])
  })

  it('disable times earlier than now only today', () => {
    const wall = { date: '2026-11-20', time: '18:52:10' }
    const today = timeOptions(calendar, '2026-11-20', wall)
    expect(today.filter((t) => !t.disabled).map((t) => t.value)[0]).toBe('19:00')
    expect(timeOptions(calendar, '2026-11-21', wall).some((t) => t.disabled)).toBe(false)
    expect(timeOptions(calendar, null, wall).some((t) => t.disabled)).toBe(false)
  })

  it('end with the last time of a provider that has one', () => {
    const early = { ...calendar, lastTime: '23:30' }
    const wall = { date: '2026-11-20', time: '12:00:00' }
    expect(timesOf(early)).toHaveLength(95)
    expect(timeOptions(early, '2026-11-21', wall).at(-1)?.label).toBe('11:30 PM')
    expect(isOpen('2026-11-21', '23:45', early, wall)).toBe(false)
    expect(defaultChoice(early, { ...wall, time: '23:31:00' })).toEqual({
      ...{ people: 2, date: '2026-11-21', time: '19:00' },
    })
  })

  it('offer no date up to and including yesterday, and say that a day is closed', () => {
    const options = dateOptions(calendar, { date: '2026-11-20', time: '12:00:00' })
    expect(options[0]).toEqual({
      value: '2026-11-20',
      label: 'Today',
      disabled: false,
    })
    expect(options[1]?.label).toBe('Tomorrow')
    expect(options.at(-1)?.value).toBe('2027-02-18')
    const christmas = options.find((day) => day.value === '2026-12-25')
    expect(christmas).toMatchObject({ label: 'Fri, Dec 25 – closed', disabled: true })
  })
})

describe('the defaults', () => {
  const at = (time: string, closedDates: string[] = []) =>
    defaultChoice({ ...calendar, closedDates }, { date: '2026-11-20', time })

  it.each([
    ['00:00:00', '2026-11-20', '19:00'],
    ['19:00:00', '2026-11-20', '19:00'],
    ['19:00:01', '2026-11-20', '19:15'],
    ['23:44:59', '2026-11-20', '23:45'],
    ['23:45:01', '2026-11-21', '19:00'],
  ])('at %s are 2 people on %s at %s', (now, date, time) => {
    expect(at(now)).toEqual({ people: 2, date, time })
  })

  it('skip closed days', () => {
    expect(at('12:00:00', ['2026-11-20', '2026-11-21'])).toMatchObject({ date: '2026-11-22' })
    expect(at('23:50:00', ['2026-11-21'])).toMatchObject({ date: '2026-11-22', time: '19:00' })
  })

  it('leave the date open when the restaurant takes no bookings at all', () => {
    const over = { ...calendar, lastDate: '2026-11-19' }
    expect(defaultChoice(over, { date: '2026-11-20', time: '10:00:00' }).date).toBeNull()
  })
})

describe('the defaults at a restaurant with opening hours (spec:reservations.default-time-later)', () => {
  const span = (text: string) =>
    text.split(' ').map((one) => {
      const [opens = '', closes = ''] = one.split('-')
      return { opens, closes }
    })
  const week = (usual: string, other: Partial<Record<Weekday, string>> = {}) =>
    Object.fromEntries(
      WEEKDAYS.map((day) => {
        const text = other[day] ?? usual
        return [day, text ? span(text) : []]
      }),
    ) as OpenTimes['weekly']
  const open = (hours: Partial<OpenTimes>) => ({
    ...calendar,
    hours: { weekly: null, holidays: [], closure: null, ...hours },
  })
  /** On Friday, 20 November 2026. */
  const at = (time: string, hours: Partial<OpenTimes>) => {
    const { date, time: proposed } = defaultChoice(open(hours), { date: '2026-11-20', time })
    return `${date} ${proposed}`
  }

  it.each([
    ['18:59:00', '2026-11-20 19:00'],
    ['22:40:00', '2026-11-20 22:45'],
    ['22:45:00', '2026-11-20 22:45'],
    ['22:45:01', '2026-11-21 19:00'],
    ['23:17:00', '2026-11-21 19:00'],
  ])('that closes at eleven are, at %s, %s', (now, proposed) => {
    expect(at(now, { weekly: week('11:30-23:00') })).toBe(proposed)
  })

  it.each([
    ['23:17:00', '2026-11-20 23:30'],
    ['23:45:01', '2026-11-21 19:00'],
  ])('that closes at two are, at %s, %s', (now, proposed) => {
    expect(at(now, { weekly: week('17:00-02:00') })).toBe(proposed)
  })

  it('are no time of an evening that has ended past midnight', () => {
    const choice = { people: 2, date: '2026-11-20', time: '01:45' }
    const late = open({ weekly: week('17:00-02:00') })
    const wall = { date: '2026-11-20', time: '01:50:00' }
    expect(clampChoice(choice, late, wall)).toMatchObject({ date: '2026-11-20', time: '17:00' })
    expect(defaultChoice(late, wall)).toMatchObject({ date: '2026-11-20', time: '19:00' })
  })

  it.each([
    ['which opens at nine', '21:00-23:00', '10:00:00', '2026-11-20 21:00'],
    ['which opens at a quarter to eight', '19:45-23:00', '10:00:00', '2026-11-20 19:45'],
    ['which closes at three', '07:00-15:00', '10:00:00', '2026-11-20 14:00'],
    ['with a quarter left before three', '07:00-15:00', '14:31:00', '2026-11-20 14:45'],
    ['which has closed at three', '07:00-15:00', '15:00:01', '2026-11-21 14:00'],
    ['which opens in two hours', '11:30-14:00 20:00-23:00', '18:00:00', '2026-11-20 20:00'],
  ])('are the nearest of a day %s', (_, hours, now, proposed) => {
    expect(at(now, { weekly: week(hours) })).toBe(proposed)
  })

  it('pass over days of the week, special days and closures on which it is closed', () => {
    const weekly = week('17:00-22:00', { saturday: '', monday: '10:00-14:00' })
    expect(at('22:00:00', { weekly })).toBe('2026-11-22 19:00')
    const sunday = { date: '2026-11-22', spans: [] }
    expect(at('22:00:00', { weekly, holidays: [sunday] })).toBe('2026-11-23 13:00')
    const closure = { from: '2026-11-21', until: '2026-11-29' }
    expect(at('22:00:00', { weekly, closure })).toBe('2026-11-30 13:00')
    expect(at('12:00:00', { weekly, closure: { from: null, until: '2026-11-20' } })).toBe(
      '2026-11-22 19:00',
    )
  })

  it('go by special days alone where no others are known', () => {
    const holidays = [{ date: '2026-11-20', spans: span('17:00-21:00') }]
    expect(at('20:50:00', { holidays })).toBe('2026-11-21 19:00')
    expect(at('20:40:00', { holidays })).toBe('2026-11-20 20:45')
  })

  it('leave every time that is not past to whoever chooses it', () => {
    const closed = open({ weekly: week('11:30-23:00') })
    const wall = { date: '2026-11-20', time: '12:00:00' }
    const late = { people: 4, date: '2026-11-20', time: '23:30' }
    expect(clampChoice(late, closed, wall)).toEqual(late)
    expect(timeOptions(closed, '2026-11-20', wall).at(-1)).toMatchObject({ disabled: false })
  })

  it('leave the date open where it never opens', () => {
    expect(at('12:00:00', { weekly: week('') })).toBe('null 19:00')
  })
})

describe('a choice that time has overtaken', () => {
  const wall = { date: '2026-11-20', time: '18:52:10' }
  const asked = (date: string | null, time: string | null) =>
    clampChoice({ people: 6, date, time }, calendar, wall)

  it.each([
    ['2026-11-20', '19:00', '2026-11-20', '19:00'],
    ['2026-11-20', '17:00', '2026-11-20', '19:00'],
    ['2026-11-19', '20:00', '2026-11-20', '19:00'],
    ['2026-12-25', '20:00', '2026-11-20', '19:00'],
    ['2027-02-19', '20:00', '2026-11-20', '19:00'],
    ['2026-11-20', null, '2026-11-20', null],
    [null, '20:00', null, '20:00'],
  ])('%s %s becomes %s %s', (date, time, openDate, openTime) => {
    expect(asked(date, time)).toEqual({ people: 6, date: openDate, time: openTime })
  })

  it('moves to the next time of its own day while there is one', () => {
    const late = { date: '2026-11-20', time: '20:07:00' }
    const choice = { people: 2, date: '2026-11-20', time: '20:00' }
    expect(clampChoice(choice, calendar, late)).toMatchObject({ date: late.date, time: '20:15' })
  })

  it('can always be asked for', () => {
    const days = fc.integer({ min: -3, max: 95 }).map((n) => addDays('2026-11-20', n))
    const clock = fc.constantFrom('00:00:00', '00:00:01', '12:00:00', '23:44:59', '23:59:59')
    fc.assert(
      fc.property(days, fc.constantFrom(...TIMES), clock, (date, time, now) => {
        const at = { date: '2026-11-20', time: now }
        const open = clampChoice({ people: 2, date, time }, calendar, at)
        expect(isOpen(open.date ?? '', open.time ?? '', calendar, at)).toBe(true)
        expect(clampChoice(open, calendar, at)).toEqual(open)
      }),
    )
  })
})

describe('the clock on the wall', () => {
  it.each([
    [-480, '2026-11-20', '18:30:00'],
    [-210, '2026-11-20', '23:00:00'],
    [780, '2026-11-21', '15:30:00'],
  ])('%i minutes ahead of UTC is %s %s', (minutes, date, time) => {
    expect(localClock(Date.UTC(2026, 10, 21, 2, 30), [[0, minutes]])).toEqual({ date, time })
  })

  it('shows midnight as 00 and jumps with daylight saving', () => {
    const offsets: UtcOffsets = [
      [0, -480],
      [Date.UTC(2027, 2, 14, 10), -420],
    ]
    expect(localClock(Date.UTC(2026, 10, 20, 8), offsets).time).toBe('00:00:00')
    expect(localClock(Date.UTC(2027, 2, 14, 9, 59, 58), offsets).time).toBe('01:59:58')
    expect(localClock(Date.UTC(2027, 2, 14, 10), offsets).time).toBe('03:00:00')
  })
})

describe('dates', () => {
  it('are shown with the month first (spec:reservations.summary)', () => {
    expect(slotLabel('2026-11-21T00:15', '2026-11-21')).toBe('12:15 AM')
    expect(dateLabel('2026-11-02')).toBe('Mon, Nov 2')
    expect(dateParts('2026-11-02')).toEqual({ year: 2026, month: 11, day: 2 })
  })

  it('stand beside a time of another day than the asked one', () => {
    expect(slotLabel('2026-11-20T22:00', '2026-11-21')).toBe('Fri, Nov 20, 10:00 PM')
  })
})
