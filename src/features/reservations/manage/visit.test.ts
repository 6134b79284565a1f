import { describe, expect, it } from 'vitest'
import type { Booking } from '#providers/booking/contract.ts'
import { visitCalendar } from './calendar.ts'
import { visitOf } from './visit.ts'

const start = Date.UTC(2026, 10, 21, 0)
const hour = 3_600_000
const booking: Booking = {
  status: 'booked',
  confirmation: '7QK2MD',
  locationId: '4',
  at: '2026-11-20T19:00',
  timeZone: 'America/Toronto',
  startsAt: start,
  turnMinutes: 105,
  party: 2,
  attribute: 'highTop',
  guest: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.ca',
    phone: '+16045550101',
    specialRequest: 'Occasion: Birthday',
    marketingOptIn: false,
  },
  changeableUntil: start - 2 * hour,
  manageUrl: 'https://saltwood.example/my/reservations/s3cret',
}
const place = { uid: 'king-west', title: 'King West', address: ['Toronto ON'], phone: null }

describe('a visit', () => {
  it.each([
    ['long before', start - 24 * hour, 'booked'],
    ['at the cut-off', start - 2 * hour, 'booked'],
    ['after the cut-off', start - 2 * hour + 1, 'late'],
    ['once it has begun', start, 'over'],
  ])('%s is %3$s', (_when, now, state) => {
    expect(visitOf(booking, place, now).state).toBe(state)
  })

  it('stays cancelled for ever', () => {
    expect(visitOf({ ...booking, status: 'cancelled' }, place, start + hour).state).toBe(
      'cancelled',
    )
  })

  it('shows nothing about the guest', () => {
    const shown = JSON.stringify(visitOf(booking, place, start))
    for (const secret of ['Ada', 'Byron', 'example.ca', '5550101', 'Birthday']) {
      expect(shown).not.toContain(secret)
    }
  })

  it('names the cut-off on the restaurant’s wall', () => {
    expect(visitOf(booking, place, start).cancelUntil).toBe('Friday, November 20, 2026 at 5:00 PM')
  })
})

describe('its calendar file', () => {
  const file = (change: Partial<Booking>, now = start) =>
    visitCalendar(visitOf({ ...booking, ...change }, place, now), now)
  const sequence = (text: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1])
  const uid = (text: string) => /^UID:(.+)\r$/m.exec(text)?.[1]

  it('keeps its UID when the visit is moved and then cancelled, each time with a higher sequence', () => {
    const files = [
      file({}, start - 3 * hour),
      file({ at: '2026-11-20T20:00' }, start - 3 * hour + 1000),
      file({ at: '2026-11-20T20:00', status: 'cancelled' }, start - 3 * hour + 2000),
    ]
    expect(new Set(files.map(uid)).size).toBe(1)
    const [first = Number.NaN, moved, cancelled] = files.map(sequence)
    expect([moved, cancelled]).toEqual([first + 1, first + 2])
    expect(files[1]).toContain('STATUS:CONFIRMED')
    expect(files[2]).toContain('STATUS:CANCELLED')
  })

  it('counts its sequence in the 32 bits of iCalendar, for decades', () => {
    expect(sequence(file({}, Date.UTC(2026, 0, 1, 0, 1)))).toBe(60)
    expect(sequence(file({}, Date.UTC(2090, 0)))).toBeLessThan(2 ** 31)
  })

  it('does not give the manage token away in its UID', () => {
    expect(uid(file({}))).toMatch(/^[0-9a-f]{32}@saltwood\.example$/)
  })
})
