import { ok } from '#lib/result.ts'
import type { LocationIds } from '#outbox/read-scope.ts'
import { chooseMessagesTo, messagesOfKeys } from '#outbox/recipients.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { keysOfRows } from '../guest-book/forget-guests.ts'
import { readIdentities } from '../guest-book/guest-keys.ts'
import { contactKey } from '../guest-book/known-guest.ts'
import { readMerges } from '../guest-book/merge-rows.ts'
import { GROUP_SCOPE, profileOf, readProfiles } from '../guest-book/profile-rows.ts'
import type { GuestContact } from '../guest-book/types.ts'
import { type HostRow, hostReservationOf } from '../host/host-reservation.ts'
import { PAYMENT_COLUMNS } from '../payments/payment-rows.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { waitlistEntriesOf } from '../waitlist/waitlist.ts'
import { entriesWithPhone } from '../walk-in-list/guest-entries.ts'
import {
  askingGuest,
  bookedBy,
  bookingOf,
  isToCome,
  ownAddresses,
  ownNumbers,
  recipientsOf,
} from './bookings-of-contact.ts'
import type { GuestBookEntry, GuestBooking, GuestData, GuestReader } from './types.ts'

type FoundRow = HostRow & { to_come: number }

/** `Guests.find`. */
export async function findGuest(
  db: BookingDatabase,
  contact: GuestContact,
  { locations, messages: scope, staff }: GuestReader,
  why: 'read_guest' | 'export_guest',
): Promise<GuestData> {
  const { value } = await db.transaction({}, async (sql) => {
    const guest = await askingGuest(sql, contact)
    const where = bookedBy(guest, locations)
    const rows = await sql.all<FoundRow>(
      `SELECT r.*, ${PAYMENT_COLUMNS}, CASE WHEN ${isToCome(sql.dialect)} THEN 1 ELSE 0 END AS to_come
       FROM reservations r LEFT JOIN payments p ON p.reservation_id = r.id
       WHERE r.id IN (SELECT id FROM reservations ${where.text}) ORDER BY r.starts_at, r.id`,
      where.values,
    )
    const latest = rows.at(-1)
    if (latest) {
      const at = { locationId: latest.location_id, staff }
      await logStaffAction(sql, at, { subject: latest.id, act: why })
    }
    const own = ownAddresses(guest)
    const about = new Set(rows.map(({ id }) => id))
    const numbers = ownNumbers(guest)
    const others = rows.flatMap(recipientsOf)
    const messages = await messagesOfKeys(sql, [
      ...new Set([
        ...(await chooseMessagesTo(sql, [...own, ...numbers], scope, () => true)),
        ...(await chooseMessagesTo(sql, others, scope, (one) => about.has(bookingOf(one)))),
      ]),
    ])
    const alerts = []
    for (const address of own) alerts.push(...(await waitlistEntriesOf(sql, address, locations)))
    const walkIns = await entriesWithPhone(sql, numbers, locations)
    const keys = [contactKey(guest.contact), ...keysOfRows(rows)]
    const guestBook = await guestBookOf(sql, keys, locations)
    return ok({ bookings: rows.map(bookingOfRow), guestBook, alerts, walkIns, messages })
  })
  return value
}

function bookingOfRow(row: FoundRow): GuestBooking {
  const { acts: _, seen: __, ...booking } = hostReservationOf(row, [])
  return { ...booking, toCome: row.to_come === 1 }
}

/** What the guest book has of the guests of some keys, for the group and for some locations. */
async function guestBookOf(
  sql: BookingSql,
  keys: readonly string[],
  locations: LocationIds,
): Promise<GuestBookEntry[]> {
  const identities = await readIdentities(sql, [...new Set(keys)])
  const distinct = new Map([...identities.values()].map((one) => [one.guest, one]))
  const guests = [...distinct.keys()]
  const profiles = await readProfiles(sql, guests, locations ? [GROUP_SCOPE, ...locations] : null)
  const merges = await readMerges(sql, guests)
  return [...distinct.values()]
    .map(({ guest, keys: contacts }) => ({
      contacts,
      profiles: profiles
        .filter((one) => one.guest === guest)
        .map((one) => ({ ...profileOf(one), locationId: one.scope || null })),
      merges: merges
        .filter((one) => one.guest === guest)
        .map(({ at, other }) => ({ at, contact: other })),
    }))
    .filter((entry) => entry.profiles.length + entry.merges.length > 0)
}
