import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import { floorPlanOf } from '../settings/floor-plan.ts'
import { parseBookingSettings } from '../settings/parse-settings.ts'
import type { BookingSettingsInput } from '../settings/settings.ts'
import { closedDaysOf, serviceDayOf } from './service-day.ts'

const ZONES = ['America/Vancouver', 'America/Toronto', 'America/St_Johns', 'America/Phoenix']

function planFor(timeZone: string, firstSeating: string, lastSeating: string, change = {}) {
  const settings: BookingSettingsInput = {
    timeZone,
    country: 'CA',
    province: 'BC',
    periods: [
      { code: 'all', name: 'All', weekdays: [1, 2, 3, 4, 5, 6, 7], firstSeating, lastSeating },
    ],
    areas: [{ code: 'room', name: 'Room' }],
    tables: [{ code: 't1', area: 'room', minParty: 1, maxParty: 4 }],
    turnTimes: [{ upTo: 4, minutes: 90 }],
    maxParty: 4,
    ...change,
  }
  const parsed = parseBookingSettings(settings)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.detail))
  return floorPlanOf(1, parsed.value)
}

/** Wall time of an instant by the platform's own calendar, not by the code under test. */
function wallTime(instant: number, timeZone: string): string {
  return calendars.get(timeZone)?.format(instant).replace(' ', 'T') ?? ''
}

const calendars = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

const quarter = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)

/** Any day of three years, the days on which clocks change and their neighbours more often. */
const date = fc.oneof(
  fc.integer({ min: 0, max: 1100 }).map((days) => addDays('2026-01-01', days)),
  fc.constantFrom('2027-03-13', '2027-03-14', '2027-03-15', '2027-11-06', '2027-11-07'),
  fc.constantFrom('2025-03-08', '2025-03-09', '2025-11-01', '2025-11-02', '2028-03-12'),
)

test('every offered time exists on the wall, once, in order, and is the instant it says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), date, quarter, quarter, (zone, day, first, last) => {
      const { seatingTimes: starts } = serviceDayOf(planFor(zone, first, last), day)
      for (const { slot, time } of starts) expect(wallTime(slot * SLOT_MS, zone)).toBe(time)
      expect(new Set(starts.map(({ time }) => time)).size).toBe(starts.length)
      expect(starts.map(({ slot }) => slot)).toEqual(
        starts.map(({ slot }) => slot).toSorted((a, b) => a - b),
      )
    }),
    { numRuns: 300 },
  )
})

test('no quarter of an hour of the period is left out but those that the clocks skip', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), date, quarter, quarter, (zone, day, first, last) => {
      const { seatingTimes: starts } = serviceDayOf(planFor(zone, first, last), day)
      const end = `${last < first ? addDays(day, 1) : day}T${last}`
      const onTheWall = new Set<string>()
      const from = Date.parse(`${day}T00:00Z`) - 14 * 3_600_000
      for (let at = from; at < from + 72 * 3_600_000; at += SLOT_MS) {
        const time = wallTime(at, zone)
        if (time >= `${day}T${first}` && time <= end) onTheWall.add(time)
      }
      expect(starts.map(({ time }) => time).toSorted()).toEqual([...onTheWall].toSorted())
    }),
    { numRuns: 60 },
  )
})

test('the skipped hour offers nothing, the doubled one is offered once, Phoenix has neither', () => {
  const night = (zone: string, day: string) =>
    serviceDayOf(planFor(zone, '22:00', '03:00'), day).seatingTimes.map(({ time }) =>
      time.slice(11),
    )
  expect(night('America/Toronto', '2027-03-13')).not.toContain('02:30')
  expect(night('America/Phoenix', '2027-03-13')).toContain('02:30')
  const doubled = night('America/St_Johns', '2027-11-06').filter((time) => time === '01:30')
  expect(doubled).toHaveLength(1)
})

test('a period may run past midnight: it all belongs to the day on which it begins', () => {
  const { seatingTimes: starts } = serviceDayOf(
    planFor('America/Toronto', '23:00', '01:00'),
    '2027-05-01',
  )
  expect(starts[0]?.time).toBe('2027-05-01T23:00')
  expect(starts.at(-1)?.time).toBe('2027-05-02T01:00')
  expect(starts).toHaveLength(9)
})

test('closures and special days without periods are closed, and listed to the horizon', () => {
  const change = {
    horizonDays: 5,
    closures: [{ from: '2027-05-02', to: '2027-05-03' }],
    specialDays: [{ date: '2027-05-05', name: 'Holiday', periods: [] }],
  }
  const { settings } = planFor('America/Toronto', '17:00', '22:00', change)
  const now = Date.parse('2027-05-01T03:59Z') // still 30 April in Toronto
  expect(closedDaysOf(settings, now)).toEqual(['2027-05-02', '2027-05-03', '2027-05-05'])
})
