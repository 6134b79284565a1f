import { describe, expect, it } from 'vitest'
import { sequenceAt } from '#lib/time/ics.ts'
import type { Booking } from '#providers/booking/contract.ts'
import type { BookingPayment } from '#providers/booking/payment.ts'
import { visitCalendar } from './calendar.ts'
import { costText, paymentFacts, visitOf } from './visit.ts'

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
  experience: null,
  payment: null,
  guest: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.ca',
    phone: '+16045550101',
    specialRequest: 'Occasion: Birthday',
    marketingOptIn: false,
  },
  changeableUntil: start - 2 * hour,
  lateCost: { does: 'nothing' },
  manageUrl: 'https://saltwood.example/my/reservations/s3cret',
}
const place = {
  ...{ uid: 'king-west', title: 'King West', address: ['Toronto ON'], phone: null },
  ...{ email: null, mapUrl: null },
}

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

describe('what a guest is told of their money', () => {
  const money = { amount: 28_875, currency: 'CAD', multiplier: 100 }
  const told = (
    state: BookingPayment['state'],
    visit: 'booked' | 'over' | 'cancelled',
    kind: BookingPayment['kind'] = 'charge',
  ) => paymentFacts({ state: visit, payment: { kind, state, money, last4: '4242' } })
  const card = 'with the card ending in 4242'

  it('is that it is paid, given back, or kept by the restaurant', () => {
    expect(told('paid', 'booked')).toEqual([['Paid', `$288.75 ${card}`]])
    expect(told('returned', 'cancelled')).toEqual([['Refunded', `$288.75 ${card}`]])
    const kept = [['Kept by the restaurant', `$288.75, paid ${card}`]]
    expect(told('forfeited', 'cancelled')).toEqual(kept)
    expect(told('failed', 'booked')).toEqual([
      ['Not paid', `$288.75: the payment ${card} did not go through`],
    ])
  })

  it('is what a kept card may be charged, and why it is', () => {
    expect(told('kept', 'booked', 'hold')[0]?.[1]).toContain('if you do not, up to $288.75 may be')
    expect(told('charging', 'over', 'hold')).toEqual([
      ['To be charged', `$288.75 ${card}, for the no-show`],
    ])
    expect(told('charged', 'cancelled', 'hold')).toEqual([
      ['Charged', `$288.75 ${card}, for the late cancellation`],
    ])
    expect(told('declined', 'over', 'hold')[0]?.[0]).toBe('Not charged')
    expect(told('returned', 'cancelled', 'hold')).toEqual([])
  })
})

describe('what a late cancellation costs', () => {
  const money = { amount: 28_875, currency: 'CAD', multiplier: 100 }
  const payment: BookingPayment = { kind: 'hold', state: 'kept', money, last4: '4242' }

  it('is said exactly', () => {
    expect(costText({ does: 'nothing' }, null)).toBe('Cancelling is free.')
    expect(costText({ does: 'keep', money }, { ...payment, kind: 'charge', state: 'paid' })).toBe(
      'The $288.75 you paid is non-refundable.',
    )
    expect(costText({ does: 'charge', money }, payment)).toBe(
      'Up to $288.75 may be charged to the card ending in 4242.',
    )
  })

  it('stands with the card once it is cancelled', () => {
    expect(paymentFacts({ state: 'cancelled', payment })).toEqual([
      ['Card', 'Ending in 4242. Up to $288.75 may be charged for the late cancellation.'],
    ])
  })
})

describe('its calendar file', () => {
  const file = (change: Partial<Booking>, now = start) =>
    visitCalendar(visitOf({ ...booking, ...change }, place, now), {
      ...{ sequence: sequenceAt(now), now },
      organizer: 'hello@saltwood.example',
    })
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
