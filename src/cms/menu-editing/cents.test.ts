import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf, centsOf, MOST_CENTS, readCents, typedCents } from './cents.ts'

it('a price stays what it is through the content and through what is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_CENTS }), (cents) => {
      expect(centsOf(amountOf(cents))).toBe(cents)
      expect(readCents(typedCents(cents))).toBe(cents)
      expect(readCents(`$${typedCents(cents).replace('.', ',')}`)).toBe(cents)
    }),
  )
})

it.each([
  ['24', 2400],
  ['24.5', 2450],
  [' 24.05 ', 2405],
  ['', null],
  ['24.505', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['about 20', undefined],
  ['100000.01', undefined],
])('typed as %j it is %j', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})
