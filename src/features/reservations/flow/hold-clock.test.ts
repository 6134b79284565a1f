import { describe, expect, it } from 'vitest'
import { clockText, createServerClock, holdEnd, parseExpiry, secondsLeft } from './hold-clock.ts'

const now = Date.UTC(2026, 10, 20, 12)

describe('expires_at', () => {
  it('is ISO with a zone, and UTC without one', () => {
    expect(parseExpiry('2026-11-20T12:05:00Z')).toBe(now + 300_000)
    expect(parseExpiry('2026-11-20T12:05:00')).toBe(now + 300_000)
    expect(parseExpiry('2026-11-20T04:05:00-08:00')).toBe(now + 300_000)
    expect(parseExpiry('2026-11-20T12:05:00.250Z')).toBe(now + 300_250)
  })

  it.each([null, undefined, '', 'soon', '2026-13-40T99:00:00Z', '2026-11-20T11:59:00Z'])(
    'in the past or unreadable (%s) is 5 minutes',
    (value) => {
      expect(holdEnd(value, now)).toBe(now + 300_000)
    },
  )
})

describe('the countdown', () => {
  it('shows mm:ss from 05:00 to 00:00', () => {
    expect(clockText(secondsLeft(now + 300_000, now))).toBe('05:00')
    expect(clockText(secondsLeft(now + 61_000, now))).toBe('01:01')
    expect(clockText(secondsLeft(now + 1, now))).toBe('00:01')
    expect(clockText(secondsLeft(now, now + 5000))).toBe('00:00')
  })

  it('runs on the difference to the server, so that a wrong clock changes nothing', () => {
    let local = Date.UTC(2019, 0, 1)
    const clock = createServerClock(() => local)
    clock.observe(now)
    expect(clock.now()).toBe(now)
    local += 90_000
    expect(secondsLeft(now + 300_000, clock.now())).toBe(210)
    clock.observe(Number.NaN)
    expect(clock.now()).toBe(now + 90_000)
  })
})
