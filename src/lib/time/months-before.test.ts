import { expect, test } from 'vitest'
import { monthsBefore } from './months-before.ts'

const before = (date: string, months: number) => monthsBefore(new Date(date), months).toISOString()

test('goes back by calendar months, and keeps the time', () => {
  expect(before('2026-11-20T21:08:18.000Z', 12)).toBe('2025-11-20T21:08:18.000Z')
  expect(before('2026-01-15T00:00:00.000Z', 2)).toBe('2025-11-15T00:00:00.000Z')
})

test('ends on the last day of a shorter month, so that nothing is kept for less', () => {
  expect(before('2026-03-31T12:00:00.000Z', 1)).toBe('2026-02-28T12:00:00.000Z')
  expect(before('2028-02-29T12:00:00.000Z', 12)).toBe('2027-02-28T12:00:00.000Z')
})
