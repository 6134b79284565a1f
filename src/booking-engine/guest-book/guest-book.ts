import type { Result } from '#lib/result.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { GUEST_BOOK_LOCK } from './guest-keys.ts'
import { readGuestPage } from './guest-page.ts'
import { mergeGuests, splitGuest } from './merge-guests.ts'
import { saveProfile } from './save-profile.ts'
import { searchGuests } from './search-guests.ts'
import type { GuestBook, GuestPage, GuestRef } from './types.ts'

/** The guest book of a booking database. */
export function createGuestBook(db: BookingDatabase): GuestBook {
  /**
   * Writers take turns: what one of them has read stays so until they have written. Answers with the guest as they are
   * then.
   */
  function change<C extends string>(
    guest: GuestRef,
    work: (sql: BookingSql) => Promise<Result<null, C>>,
  ): Promise<Result<GuestPage, C | 'not_found'>> {
    return db.transaction({ exclusive: [GUEST_BOOK_LOCK] }, async (sql) => {
      const done = await work(sql)
      return done.ok ? readGuestPage(sql, guest) : done
    })
  }
  return {
    read: (guest) =>
      db.transaction({}, async (sql) => {
        const page = await readGuestPage(sql, guest)
        if (page.ok) await logStaffAction(sql, guest, { subject: guest.booking, act: 'read_guest' })
        return page
      }),
    search: (locationId, text) => searchGuests(db, locationId, text),
    save: (request) => change(request, (sql) => saveProfile(sql, request)),
    merge: (guest, other) => change(guest, (sql) => mergeGuests(sql, guest, other)),
    split: (guest, merge) => change(guest, (sql) => splitGuest(sql, guest, merge)),
  }
}
