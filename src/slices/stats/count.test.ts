import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAt, countText } from './count.ts'

const numbers = fc.integer({ min: -999_999_999, max: 999_999_999 })

describe('a counter', () => {
  it('starts at startNumber and ends exactly on endNumber, also with nine digits', () => {
    expect(countAt(100_000_000, 987_654_321, 0)).toBe(100_000_000)
    expect(countAt(100_000_000, 987_654_321, 1)).toBe(987_654_321)
    expect(countAt(0, 4.5, 1)).toBe(4.5)
  })

  it('never leaves the way between its ends, and never turns back', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.float({ min: 0, max: 1, noNaN: true }), (from, to, t) => {
        const value = countAt(from, to, t)
        expect(value).toBeGreaterThanOrEqual(Math.min(from, to))
        expect(value).toBeLessThanOrEqual(Math.max(from, to))
        const later = countAt(from, to, Math.min(1, t + 0.1))
        expect(Math.sign(later - value) * Math.sign(to - from)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('separates thousands only where useGrouping says so', () => {
    expect(countText(12_500, 0, 12_500, true)).toBe('12,500')
    expect(countText(1987, 1900, 1987, false)).toBe('1987')
  })

  it('keeps the decimals of its ends', () => {
    expect(countText(3, 0, 4.8, true)).toBe('3.0')
  })
})
