import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASE_MS, delayAfter, FREE_TRIES, MAX_MS } from './delays.ts'

const free = fc.constantFrom(...Object.values(FREE_TRIES))
const tries = fc.integer({ min: 1, max: 1000 })

describe('the delay after a try', () => {
  it('is none at first, then five seconds, and doubles up to a quarter of an hour', () => {
    const seconds = [4, 5, 6, 7, 8, 12, 13, 99].map((n) => delayAfter(n, 5) / 1000)
    expect(seconds).toEqual([0, 5, 10, 20, 40, 640, 900, 900])
  })

  it('never becomes shorter with further tries, and never longer than the longest', () => {
    fc.assert(
      fc.property(tries, free, (n, from) => {
        expect(delayAfter(n + 1, from)).toBeGreaterThanOrEqual(delayAfter(n, from))
        expect(delayAfter(n, from)).toBeLessThanOrEqual(MAX_MS)
        expect(delayAfter(n, from) === 0 || delayAfter(n, from) >= BASE_MS).toBe(true)
      }),
    )
  })

  it('leaves whoever guesses an account less than two hundred tries a day', () => {
    const day = 24 * 60 * 60_000
    let [at, n] = [0, 0]
    for (; at < day; n++) at += delayAfter(n + 1, FREE_TRIES.account)
    expect(n).toBeLessThan(200)
  })
})
