import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import {
  type OpeningHours,
  type OpenSpan,
  openState,
  toLocalTime,
} from '#lib/time/opening-hours.ts'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import { floorPlanOf } from '../settings/floor-plan.ts'
import type { PublicHours } from '../settings/opening-hours.ts'
import { parseBookingSettings } from '../settings/parse-settings.ts'
import type { BookingSettingsInput } from '../settings/settings.ts'
import { closedDaysOf, serviceDayOf } from './service-day.ts'

type Clocks = [first: string, last: string]
type Change = Partial<BookingSettingsInput>

const daily = [1, 2, 3, 4, 5, 6, 7]
const period = ([firstSeating, lastSeating]: Clocks, code = 'all') => ({
  ...{ code, name: code, firstSeating, lastSeating },
})
const weekly = (clocks: Clocks, code?: string) => ({ ...period(clocks, code), weekdays: daily })

function planFor(change: Change, timeZone = 'America/Toronto') {
  const parsed = parseBookingSettings({
    ...{ timeZone, country: 'CA', province: 'BC', periods: [weekly(['17:00', '21:45'])] },
    areas: [{ code: 'room', name: 'Room' }],
    tables: [{ code: 't1', area: 'room', minParty: 1, maxParty: 4 }],
    turnTimes: [{ upTo: 4, minutes: 90 }],
    maxParty: 4,
    ...change,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.detail))
  return floorPlanOf(1, parsed.value)
}

/** `11:30-15:00 17:00-01:00` */
const spans = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))
const everyDay = (text: string) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, spans(text)])) as Record<Weekday, OpenSpan[]>
const open = (text: string, days: Record<string, string> = {}): PublicHours => ({
  weekly: everyDay(text),
  holidays: Object.entries(days).map(([date, hours]) => ({ date, spans: spans(hours) })),
  closure: null,
})

const FRIDAY = '2027-05-07'
const times = (change: Change, date = FRIDAY) =>
  serviceDayOf(planFor(change), date).seatingTimes.map(({ time }) => time.slice(11))
const ends = (change: Change, date = FRIDAY) => {
  const all = times(change, date)
  return [all[0], all.at(-1)]
}

test('nothing starts before the opening, or at the closing time or after it', () => {
  const periods = [weekly(['10:00', '23:00'])]
  expect(ends({ periods, openingHours: open('11:30-22:00') })).toEqual(['11:30', '21:45'])
  const midday = times({ periods, openingHours: open('11:30-15:00 17:00-22:00') })
  expect(midday).toContain('14:45')
  expect(midday).not.toContain('15:00')
  expect(midday).not.toContain('16:45')
  expect(midday).toContain('17:00')
})

test('hours past midnight belong to the evening before', () => {
  const periods = [weekly(['17:00', '00:30'])]
  const fridays = { ...everyDay(''), friday: spans('17:00-00:15') }
  const openingHours = { ...open(''), weekly: fridays }
  expect(ends({ periods, openingHours })).toEqual(['17:00', '00:00'])
  expect(times({ periods, openingHours }, addDays(FRIDAY, 1))).toEqual([])
  const closed = { ...openingHours, holidays: [{ date: addDays(FRIDAY, 1), spans: [] }] }
  expect(ends({ periods, openingHours: closed })).toEqual(['17:00', '00:00'])
})

test('without hours the periods alone count', () => {
  const alone = times({})
  expect(alone).toEqual(times({ openingHours: null }))
  expect(alone[0]).toBe('17:00')
  const { settings } = planFor({})
  const { openingHours: _none, ...older } = settings
  const before = floorPlanOf(1, older as typeof settings)
  expect(serviceDayOf(before, FRIDAY).seatingTimes.map(({ time }) => time.slice(11))).toEqual(alone)
})

test('without weekly hours a special day counts, and the periods alone on all others', () => {
  const openingHours = { ...open('', { [FRIDAY]: '' }), weekly: null }
  expect(times({ openingHours })).toEqual([])
  expect(ends({ openingHours }, addDays(FRIDAY, 1))).toEqual(['17:00', '21:45'])
})

test('a closed day and a temporary closure offer nothing', () => {
  const openingHours = open('16:00-23:00', { [FRIDAY]: '' })
  expect(times({ openingHours })).toEqual([])
  const closure = { from: '2027-05-06', until: '2027-05-08' }
  const away = { ...open('16:00-23:00'), closure }
  expect(times({ openingHours: away })).toEqual([])
  const { settings } = planFor({ openingHours: away, horizonDays: 4 })
  const now = Date.parse('2027-05-05T16:00Z')
  expect(closedDaysOf(settings, now)).toEqual(['2027-05-06', '2027-05-07', '2027-05-08'])
})

test('on a shorter or longer day the first and last table keep their distance from the door', () => {
  const periods = [weekly(['11:30', '15:45'], 'lunch'), weekly(['16:00', '21:45'], 'dinner')]
  const on = (hours: string) =>
    ends({ periods, openingHours: open('11:30-23:00', { [FRIDAY]: hours }) })
  expect(on('11:30-21:00')).toEqual(['11:30', '19:45'])
  expect(on('12:00-21:00')).toEqual(['12:00', '19:45'])
  expect(on('16:00-02:00')).toEqual(['16:00', '00:45'])
  expect(on('09:00-15:00')).toEqual(['09:00', '13:45'])
  expect(on('11:40-21:10')).toEqual(['11:45', '19:45'])
})

test('a special day of the booking settings has its own periods, within the hours', () => {
  const specialDays = [
    { date: FRIDAY, name: 'Gala', periods: [period(['19:00', '23:45'], 'gala')] },
  ]
  const openingHours = open('16:00-23:00', { [FRIDAY]: '18:00-22:00' })
  expect(ends({ specialDays, openingHours })).toEqual(['19:00', '21:45'])
})

test('a period that is open outside of the hours stays, but not on a day that is closed', () => {
  const brunch = { ...weekly(['09:00', '10:00'], 'brunch'), outsideHours: true }
  const periods = [brunch, weekly(['16:00', '21:45'], 'dinner')]
  const openingHours = open('16:00-23:00', { [FRIDAY]: '', [addDays(FRIDAY, 1)]: '16:00-20:00' })
  expect(times({ periods, openingHours })).toEqual([])
  expect(ends({ periods, openingHours }, addDays(FRIDAY, 1))).toEqual(['09:00', '18:45'])
  expect(ends({ periods, openingHours }, addDays(FRIDAY, 2))).toEqual(['09:00', '21:45'])
  const gala = { ...period(['19:00', '20:00'], 'gala'), outsideHours: true }
  const specialDays = [{ date: FRIDAY, name: 'Gala', periods: [gala] }]
  expect(ends({ periods, specialDays, openingHours })).toEqual(['19:00', '20:00'])
})

test('a time that two periods share is offered once', () => {
  const brunch = { ...weekly(['10:00', '11:00'], 'brunch'), outsideHours: true }
  const periods = [brunch, weekly(['11:30', '21:45'], 'day')]
  const openingHours = open('11:30-23:00', { [FRIDAY]: '10:00-23:00' })
  const all = times({ periods, openingHours })
  expect(new Set(all).size).toBe(all.length)
})

const ZONES = ['America/Vancouver', 'America/Toronto', 'America/St_Johns', 'America/Phoenix']
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '20', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const quarter = clock.map((time) => time.replace(':20', ':15'))

/** Days on which clocks change, their neighbours, and others. */
const date = fc.oneof(
  fc.constantFrom('2027-03-13', '2027-03-14', '2027-03-15', '2027-11-06', '2027-11-07'),
  fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-01-01', days)),
)
const someSpans = fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 2 })
const someHours = fc
  .tuple(fc.array(someSpans, { minLength: 7, maxLength: 7 }), date, fc.array(someSpans))
  .map(([week, around, special]) => ({
    weekly: Object.fromEntries(
      WEEKDAYS.map((day, index) => [day, week[index] ?? []]),
    ) as OpeningHours['weekly'],
    holidays: special.slice(0, 3).map((own, index) => ({
      ...{ date: addDays(around, index - 1), spans: own },
    })),
    closure: null,
  }))

test('law: whatever starts, guests read that the restaurant is open then', () => {
  fc.assert(
    fc.property(
      ...([fc.constantFrom(...ZONES), date, quarter, quarter, someHours] as const),
      (zone, day, first, last, openingHours) => {
        const plan = planFor({ periods: [weekly([first, last])], openingHours }, zone)
        const shown = {
          ...openingHours,
          holidays: openingHours.holidays.map((one) => ({ ...one, name: null })),
        }
        for (const { slot, time } of serviceDayOf(plan, day).seatingTimes) {
          const now = toLocalTime(localOf(slot * SLOT_MS, zone))
          expect({ time, open: openState(shown, now).open }).toEqual({ time, open: true })
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('law: on ordinary days every time of the periods at which guests read Open is offered', () => {
  fc.assert(
    fc.property(
      ...([fc.constantFrom(...ZONES), date, quarter, quarter, someHours] as const),
      (zone, day, first, last, hours) => {
        const openingHours = { ...hours, holidays: [] }
        const periods = [weekly([first, last])]
        const alone = serviceDayOf(planFor({ periods }, zone), day).seatingTimes
        const offered = serviceDayOf(planFor({ periods, openingHours }, zone), day).seatingTimes
        const expected = alone.filter(
          ({ slot }) => openState(openingHours, toLocalTime(localOf(slot * SLOT_MS, zone))).open,
        )
        expect(offered.map(({ time }) => time)).toEqual(expected.map(({ time }) => time))
      },
    ),
    { numRuns: 300 },
  )
})
