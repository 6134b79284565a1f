import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallClockOf, wallOf } from './restaurant-wall.ts'
import { localOf } from './time.ts'
import { utcOffsets } from './utc-offsets.ts'

const ZONES = ['America/Vancouver', 'America/Phoenix', 'America/St_Johns', 'America/Toronto']

describe('the offsets of a zone', () => {
  test('tell every instant between them as the zone does, over changes of the clocks', () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2029, 0) })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, instant, instant, (zone, a, b, c) => {
        const [first = 0, between = 0, last = 0] = [a, b, c].sort((one, other) => one - other)
        const offsets = utcOffsets(zone, first, last)
        for (const one of [first, between, last]) {
          expect(wallOf(one, offsets)).toBe(localOf(one, zone))
        }
      }),
    )
  })

  test('are two where the clocks change on the way', () => {
    const evening = Date.UTC(2026, 2, 8, 3)
    expect(utcOffsets('America/Toronto', evening)).toEqual([
      [evening - 86_400_000, -300],
      [Date.UTC(2026, 2, 8, 7), -240],
    ])
    expect(wallClockOf(evening, utcOffsets('America/Toronto', evening))).toBe('10:00 PM')
  })
})
