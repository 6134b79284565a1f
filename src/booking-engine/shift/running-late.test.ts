import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canRunLate, expectedAt, nextLateMinutes } from './running-late.ts'

const MINUTE = 60_000

test('a party runs late by quarters of an hour, and is never expected in the past', () => {
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 0 }, -20 * MINUTE)).toBe(15)
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 15 }, 5 * MINUTE)).toBe(30)
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 0 }, 10 * MINUTE)).toBe(15)
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 0 }, 11 * MINUTE)).toBe(30)
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 0 }, 65 * MINUTE)).toBe(75)
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 120 }, 0)).toBeNull()
  expect(nextLateMinutes({ startsAt: 0, lateMinutes: 0 }, 119 * MINUTE)).toBeNull()
  const minutes = fc.integer({ min: -300, max: 300 })
  const late = fc.nat(8).map((steps) => steps * 15)
  fc.assert(
    fc.property(minutes, late, (now, lateMinutes) => {
      const party = { startsAt: 0, lateMinutes }
      const next = nextLateMinutes(party, now * MINUTE)
      if (next === null) return
      expect(next).toBeGreaterThan(lateMinutes)
      expect(next % 15).toBe(0)
      expect(expectedAt({ ...party, lateMinutes: next })).toBeGreaterThan(now * MINUTE)
    }),
  )
})

test('staff are offered it from an hour before the time of a party that is to come', () => {
  const party = { state: 'booked', startsAt: 0, lateMinutes: 0 }
  expect(canRunLate(party, -61 * MINUTE)).toBe(false)
  expect(canRunLate(party, -60 * MINUTE)).toBe(true)
  expect(canRunLate({ ...party, state: 'seated' }, 0)).toBe(false)
})
