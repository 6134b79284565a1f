import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withRenderContext } from '../front/render-context.ts'
import { instantAtOffsets, localAtOffsets } from './local-at-offsets.ts'
import { addMinutes, instantOf, instantOrLater, localOf, SLOT_MS } from './time.ts'
import { clockAtOffsets } from './time-labels.ts'
import { upcomingOffsets, utcOffsets } from './utc-offsets.ts'

const ZONES = ['America/Vancouver', 'America/Phoenix', 'America/St_Johns', 'America/Toronto']

describe('the offsets of a zone', () => {
  test('tell every instant between them as the zone does, over changes of the clocks', () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2029, 0) })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, instant, instant, (zone, a, b, c) => {
        const [first = 0, between = 0, last = 0] = [a, b, c].sort((one, other) => one - other)
        const offsets = utcOffsets(zone, first, last)
        for (const one of [first, between, last]) {
          expect(localAtOffsets(one, offsets)).toBe(localOf(one, zone))
        }
      }),
    )
  })

  test('lead from a wall time to its instant as the zone does, to the first of two', () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2029, 0) })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, (zone, at) => {
        const local = localOf(at, zone)
        expect(instantAtOffsets(local, utcOffsets(zone, at))).toBe(instantOf(local, zone))
      }),
    )
  })

  test('of years lead from every wall time as the zone does, also of one that comes twice or is skipped', () => {
    const from = Date.UTC(2022, 0)
    const until = Date.UTC(2031, 0)
    const quarters = fc.integer({ min: 0, max: (until - from) / SLOT_MS })
    const anyTime = quarters.map((n) => new Date(from + n * SLOT_MS).toISOString().slice(0, 16))
    // Clocks change between 1 and 3 AM of these days, in most zones.
    const changing = fc
      .tuple(fc.constantFrom('2026-03-08', '2025-11-02', '2028-03-12', '2029-11-04'), fc.nat(11))
      .map(([date, n]) => addMinutes(`${date}T00:30`, n * 15))
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.oneof(anyTime, changing), (zone, local) => {
        const at = instantAtOffsets(local, utcOffsets(zone, from, until))
        expect(at).toBe(instantOrLater(local, zone))
      }),
    )
  })

  test('tell the first of a wall time that comes twice', () => {
    // The clocks of Toronto are put back at 2 AM of this day.
    const back = utcOffsets('America/Toronto', Date.UTC(2026, 10, 1, 5))
    expect(instantAtOffsets('2026-11-01T01:30', back)).toBe(Date.UTC(2026, 10, 1, 5, 30))
  })

  test('are two where the clocks change on the way', () => {
    const evening = Date.UTC(2026, 2, 8, 3)
    expect(utcOffsets('America/Toronto', evening)).toEqual([
      [evening - 86_400_000, -300],
      [Date.UTC(2026, 2, 8, 7), -240],
    ])
    expect(clockAtOffsets(evening, utcOffsets('America/Toronto', evening))).toBe('10:00 PM')
  })
})

describe('the offsets that pages keep', () => {
  const instant = fc.integer({ min: Date.UTC(2026, 9), max: Date.UTC(2030, 0) })

  test('tell every instant of the half year to come as the zone does', () => {
    const ahead = fc.integer({ min: 0, max: 180 * 86_400_000 })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, ahead, (zone, now, later) => {
        const offsets = upcomingOffsets(zone, now)
        expect(localAtOffsets(now + later, offsets)).toBe(localOf(now + later, zone))
      }),
    )
  })

  test('are the same for everybody between two changes of the clocks, and few', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, instant, (zone, one, other) => {
        const offsets = upcomingOffsets(zone, one)
        expect(offsets.length).toBeLessThanOrEqual(3)
        const [, [change] = [Number.POSITIVE_INFINITY]] = offsets
        const same = other >= one && other < change
        if (same) expect(upcomingOffsets(zone, other)).toEqual(offsets)
        if (other >= change) expect(upcomingOffsets(zone, other)).not.toEqual(offsets)
      }),
    )
  })

  test('of British Columbia have no change to come', () => {
    expect(upcomingOffsets('America/Vancouver', Date.UTC(2026, 10, 23))).toEqual([[0, -420]])
  })

  test('end what is rendered with them at the next change of the clocks', () => {
    const now = Date.UTC(2026, 10, 23)
    const rendered = (zone: string) => {
      const nobody = { requestId: 'r', address: null, draft: null }
      const context = { ...nobody, validUntil: Number.POSITIVE_INFINITY }
      // The second time they are known already.
      for (const _ of [1, 2]) withRenderContext(context, () => upcomingOffsets(zone, now))
      return context.validUntil
    }
    expect(rendered('America/Toronto')).toBe(Date.UTC(2027, 2, 14, 7))
    expect(rendered('America/Phoenix')).toBe(Number.POSITIVE_INFINITY)
  })
})
