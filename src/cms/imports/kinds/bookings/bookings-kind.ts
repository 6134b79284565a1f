import type { ImportKind, PreparedKind } from '../kind.ts'
import { readRestaurants } from '../read-restaurant.ts'
import { bookingFields } from './booking-columns.ts'
import * as t from './messages.gen.ts'
import { bookingReader } from './read-booking.ts'

/** Reservations of another system: those to come as bookings, the others as history of their guests. */
export const bookingsKind: ImportKind = {
  ...{ name: 'bookings', label: t.kind, hint: t.kindHint, role: 'manager', reads: 'other' },
  ...{ isOfRestaurants: true, option: null },
  days: ['date', 'bookedAt', 'consentAt'],
  times: ['date', 'time'],
  prepare: async (req): Promise<PreparedKind> => {
    const fields = bookingFields()
    const restaurants = await readRestaurants(req)
    const read = bookingReader(fields, restaurants)
    return {
      fields,
      locations: restaurants.filter(({ isBookedHere }) => isBookedHere),
      read,
    }
  },
}
