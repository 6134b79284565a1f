import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'
import { toLists } from './day-lists.ts'
import { occupancyOf } from './occupancy.ts'
import { addUpSeats, seatSumsOf, shareTaken } from './seat-sums.ts'
import type { QuarterFigures } from './types.ts'

/** A day has an entry for a quarter in which there were seats or guests. */
const day: fc.Arbitrary<QuarterFigures[]> = fc
  .dictionary(
    fc.integer({ min: 0, max: 12 }).map(String),
    fc.record({ covers: fc.integer({ min: 0, max: 5 }), seats: fc.constantFrom(0, 4, 9) }),
  )
  .map((quarters) => Object.entries(quarters).map(([at, sum]) => ({ quarter: Number(at), ...sum })))

const none = addUp([])
const ofDay = (quarters: QuarterFigures[]) => seatSumsOf(toLists({ ...none, quarters }))

test('the share of seats that were taken is that of the quarters, in whatever parts days are added up', () => {
  fc.assert(
    fc.property(fc.array(fc.array(day, { maxLength: 4 }), { maxLength: 4 }), (parts) => {
      const together = addUp(parts.flat().map((quarters) => ({ ...none, quarters })))
      const sums = parts.map((days) => addUpSeats(days.map(ofDay)))
      expect(shareTaken(addUpSeats(sums))).toBe(occupancyOf(together.quarters))
    }),
  )
})
