import { expect, test } from 'vitest'
import {
  affectedLocations,
  changedSpecialDays,
  dateRangeOf,
  type GroupSpecialDay,
  groupSpecialDaysAt,
} from './group-special-days.ts'
import { toOpeningHours, toPublicHours } from './opening-hours.ts'

const closed = (from: string, more: Partial<GroupSpecialDay> = {}): GroupSpecialDay => ({
  ...{ from, places: 'all', spans: [], name: 'Closed', ...more },
})
const datesFor = (days: GroupSpecialDay[], location: number) =>
  groupSpecialDaysAt(days, location).map(({ date }) => date)

test('a line of the group is for all restaurants, for all but some, or for some', () => {
  const days = [
    closed('2027-12-24'),
    closed('2027-12-25', { places: 'except', locations: [1] }),
    closed('2027-12-26', { places: 'only', locations: [1] }),
  ]
  expect(datesFor(days, 1)).toEqual(['2027-12-24', '2027-12-26'])
  expect(datesFor(days, 2)).toEqual(['2027-12-24', '2027-12-25'])
})

test('several days are one line, and of two lines for a day the first counts', () => {
  const days = [
    closed('2027-12-31', { until: '2028-01-02' }),
    closed('2028-01-01', { name: 'Second' }),
  ]
  expect(datesFor(days, 1)).toEqual(['2027-12-31', '2028-01-01', '2028-01-02'])
  expect(groupSpecialDaysAt(days, 1).map(({ name }) => name)).toEqual([
    'Closed',
    'Closed',
    'Closed',
  ])
})

test('a line that ends before it begins, or has no day yet, is none', () => {
  expect(datesFor([closed('2027-12-31', { until: '2027-12-30' }), closed('')], 1)).toEqual([])
})

test('a restaurant’s own special day counts instead of the group’s', () => {
  const own = { weekly: [], holidays: [{ date: '2027-12-25', name: 'Open', spans: [] }] }
  const group = groupSpecialDaysAt([closed('2027-12-24', { until: '2027-12-25' })], 1)
  expect(toOpeningHours(own, group)?.holidays.map(({ date, name }) => [date, name])).toEqual([
    ['2027-12-25', 'Open'],
    ['2027-12-24', 'Closed'],
  ])
})

test('without weekly lines nobody knows of ordinary days, and without anything of none', () => {
  expect(toOpeningHours({ weekly: [] })).toBeNull()
  const group = groupSpecialDaysAt([closed('2027-12-25')], 1)
  expect(toPublicHours(null, group)).toEqual({
    ...{ weekly: null, closure: null },
    holidays: [{ date: '2027-12-25', spans: [] }],
  })
})

test('a change is of the dates and places of the lines that differ, whatever their rows are called', () => {
  const before = [closed('2027-12-25', { id: 'a' }), closed('2027-12-31', { id: 'b' })]
  const same = [closed('2027-12-31', { id: 'c' }), closed('2027-12-25', { name: 'Another' })]
  const changed = (after: GroupSpecialDay[]) => {
    const lines = changedSpecialDays(before, after)
    return [dateRangeOf(lines), affectedLocations(lines)]
  }
  expect(changed(same)).toEqual([null, []])
  const here = closed('2028-01-01', { until: '2028-01-03', places: 'only', locations: [7] })
  expect(changed([...before, here])).toEqual([{ first: '2028-01-01', last: '2028-01-03' }, [7]])
  expect(changed([])).toEqual([{ first: '2027-12-25', last: '2027-12-31' }, 'all'])
  const elsewhere = closed('2027-12-25', { places: 'except', locations: [7] })
  expect(changed([...before, elsewhere])[1]).toBe('all')
})
