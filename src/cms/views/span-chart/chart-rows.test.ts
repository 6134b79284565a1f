import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartRow, daysOf, placeOf } from './chart-rows.ts'
import { chartSpan } from './chart-span.ts'

const { days } = chartSpan({ weeks: '2' }, '2027-03-10')
const row = (key: string, from: string, until: string): ChartRow => ({
  ...{ key, order: null, title: key, href: null, notes: [] },
  stretches: [{ from, until, look: 'full', label: 'Shows' }],
})

test('a chart has whole weeks, from the Monday of the day that is asked for', () => {
  expect(days).toHaveLength(14)
  expect(days[0]).toBe('2027-03-08')
  const moved = chartSpan({ from: '2027-03-14', weeks: '3' }, '2027-01-01')
  expect([moved.from, moved.until, moved.earlier, moved.later]).toEqual([
    ...['2027-03-08', '2027-03-29', '2027-02-15', '2027-03-29'],
  ])
})

test('a stretch has its place among the days, cut off at the edges', () => {
  const span = { from: '2027-03-15T00:00', until: '2027-03-22T00:00' }
  expect(placeOf(span, days)).toEqual({ left: 50, width: 50 })
  const long = { from: '2027-01-15T00:00', until: '2028-03-15T12:00' }
  expect(placeOf(long, days)).toEqual({ left: 0, width: 100 })
})

test('days on which nothing begins or ends are said once', () => {
  const rows = [row('all', '2027-03-08T00:00', '2027-03-22T00:00')]
  expect(daysOf(rows, days)).toMatchObject([{ from: '2027-03-08', to: '2027-03-21' }])
  const supper = row('supper', '2027-03-12T17:00', '2027-03-13T00:00')
  const list = daysOf([...rows, supper], days)
  expect(list.map(({ from, to, entries }) => `${from} ${to} ${entries.length}`)).toEqual([
    ...['2027-03-08 2027-03-11 1', '2027-03-12 2027-03-12 2', '2027-03-13 2027-03-21 1'],
  ])
  expect(list[1]?.entries[1]).toMatchObject({ begins: true, ends: false })
})

test('whatever there is, the list has every day once, and each with all that it has', () => {
  const hours = fc.integer({ min: -48, max: 16 * 24 })
  const at = (hour: number) =>
    new Date(Date.parse('2027-03-08T00:00Z') + hour * 3_600_000).toISOString().slice(0, 16)
  const rows = fc.array(fc.tuple(hours, fc.integer({ min: 1, max: 200 })), { maxLength: 5 })
  fc.assert(
    fc.property(rows, (made) => {
      const all = made.map(([from, length], index) =>
        row(String(index), at(from), at(from + length)),
      )
      const list = daysOf(all, days)
      const covered = list.flatMap(({ from, to }) => days.filter((day) => from <= day && day <= to))
      expect(covered).toEqual(days)
      for (const { from, to, entries } of list)
        for (const day of days.filter((one) => from <= one && one <= to)) {
          const there = all.filter(({ stretches: [one] }) => {
            return one && one.from.slice(0, 16) < `${day}T24:00` && one.until > `${day}T00:00`
          })
          expect(entries.map(({ row: { key } }) => key)).toEqual(there.map(({ key }) => key))
        }
    }),
  )
})
