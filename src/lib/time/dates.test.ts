import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isoWeekdayOf } from './dates.ts'

test('dates go forward and back across months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('a week begins on Monday', () => {
  expect(isoWeekdayOf('2027-03-14')).toBe(7)
  expect(isoWeekdayOf('2027-03-15')).toBe(1)
})

test('dates move by whole days over every change of clocks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 400 }), (a, b) => {
      const start = addDays('2024-01-01', a)
      expect(addDays(addDays(start, b), -b)).toBe(start)
      expect(addDays(start, b) >= start).toBe(true)
      expect(isoWeekdayOf(addDays(start, 7 * b))).toBe(isoWeekdayOf(start))
    }),
  )
})
