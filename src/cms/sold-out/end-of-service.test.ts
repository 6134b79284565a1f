import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OpeningHours, OpenSpan } from '#lib/time/opening-hours.ts'
import { instantOf, localOf } from '#lib/time/time.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { endOfService } from './end-of-service.ts'

const VANCOUVER = 'America/Vancouver'
const TORONTO = 'America/Toronto'

const everyDay = (spans: OpenSpan[]): OpeningHours => ({
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as OpeningHours['weekly'],
  holidays: [],
  closure: null,
})
const dinner = everyDay([{ opens: '17:00', closes: '01:00' }])
const lunchAndDinner = everyDay([
  { opens: '11:30', closes: '14:30' },
  { opens: '17:00', closes: '22:00' },
])

/** The wall time at which the service day ends that is on at a wall time. */
function endAt(hours: OpeningHours | null, wall: string, zone = VANCOUVER): string {
  return localOf(endOfService(hours, zone, instantOf(wall, zone) as number), zone)
}

describe('the end of the service day', () => {
  test('is the last closing of the day, whether the doors are open, shut for a break or not yet open', () => {
    expect(endAt(lunchAndDinner, '2026-06-10T09:00')).toBe('2026-06-10T22:00')
    expect(endAt(lunchAndDinner, '2026-06-10T12:00')).toBe('2026-06-10T22:00')
    expect(endAt(lunchAndDinner, '2026-06-10T15:00')).toBe('2026-06-10T22:00')
  })

  test('comes after midnight where the evening does, and not before', () => {
    expect(endAt(dinner, '2026-06-10T23:00')).toBe('2026-06-11T01:00')
    expect(endAt(dinner, '2026-06-11T00:30')).toBe('2026-06-11T01:00')
    expect(endAt(dinner, '2026-06-11T01:00')).toBe('2026-06-12T01:00')
  })

  test('is four in the morning where no closing is to come', () => {
    expect(endAt(lunchAndDinner, '2026-06-10T22:30')).toBe('2026-06-11T04:00')
    expect(endAt(null, '2026-06-10T20:00')).toBe('2026-06-11T04:00')
    expect(endAt(null, '2026-06-11T02:00')).toBe('2026-06-11T04:00')
  })

  test('follows holidays and closures', () => {
    const holidays = [
      { date: '2026-06-10', name: null, spans: [{ opens: '10:00', closes: '15:00' }] },
    ]
    expect(endAt({ ...dinner, holidays }, '2026-06-10T12:00')).toBe('2026-06-10T15:00')
    const closure = { from: '2026-06-10', until: '2026-06-10', message: null }
    expect(endAt({ ...dinner, closure }, '2026-06-10T12:00')).toBe('2026-06-11T04:00')
  })

  test('is on the wall of the restaurant on the nights on which the clocks change', () => {
    const until = (closes: string) => everyDay([{ opens: '18:00', closes }])
    const evening = (date: string) => instantOf(`${date}T18:00`, TORONTO) as number
    const hours = (date: string, closes: string) =>
      (endOfService(until(closes), TORONTO, evening(date)) - evening(date)) / 3_600_000
    expect(hours('2027-03-12', '03:00')).toBe(9)
    expect(hours('2027-03-13', '03:00')).toBe(8)
    expect(hours('2027-11-06', '03:00')).toBe(10)
    // 02:30 is skipped on 14 March 2027, and is 03:30; on 7 November 01:30 comes twice.
    expect(endAt(until('02:30'), '2027-03-13T23:00', TORONTO)).toBe('2027-03-14T03:30')
    expect(hours('2027-11-06', '01:30')).toBe(7.5)
  })

  test('is always to come, and within two days', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const clock = minute.map(
      (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
    )
    const spans = fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 3 })
    const zones = fc.constantFrom(TORONTO, 'America/St_Johns', 'Australia/Lord_Howe')
    const instants = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 })
    fc.assert(
      fc.property(spans, zones, instants, (hours, zone, now) => {
        const left = endOfService(everyDay(hours), zone, now) - now
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(49 * 3_600_000)
      }),
    )
  })
})
