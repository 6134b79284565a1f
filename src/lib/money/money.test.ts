import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyLabel, percentOf, toMinorUnits, wholeMoneyLabel } from './money.ts'

const cad = (amount: number) => ({ amount, currency: 'CAD', multiplier: 100 })

test('whole amounts and others are shown to the cent (spec:reservations.price-format)', () => {
  expect(moneyLabel(cad(9500))).toBe('$95.00')
  expect(moneyLabel(cad(5250))).toBe('$52.50')
  expect(moneyLabel(cad(0))).toBe('$0.00')
  expect(moneyLabel({ amount: 95, currency: 'USD', multiplier: 1 })).toBe('$95.00')
  expect(moneyLabel({ amount: 9500, currency: 'EUR', multiplier: 100 })).toBe('EUR 95.00')
  expect(moneyLabel({ amount: 9500, currency: 'KWD', multiplier: 1000 })).toBe('KWD 9.500')
})

test('what is about so much is shown to the nearest whole one', () => {
  expect(wholeMoneyLabel(cad(85_338))).toBe('$853')
  expect(wholeMoneyLabel(cad(26_250))).toBe('$263')
  expect(wholeMoneyLabel(cad(125_049))).toBe('$1,250')
  expect(wholeMoneyLabel({ amount: 9500, currency: 'EUR', multiplier: 100 })).toBe('EUR 95')
})

test('thousands are set apart', () => {
  expect(moneyLabel(cad(99_999))).toBe('$999.99')
  expect(moneyLabel(cad(125_000))).toBe('$1,250.00')
  expect(moneyLabel(cad(123_456_789))).toBe('$1,234,567.89')
  expect(moneyLabel({ amount: 12_500_000, currency: 'KWD', multiplier: 1000 })).toBe(
    'KWD 12,500.000',
  )
})

test('whatever the amount, its digits are those of its minor units', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (amount) => {
      expect(Number(moneyLabel(cad(amount)).replace(/\D/g, ''))).toBe(amount)
      expect(moneyLabel(cad(amount))).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/)
    }),
  )
})

test('a share is rounded half up, once', () => {
  expect(percentOf(50, 5)).toBe(3)
  expect(percentOf(49, 5)).toBe(2)
  expect(percentOf(12_345, 9.975)).toBe(1231)
  expect(percentOf(10_000, 0)).toBe(0)
})

// ASVS 1.4.2
test('a share is the nearest whole number of minor units, of two the larger', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const thousandths = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(amount, thousandths, (base, rate) => {
      const share = BigInt(percentOf(base, rate / 1000))
      const off = share * 100_000n * 2n - BigInt(base) * BigInt(rate) * 2n
      expect(off > -100_000n && off <= 100_000n).toBe(true)
    }),
  )
})

test('an amount with two decimals is whole minor units', () => {
  expect([19.99, 0.07, 1.1, 64.35, 1005.01].map(toMinorUnits)).toEqual([
    1999, 7, 110, 6435, 100_501,
  ])
})
