import type { BookingSql } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { forgetGuests, withoutBookings } from './forget-guests.ts'
import { guestKey } from './guest-key.ts'
import { readIdentity } from './guest-keys.ts'
import { unionOf } from './profile.ts'
import { profileOf, readProfiles, writeProfile } from './profile-rows.ts'

type Contact = Pick<ReservationRow, 'phone' | 'email'>

/**
 * After a booking got another number or address: where it was the last one of its guest, what is written down of them
 * goes with it. In the caller's transaction under the lock of the guest book.
 */
export async function followContact(
  sql: BookingSql,
  before: Contact,
  after: Contact,
): Promise<void> {
  const [oldKey, newKey] = [guestKey(before), guestKey(after)]
  if (oldKey === null || oldKey === newKey) return
  const old = await readIdentity(sql, oldKey)
  if ((await withoutBookings(sql, [old])).length === 0) return
  if (newKey !== null) {
    const { guest } = await readIdentity(sql, newKey)
    const there = await readProfiles(sql, [guest], null)
    for (const one of await readProfiles(sql, [old.guest], null)) {
      const { scope } = one
      const had = profileOf(there.find((each) => each.scope === scope))
      await writeProfile(sql, { guest, scope }, unionOf(had, profileOf(one)))
    }
  }
  await forgetGuests(sql, [oldKey], null)
}
