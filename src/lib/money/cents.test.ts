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

it('a price is read as each of these languages writes it', () => {
  const languages = fc.constantFrom('en-CA', 'en-US', 'fr-CA', 'de-DE', 'de-CH', 'es-ES')
  const currencies = fc.constantFrom('CAD', 'USD', 'EUR', 'CHF')
  const cents = fc.integer({ min: 0, max: MOST_CENTS })
  fc.assert(
    fc.property(languages, currencies, cents, (language, currency, amount) => {
      const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
      const money = new Intl.NumberFormat(language, { style: 'currency', currency })
      expect(readCents(number.format(amount / 100))).toBe(amount)
      expect(readCents(money.format(amount / 100))).toBe(amount)
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
  ['CA$ 1.234,50', 123450],
  ['1,234.50', 123450],
  ['1,234', 123400],
  ['1.234', undefined],
  ["CHF 1'234.50", 123450],
  ['1 234,50 €', 123450],
  ['14,-', 1400],
  ['14.–', 1400],
  ['14-', 1400],
  ['14-19', undefined],
  ['$', undefined],
])('typed as %j it is %j', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})
