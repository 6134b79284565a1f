import { addDays } from '#lib/time/dates.ts'
import { smallHouse, tasting } from '#tests/support/booking.ts'
import type { House } from './clients/world.ts'

/** The restaurants of a history. */
export const houses: readonly House[] = [
  { id: 'plain', settings: smallHouse(4), experience: null, card: false, door: false },
  {
    id: 'prepaid',
    settings: smallHouse(4, { experiences: [{ ...tasting, prepaymentRequired: true }] }),
    ...{ experience: { id: 'tasting', version: 1 }, card: true, door: false },
  },
  {
    id: 'vouched',
    settings: smallHouse(4, {
      guarantee: { kind: 'hold', amount: 2_500, per: 'person', fromParty: 2 },
    }),
    ...{ experience: null, card: true, door: false },
  },
  {
    id: 'door',
    settings: smallHouse(12, {
      periods: [
        {
          ...{ code: 'all', name: 'All day', weekdays: [1, 2, 3, 4, 5, 6, 7] },
          ...{ firstSeating: '00:00', lastSeating: '23:45' },
        },
      ],
    }),
    ...{ experience: null, card: false, door: true },
  },
]

/** The times of day that guests ask for. */
export const SEATINGS = ['17:00', '18:15', '19:00', '20:30', '21:45']

/** The days that guests ask for: 20 of them, from 20 days ahead. */
export function bookedDays(): string[] {
  const today = new Date().toISOString().slice(0, 10)
  return Array.from({ length: 20 }, (_, day) => addDays(today, 20 + day))
}
