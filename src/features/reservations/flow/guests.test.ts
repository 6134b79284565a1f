import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countGuest } from './guests.ts'

const party = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 })
  .map((counts) =>
    counts.map((count, index) => ({ priceId: String(index), title: `Price ${index}`, count })),
  )
const press = fc.record({
  priceId: fc.constantFrom('0', '1', '2', '3'),
  change: fc.constantFrom(1 as const, -1 as const),
})
const size = (guests: { count: number }[]) => guests.reduce((sum, { count }) => sum + count, 0)

describe('who comes at which price', () => {
  it('is always all of the party, whatever is pressed', () => {
    fc.assert(
      fc.property(party, fc.array(press), (guests, presses) => {
        const after = presses.reduce(
          (now, { priceId, change }) => countGuest(now, priceId, change),
          guests,
        )
        expect(size(after)).toBe(size(guests))
        expect(after.map(({ priceId }) => priceId)).toEqual(guests.map(({ priceId }) => priceId))
        for (const { count } of after) expect(count).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('makes an adult a child, and a child an adult again', () => {
    const guests = [
      { priceId: 'adult', title: 'Adult', count: 2 },
      { priceId: 'child', title: 'Child', count: 0 },
    ]
    const one = countGuest(guests, 'child', 1)
    expect(one.map(({ count }) => count)).toEqual([1, 1])
    expect(countGuest(one, 'child', -1)).toEqual(guests)
    expect(countGuest(guests, 'child', -1)).toEqual(guests)
    expect(countGuest(guests, 'adult', 1)).toEqual(guests)
  })
})
