import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIVE_DAYS, HALF_A_DAY, type RetryPolicy, retryDelay } from './retry-policy.ts'

const MINUTE = 60_000
const attempt = fc.integer({ min: 1, max: FIVE_DAYS.attempts })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
/** Hours from the first attempt to the last one. */
const hoursOf = (patience: RetryPolicy) => {
  const attempts = Array.from({ length: patience.attempts - 1 }, (_, index) => index + 1)
  return attempts.reduce((all, n) => all + retryDelay(n, 0.5, patience), 0) / (60 * MINUTE)
}

describe('the wait after a failed attempt', () => {
  it('is half a minute at first and doubles, up to two hours, of money up to four', () => {
    const waits = (patience: RetryPolicy) =>
      [1, 2, 3, 8, 9, 10, 14].map((n) => retryDelay(n, 0.5, patience) / MINUTE)
    expect(waits(HALF_A_DAY)).toEqual([0.5, 1, 2, 64, 120, 120, 120])
    expect(waits(FIVE_DAYS)).toEqual([0.5, 1, 2, 64, 128, 240, 240])
  })

  it('is spread over a fifth to both sides, so that letters of one outage do not come back at once', () => {
    fc.assert(
      fc.property(attempt, random, (n, chance) => {
        const middle = retryDelay(n, 0.5, FIVE_DAYS)
        expect(retryDelay(n, chance, FIVE_DAYS)).toBeGreaterThanOrEqual(Math.floor(middle * 0.8))
        expect(retryDelay(n, chance, FIVE_DAYS)).toBeLessThanOrEqual(Math.ceil(middle * 1.2))
      }),
    )
  })

  it('adds up to about half a day before a letter is dead', () => {
    expect(hoursOf(HALF_A_DAY)).toBeGreaterThan(10)
    expect(hoursOf(HALF_A_DAY)).toBeLessThan(14)
  })

  it('adds up to about five days before money is given up', () => {
    expect(hoursOf(FIVE_DAYS)).toBeGreaterThan(4.5 * 24)
    expect(hoursOf(FIVE_DAYS)).toBeLessThan(5.5 * 24)
  })
})
