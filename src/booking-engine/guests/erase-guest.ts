import { ok } from '#lib/result.ts'
import type { Conditions } from '#lib/sql/conditions.ts'
import { chooseMessagesTo, deleteMessages } from '#outbox/recipients.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import { anonymiseAssignments } from '../bookings/anonymise.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { forgetAt, forgetGuests, keysOfRows } from '../guest-book/forget-guests.ts'
import { GUEST_BOOK_LOCK } from '../guest-book/guest-keys.ts'
import { contactKey } from '../guest-book/known-guest.ts'
import type { GuestContact } from '../guest-book/types.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import { eraseCards } from '../payments/release-cards.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { deleteWaitlistEntriesOf } from '../waitlist/waitlist.ts'
import { anonymiseEntriesWithPhone } from '../walk-in-list/guest-entries.ts'
import {
  askingGuest,
  bookedBy,
  bookingOf,
  isToCome,
  ownAddresses,
  ownNumbers,
  recipientsOf,
} from './bookings-of-contact.ts'
import type { Erased, GuestReader } from './types.ts'

type ErasableRow = Pick<ReservationRow, 'id' | 'phone' | 'email' | 'location_id' | 'service_day'>

/** `Guests.erase`. */
export async function eraseGuest(
  db: BookingDatabase,
  contact: GuestContact,
  { locations, messages: scope, staff }: GuestReader,
): Promise<Erased> {
  const { value } = await db.transaction({ exclusive: [GUEST_BOOK_LOCK] }, async (sql) => {
    const guest = await askingGuest(sql, contact)
    const where = bookedBy(guest, locations)
    const rows = await erasable(sql, where)
    const ids = await anonymise(sql, where)
    await eraseCards(sql, ids)
    const erased = new Set(ids)
    for (const { id, location_id: locationId } of rows.filter((row) => erased.has(row.id))) {
      await logStaffAction(sql, { locationId, staff }, { subject: id, act: 'erase_guest' })
    }
    const left = new Map((await erasable(sql, where)).map((row) => [row.id, row]))
    const own = ownAddresses(guest)
    const numbers = ownNumbers(guest)
    const others = rows.flatMap(recipientsOf)
    const messages = await deleteMessages(sql, [
      ...(await chooseMessagesTo(sql, [...own, ...numbers], scope, (message) => {
        const isLeaving = message.state === 'waiting' || message.state === 'sending'
        return !(isLeaving && left.has(bookingOf(message)))
      })),
      ...(await chooseMessagesTo(sql, others, scope, (one) => erased.has(bookingOf(one)))),
    ])
    let alerts = 0
    for (const address of own) alerts += await deleteWaitlistEntriesOf(sql, address, locations)
    const entries = await anonymiseEntriesWithPhone(sql, numbers, locations)
    const keys = [contactKey(guest.contact), ...guest.keys, ...keysOfRows(rows)]
    const here = locations ?? [...new Set(rows.map(({ location_id }) => location_id))]
    const profiles = (await forgetAt(sql, keys, here)) + (await forgetGuests(sql, keys, null))
    const days = [...rows.filter(({ id }) => erased.has(id)), ...entries].map(claimedDay)
    if (days.length > 0) await bumpDayVersions(sql, days)
    const walkIns = entries.length
    return ok({ bookings: ids.length, profiles, alerts, walkIns, messages, left: left.size })
  })
  return value
}

function erasable(sql: Sql, where: Conditions): Promise<ErasableRow[]> {
  return sql.all<ErasableRow>(
    `SELECT id, phone, email, location_id, service_day FROM reservations ${where.text}`,
    where.values,
  )
}

/** Anonymises what is not to come; returns the ids. */
async function anonymise(sql: BookingSql, where: Conditions): Promise<string[]> {
  const rows = await sql.all<{ id: string }>(
    `UPDATE reservations SET ${anonymiseAssignments(sql.dialect)}
     ${where.text} AND NOT ${isToCome(sql.dialect)} RETURNING id`,
    where.values,
  )
  return rows.map(({ id }) => id)
}
