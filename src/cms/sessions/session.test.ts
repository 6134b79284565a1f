import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf, deadlineOf, IDLE_MS, idleMsOf, LONGEST_MS, type Session } from './session.ts'

const HOUR = 60 * 60_000
const instant = fc.integer({ min: 0, max: 4e12 })
const length = fc.integer({ min: 1, max: 30 * 24 * HOUR })

const session = (times: Partial<Session>): Session => ({
  ...{ id: 's', staff: 1, way: 'password', device: '', address: '', tablet: null },
  ...{ startedAt: 0, lastUsedAt: 0, idleMs: IDLE_MS, endsAt: LONGEST_MS },
  ...times,
})

describe('a session', () => {
  // ASVS 7.3.1, 7.3.2
  it('ends two hours after its last use, and twelve after its start', () => {
    expect(deadlineOf(session({ lastUsedAt: 5 * HOUR }))).toBe(7 * HOUR)
    expect(deadlineOf(session({ lastUsedAt: 11 * HOUR }))).toBe(12 * HOUR)
  })

  it('never ends later than its end, nor sooner by being used', () => {
    fc.assert(
      fc.property(instant, length, instant, instant, (endsAt, idleMs, a, b) => {
        const [first, later] = [Math.min(a, b), Math.max(a, b)]
        const before = deadlineOf(session({ endsAt, idleMs, lastUsedAt: first }))
        const after = deadlineOf(session({ endsAt, idleMs, lastUsedAt: later }))
        expect(after).toBeLessThanOrEqual(endsAt)
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('on a shared tablet ends a quarter of an hour after its last use, and never after the tablet', () => {
    const begun = (endsAt: number) =>
      beginningOf({ now: 0, roles: ['host'], tablet: { id: 't', endsAt } })
    expect(begun(30 * 24 * HOUR)).toMatchObject({
      idleMs: HOUR / 4,
      endsAt: 12 * HOUR,
      tablet: 't',
    })
    expect(begun(HOUR).endsAt).toBe(HOUR)
    const elsewhere = beginningOf({ now: 0, roles: ['host'], tablet: null })
    expect(elsewhere).toMatchObject({ idleMs: LONGEST_MS, endsAt: LONGEST_MS, tablet: null })
  })

  it('stays open without use for those alone whose screens are looked at all day', () => {
    expect(idleMsOf(['host'])).toBe(LONGEST_MS)
    expect(idleMsOf(['viewer', 'manager'])).toBe(LONGEST_MS)
    expect(idleMsOf(['host', 'editor'])).toBe(IDLE_MS)
    expect(idleMsOf(['admin', 'host'])).toBe(IDLE_MS)
    expect(idleMsOf([])).toBe(IDLE_MS)
    expect(idleMsOf(null)).toBe(IDLE_MS)
  })
})
