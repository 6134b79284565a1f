import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askAgainIn, standingOf, WARN_MS } from './session-watch.ts'

const open = (endsInMs: number, isByAge = false) =>
  ({ isSignedIn: true, staff: 1, endsInMs, isByAge }) as const

test('the end of a session is said two minutes before, and why it ends', () => {
  expect(standingOf(open(WARN_MS + 1), 1)).toBe('open')
  expect(standingOf(open(WARN_MS), 1)).toBe('ends_soon')
  expect(standingOf(open(WARN_MS, true), 1)).toBe('ends_by_age')
  expect(standingOf({ isSignedIn: false }, 1)).toBe('ended')
  expect(standingOf(open(WARN_MS), 2)).toBe('another')
})

test('no page asks later than a session ends or its end has to be said, nor all the time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e7 }), (endsInMs) => {
      const next = askAgainIn(open(endsInMs))
      expect(next).toBeGreaterThanOrEqual(500)
      expect(next).toBeLessThanOrEqual(60_000)
      if (endsInMs > WARN_MS) expect(endsInMs - next).toBeGreaterThanOrEqual(WARN_MS - 500)
      else expect(next).toBeLessThanOrEqual(endsInMs + 500)
    }),
  )
  expect(askAgainIn(null)).toBe(60_000)
  expect(askAgainIn({ isSignedIn: false })).toBe(60_000)
})
