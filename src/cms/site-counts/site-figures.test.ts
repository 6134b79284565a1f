import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import type { ShownCount } from '#storage/site-counts.ts'
import { type SiteFigures, siteFiguresOf } from './site-figures.ts'
import { comparedWeeks, spanOf } from './weeks.ts'

const counted = (step: string, detail: string, count: number, locationId = '1'): ShownCount => ({
  ...{ locationId, step, detail, count },
})

describe('what pages have counted', () => {
  test('is the way to a table, of all restaurants and of each', () => {
    const figures = siteFiguresOf([
      counted('view', 'home', 100, ''),
      counted('view', 'location', 40),
      counted('view', 'menu', 30),
      counted('open', '', 20),
      counted('search', '', 15),
      counted('view', 'menu', 5, '2'),
      counted('booked', '', 5, '2'),
    ])
    const none = { pages: 0, open: 0, search: 0, found: 0, chosen: 0, booked: 0 }
    expect(figures.seen).toBe(175)
    expect(figures.funnel).toEqual({ ...none, pages: 75, open: 20, search: 15, booked: 5 })
    expect(figures.locations).toEqual([
      { locationId: '1', funnel: { ...none, pages: 70, open: 20, search: 15 } },
      { locationId: '2', funnel: { ...none, pages: 5, booked: 5 } },
    ])
  })

  test('is what was looked for in vain, and where visits came from, the most first', () => {
    const figures = siteFiguresOf([
      counted('none_hour', '20', 10),
      counted('none_hour', '19', 5),
      counted('none_hour', '19', 10, '2'),
      counted('none_party', '6', 5),
      counted('dish', 'caviar', 5),
      counted('dish', 'lobster', 15),
      counted('landing', '', 50, ''),
      counted('landing', 'instagram', 5),
      counted('landing', 'newsletter/email', 20, ''),
      counted('booked_from', 'newsletter/email', 5),
      counted('booked_from', 'letter', 5),
    ])
    expect(figures.visits).toBe(75)
    expect(figures.noneHours).toEqual([
      { key: 19, count: 15 },
      { key: 20, count: 10 },
    ])
    expect(figures.noneParties).toEqual([{ key: 6, count: 5 }])
    expect(figures.dishes.map(({ key }) => key)).toEqual(['lobster', 'caviar'])
    expect(figures.sources).toEqual([
      { source: 'newsletter/email', visits: 20, bookings: 5 },
      { source: 'instagram', visits: 5, bookings: 0 },
      { source: 'letter', visits: 0, bookings: 5 },
    ])
  })

  test('is in fives, whatever is added up: no difference of two of its numbers is below five, but none at all', () => {
    const shown = fc.record({
      locationId: fc.constantFrom('', '1', '2'),
      step: fc.constantFrom('view', 'landing', 'search', 'booked', 'dish', 'none_hour', 'order'),
      detail: fc.constantFrom('', 'menu', '19', '20'),
      count: fc.integer({ min: 1, max: 40 }).map((fives) => 5 * fives),
    })
    fc.assert(
      fc.property(fc.array(shown, { maxLength: 40 }), (counts) => {
        for (const number of numbersIn(siteFiguresOf(counts))) expect(number % 5).toBe(0)
      }),
    )
  })
})

/** Every number of figures but those that hours and parties are called by. */
function numbersIn({ noneHours, noneParties, ...rest }: SiteFigures): number[] {
  const all: number[] = [...noneHours, ...noneParties].map(({ count }) => count)
  JSON.stringify(rest, (_, value) => {
    if (typeof value === 'number') all.push(value)
    return value
  })
  return all
}

describe('the weeks of figures', () => {
  const date = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))

  test('begin on Monday, and end today or on Sunday; the others have the same days', () => {
    fc.assert(
      fc.property(date, fc.option(date, { nil: undefined }), (today, asked) => {
        const { now, before, yearBefore, isCurrent } = comparedWeeks(asked, today)
        for (const week of [now, before, yearBefore]) {
          expect(isoWeekdayOf(week.monday)).toBe(1)
          expect(week.days).toBe(now.days)
          // On Monday it is still Sunday somewhere.
          expect(week.isOver).toBe(addDays(week.monday, 8) <= today)
        }
        expect(addDays(before.monday, 7)).toBe(now.monday)
        expect(addDays(yearBefore.monday, 364)).toBe(now.monday)
        expect(spanOf(now).to <= today).toBe(true)
        if (isCurrent) expect(spanOf(now).to).toBe(today)
        else expect(now.days).toBe(7)
        if (asked && asked <= today) expect(spanOf(now).from <= asked).toBe(true)
      }),
    )
  })
})
