import type { ImportKind, PreparedKind } from '../kind.ts'
import { readRestaurants } from '../read-restaurant.ts'
import { bookingFields } from './booking-columns.ts'
import * as t from './messages.gen.ts'
import { readBooking } from './read-booking.ts'

/** Reservations of another system: those to come as bookings, the others as history of their guests. */
export const bookingsKind: ImportKind = {
  ...{ name: 'bookings', label: t.kind, hint: t.kindHint, role: 'manager', reads: 'other' },
  ...{ isOfRestaurants: true, option: null },
  days: ['date', 'bookedAt', 'consentAt'],
  prepare: async (req): Promise<PreparedKind> => {
    const fields = bookingFields()
    const restaurants = await readRestaurants(req)
    return {
      fields,
      locations: restaurants.filter(({ isBookedHere }) => isBookedHere),
      read: (cells, given) => readBooking(cells, given, fields, restaurants),
    }
  },
}
