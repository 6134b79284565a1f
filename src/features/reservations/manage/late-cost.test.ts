import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costField, readCost } from './late-cost.ts'

it('comes back from the form as it was shown', () => {
  const cost = fc.oneof(
    fc.constant({ does: 'nothing' as const }),
    fc.record({
      does: fc.constantFrom('keep' as const, 'charge' as const),
      money: fc.record({
        amount: fc.integer({ min: 1, max: 999_999_999 }),
        currency: fc.constantFrom('CAD', 'USD'),
        multiplier: fc.constantFrom(1, 100, 1000),
      }),
    }),
  )
  fc.assert(
    fc.property(cost, (one) => {
      expect(readCost(costField(one))).toEqual(one)
    }),
  )
})

it('is nothing that a guest could have made up by chance', () => {
  for (const field of [null, '', 'keep', 'keep-', 'return-1-CAD-100', 'keep-1-CAD-100-']) {
    expect(readCost(field)).toBeNull()
  }
})
