import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp, emptyPeriod } from './add-up.ts'
import { addUpLists, toLists } from './day-lists.ts'
import type { DayFigures } from './types.ts'

const count = fc.integer({ min: 0, max: 9 })
const tally = { parties: count, covers: count }

const period = fc
  .record({
    ...{ code: fc.constantFrom('lunch', 'dinner'), name: fc.constantFrom('Dinner', 'Supper') },
    ...{ from: fc.constantFrom(46, 68, 72), booked: fc.record(tally), noShow: fc.record(tally) },
  })
  .map(({ code, name, from, ...found }) => ({ ...emptyPeriod({ code, name, from }), ...found }))

const day: fc.Arbitrary<DayFigures> = fc
  .record({
    periods: fc.array(period, { maxLength: 3 }),
    quarters: fc.array(fc.record({ quarter: count, covers: count, seats: count })),
    sizes: fc.array(
      fc.record({ party: count, ...tally, timed: count, stayed: count, planned: count }),
    ),
    leads: fc.array(fc.record({ band: count, ...tally })),
    sources: fc.array(fc.record({ source: fc.constantFrom('guest', 'walk_in'), ...tally })),
    experiences: fc.array(
      fc.record({
        ...{ name: fc.constantFrom('Brunch', 'Tasting'), currency: fc.constantFrom('CAD', 'USD') },
        ...{ multiplier: fc.constant(100), ...tally, amount: count },
      }),
    ),
  })
  .map((one) => addUp([one]))

test('figures of several days together are the same from their lists', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 4 }), (days) => {
      expect(addUpLists(days.map(toLists))).toEqual(addUp(days))
    }),
  )
})
