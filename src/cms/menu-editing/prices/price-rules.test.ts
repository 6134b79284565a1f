import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_CENTS } from '#lib/money/cents.ts'
import {
  DIRECTIONS,
  type PriceRule,
  priceBy,
  ROUNDINGS,
  type Rounding,
  readHundredths,
} from './price-rules.ts'

const prices = fc.integer({ min: 0, max: 100_000 })
const roundings = fc.constantFrom(...(Object.keys(ROUNDINGS) as Rounding[]))
const rules: fc.Arbitrary<PriceRule> = fc.record({
  change: fc.oneof(
    fc.record({
      by: fc.constant('percent' as const),
      hundredths: fc.integer({ min: -10_000, max: 50_000 }),
    }),
    fc.record({
      by: fc.constant('amount' as const),
      cents: fc.integer({ min: -20_000, max: 20_000 }),
    }),
  ),
  rounding: roundings,
  direction: fc.constantFrom(...DIRECTIONS),
})

/** The exact price in ten-thousandths of a cent, without any rounding. */
const exactBy = ({ change }: PriceRule, cents: number) =>
  change.by === 'percent'
    ? BigInt(cents) * BigInt(10_000 + change.hundredths)
    : BigInt(cents + change.cents) * 10_000n

const isFree = ({ change }: PriceRule, cents: number) => change.by === 'percent' && cents === 0

const by = (
  percent: number,
  rounding: Rounding = 'none',
  direction: PriceRule['direction'] = 'nearest',
) => ({ change: { by: 'percent', hundredths: percent * 100 }, rounding, direction }) as const

describe('a price by a rule', () => {
  it('is whole cents with the ending, from 0 to the most that a dish may cost', () => {
    fc.assert(
      fc.property(rules, prices, (rule, cents) => {
        const price = priceBy(rule, cents) as number
        const { step, offset } = ROUNDINGS[rule.rounding]
        expect(Number.isInteger(price)).toBe(true)
        // Without a price with the ending there is none to take.
        if (!isFree(rule, cents) && !(rule.direction === 'down' && price < offset))
          expect(price % step).toBe(offset % step)
        expect(price).toBeGreaterThanOrEqual(0)
        expect(price).toBeLessThanOrEqual(MOST_CENTS)
      }),
    )
  })

  it('is the price with the ending next to the exact one: below, above, or whichever is nearer', () => {
    fc.assert(
      fc.property(rules, prices, (rule, cents) => {
        const exact = exactBy(rule, cents)
        const { step, offset } = ROUNDINGS[rule.rounding]
        if (exact < BigInt(offset) * 10_000n || isFree(rule, cents)) return
        const price = BigInt(priceBy(rule, cents) as number) * 10_000n
        const distance = price > exact ? price - exact : exact - price
        const apart = BigInt(step) * 10_000n
        expect(distance < apart).toBe(true)
        if (rule.direction === 'down') expect(price <= exact).toBe(true)
        if (rule.direction === 'up') expect(price >= exact).toBe(true)
        if (rule.direction === 'nearest') expect(distance * 2n <= apart).toBe(true)
      }),
    )
  })

  it('never puts a dearer dish below a cheaper one', () => {
    fc.assert(
      fc.property(rules, prices, prices, (rule, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(priceBy(rule, low) as number).toBeLessThanOrEqual(priceBy(rule, high) as number)
      }),
    )
  })

  it('that goes down is never above the exact one, whatever the ending', () => {
    fc.assert(
      fc.property(rules, prices, (rule, cents) => {
        const exact = exactBy(rule, cents)
        const price = priceBy({ ...rule, direction: 'down' }, cents)
        if (price === null) return
        expect(BigInt(price) * 10_000n <= (exact > 0n ? exact : 0n)).toBe(true)
      }),
    )
  })

  it('of what costs nothing is nothing by any percentage, and by no amount', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        if (rule.change.by === 'percent') expect(priceBy(rule, 0)).toBe(0)
      }),
    )
    const amount = { by: 'amount' as const, cents: 50 }
    expect(priceBy({ change: amount, rounding: 'none', direction: 'nearest' }, 0)).toBe(50)
  })

  it('without a change and without rounding is what it was', () => {
    fc.assert(
      fc.property(prices, (cents) => {
        expect(priceBy(by(0), cents)).toBe(cents)
      }),
    )
  })

  it.each([
    ['5 % of 24.00 to .95', by(5, '.95'), 2400, 2495],
    ['5 % of 24.00 to .95, down', by(5, '.95', 'down'), 2400, 2495],
    ['5 % of 24.00 to .00', by(5, '.00'), 2400, 2500],
    ['5 % of 24.00 to .25, up', by(5, '.25', 'up'), 2400, 2525],
    ['2.5 % of 9.90', by(2.5), 990, 1015],
    ['half a cent goes up', by(5), 30, 32],
    ['5 % of 0.50 to .95, down', by(5, '.95', 'down'), 50, 52],
    ['-100 % to .99, down', by(-100, '.99', 'down'), 2400, 0],
    ['-100 % to .99', by(-100, '.99'), 2400, 99],
  ] as const)('%s', (_, rule, before, after) => {
    expect(priceBy(rule, before)).toBe(after)
  })

  it('that is more than a dish may cost is none', () => {
    expect(priceBy(by(900), MOST_CENTS)).toBeNull()
  })
})

it.each([
  ['5', 500, 500],
  ['+2.5 %', 250, null],
  ['5%', 500, null],
  ['$5', null, 500],
  ['5 $', null, 500],
  ['-$0.50', null, -50],
  ['$5$', null, null],
  ['$5%', null, null],
  ['-0,50', -50, -50],
  ['−1', -100, -100],
  ['five', null, null],
  ['', null, null],
  ['1.234', null, null],
])('typed as %j it is %j hundredths of a percent, and %j cents', (typed, percent, amount) => {
  expect(readHundredths(typed, 'percent')).toBe(percent)
  expect(readHundredths(typed, 'amount')).toBe(amount)
})
