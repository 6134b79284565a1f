import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import { daysIn, stretches, weekParts } from './week-parts.ts'

test('a span is its days, of which those of whole calendar weeks are one part', () => {
  expect(weekParts({ from: '2027-03-06', to: '2027-03-15' })).toEqual([
    { from: '2027-03-06', to: '2027-03-06' },
    { from: '2027-03-07', to: '2027-03-07' },
    { from: '2027-03-08', to: '2027-03-14' },
    { from: '2027-03-15', to: '2027-03-15' },
  ])
  const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2027-01-01', days))
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 100 }), (from, length) => {
      const span = { from, to: addDays(from, length) }
      const parts = weekParts(span)
      expect(parts.flatMap(daysIn)).toEqual(daysIn(span))
      expect(stretches(span).flat()).toEqual(parts)
      const single = parts.filter(({ from: first, to }) => first === to)
      expect(single.length).toBeLessThanOrEqual(12)
      const weeks = parts.filter((part) => !single.includes(part))
      for (const week of weeks)
        expect([isoWeekdayOf(week.from), week.to]).toEqual([1, addDays(week.from, 6)])
    }),
  )
})

test('a year that ends a day later has the same stretches, but for its ends', () => {
  const inner = (from: string) => stretches({ from, to: addDays(from, 363) }).slice(1, -1)
  expect(inner('2027-03-16')).toHaveLength(5)
  expect(inner('2027-03-17')).toEqual(inner('2027-03-16'))
})
