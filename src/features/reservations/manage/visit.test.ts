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
  const file = (change: Partial<Booking>) =>
    visitCalendar(visitOf({ ...booking, ...change }, place, start - 24 * hour), start)
  const uid = (text: string) => /^UID:(.+)\r$/m.exec(text)?.[1]

  it('keeps its UID when the visit is cancelled, with a higher sequence', () => {
    const before = file({})
    const after = file({ status: 'cancelled' })
    expect(uid(after)).toBe(uid(before))
    expect(before).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED')
    expect(after).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED')
  })

  it('does not give the manage token away in its UID', () => {
    expect(uid(file({}))).toMatch(/^[0-9a-f]{32}@saltwood\.example$/)
  })
})
