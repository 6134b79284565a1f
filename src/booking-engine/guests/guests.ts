import type { BookingDatabase } from '#storage/database.ts'
import { eraseGuest } from './erase-guest.ts'
import { findGuest } from './find-guest.ts'
import type { Guests } from './types.ts'

/** The guests of a booking database; `onMessage` as in `createBookingEngine`. */
export function createGuests(db: BookingDatabase, onMessage: () => void): Guests {
  return {
    find: (contact, reader, why = 'read_guest') => findGuest(db, contact, reader, why),
    erase: async (contact, reader) => {
      const erased = await eraseGuest(db, contact, reader)
      onMessage()
      return erased
    },
  }
}
