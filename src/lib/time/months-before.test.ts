import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsAfter, monthsBefore } from './months-before.ts'

const before = (date: string, months: number) => monthsBefore(new Date(date), months).toISOString()

test('goes back by calendar months, and keeps the time', () => {
  expect(before('2026-11-20T21:08:18.000Z', 12)).toBe('2025-11-20T21:08:18.000Z')
  expect(before('2026-01-15T00:00:00.000Z', 2)).toBe('2025-11-15T00:00:00.000Z')
})

test('ends on the last day of a shorter month, so that nothing is kept for less', () => {
  expect(before('2026-03-31T12:00:00.000Z', 1)).toBe('2026-02-28T12:00:00.000Z')
  expect(before('2028-02-29T12:00:00.000Z', 12)).toBe('2027-02-28T12:00:00.000Z')
})

test('what is kept for some months is over at the first moment that is so many months after', () => {
  const date = fc.date({
    noInvalidDate: true,
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
  })
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 36 }), (date, months) => {
      const over = monthsAfter(date, months)
      expect(monthsBefore(over, months).getTime()).toBeGreaterThanOrEqual(date.getTime())
      const before = new Date(over.getTime() - 1)
      expect(monthsBefore(before, months).getTime()).toBeLessThan(date.getTime())
    }),
  )
  const after = (date: string, months: number) => monthsAfter(new Date(date), months).toISOString()
  expect(after('2026-11-20T21:08:18.000Z', 12)).toBe('2027-11-20T21:08:18.000Z')
  expect(after('2026-01-31T12:00:00.000Z', 1)).toBe('2026-03-01T00:00:00.000Z')
})
