import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import { daysOf, PRESETS, presetSpan, spanBefore } from './spans.ts'

const date = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days))

test.each([
  ['today', '2027-03-17', '2027-03-17'],
  ['week', '2027-03-15', '2027-03-17'],
  ['four-weeks', '2027-02-18', '2027-03-17'],
  ['year', '2026-03-19', '2027-03-17'],
] as const)('%s, on a Wednesday, is from %s to %s', (preset, from, to) => {
  expect(presetSpan(preset, '2027-03-17')).toEqual({ from, to })
})

test('a span is compared with as many days of the same weekdays, the nearest that it does not share', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 400 }), (from, days) => {
      const span = { from, to: addDays(from, days - 1) }
      const before = spanBefore(span)
      expect(daysOf(before)).toBe(daysOf(span))
      expect(isoWeekdayOf(before.from)).toBe(isoWeekdayOf(span.from))
      expect(before.to < span.from).toBe(true)
      expect(addDays(before.to, 7) >= span.from).toBe(true)
    }),
  )
})

test('every preset ends today', () => {
  fc.assert(
    fc.property(date, fc.constantFrom(...PRESETS), (today, preset) => {
      expect(presetSpan(preset, today).to).toBe(today)
      expect(daysOf(presetSpan(preset, today))).toBeGreaterThan(0)
    }),
  )
})
