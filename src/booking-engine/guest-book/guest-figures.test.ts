import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedBooking, guestFiguresOf } from './guest-figures.ts'

const day = (n: number) => `2027-03-${String(n).padStart(2, '0')}`
const booking = (n: number, more: Partial<CountedBooking> = {}): CountedBooking => ({
  ...{ locationId: 'burrard', serviceDay: day(n), startsAt: n, party: 2, state: 'finished' },
  ...{ isVisit: true, money: null },
  ...more,
})
const paid = (amount: number, currency = 'CAD'): CountedBooking['money'] => ({
  ...{ kind: 'charge', state: 'paid', amount, currency, multiplier: 100 },
})

describe('what all bookings of a guest say together', () => {
  it('is their usual party, where they mostly go, and when they were there last', () => {
    const figures = guestFiguresOf([
      booking(1, { party: 4, locationId: 'kitsilano' }),
      booking(2, { party: 2 }),
      booking(3, { party: 2 }),
      // They did not come: it says nothing of how they come.
      booking(4, { party: 8, state: 'no_show', isVisit: false }),
      booking(5, { party: 8, state: 'cancelled', isVisit: false }),
    ])
    expect(figures).toMatchObject({
      ...{ visits: 3, noShows: 1, cancellations: 1, usualParty: 2, lastVisit: day(3) },
      favourite: { locationId: 'burrard', visits: 2 },
    })
  })

  it('goes by the latest where two are as frequent', () => {
    expect(guestFiguresOf([booking(1, { party: 4 }), booking(2, { party: 2 })]).usualParty).toBe(2)
  })

  it('is nothing of a guest who never came', () => {
    expect(guestFiguresOf([booking(9, { state: 'booked', isVisit: false })])).toEqual({
      ...{ visits: 0, noShows: 0, cancellations: 0, usualParty: null, favourite: null },
      ...{ lastVisit: null, prepaid: [] },
    })
  })

  it('adds up what was paid before visits, in each currency, and leaves out what was given back', () => {
    const { prepaid } = guestFiguresOf([
      booking(1, { money: paid(12_500) }),
      booking(2, { money: paid(2_500) }),
      booking(3, { money: paid(9_900, 'USD') }),
      booking(4, { money: { ...paid(5_000), state: 'returned' } as CountedBooking['money'] }),
      booking(5, { money: { ...paid(5_000), kind: 'hold' } as CountedBooking['money'] }),
      booking(6, { money: paid(7_000), isVisit: false, state: 'cancelled' }),
    ])
    expect(prepaid.toSorted((one, other) => one.amount - other.amount)).toEqual([
      { amount: 9_900, currency: 'USD', multiplier: 100 },
      { amount: 15_000, currency: 'CAD', multiplier: 100 },
    ])
  })

  it('does not depend on the order in which the bookings are read', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 8 })
    fc.assert(
      fc.property(some, (days) => {
        const bookings = days.map((n) =>
          booking(n, { party: (n % 3) + 1, locationId: n % 2 === 0 ? 'burrard' : 'kitsilano' }),
        )
        expect(guestFiguresOf(bookings.toReversed())).toEqual(guestFiguresOf(bookings))
      }),
    )
  })
})
