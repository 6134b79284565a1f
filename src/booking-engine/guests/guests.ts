import { ok } from '#lib/result.ts'
import { Conditions } from '#lib/sql/conditions.ts'
import type { MessageWithMail } from '#outbox/messages.ts'
import type { LocationIds, ReadScope } from '#outbox/read-scope.ts'
import { messagesTo, purgeMessagesTo } from '#outbox/recipients.ts'
import type { BookingDatabase, Sql, SqlDialect } from '#storage/database.ts'
import { type HostRow, hostReservationOf } from '../host/host-reservation.ts'
import type { HostReservation } from '../host/types.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import type { BookingMessagePayload } from '../messages/booking-messages.ts'
import { PAYMENT_COLUMNS } from '../payments/payment-rows.ts'
import { eraseCards } from '../payments/release-cards.ts'
import {
  deleteWaitlistEntriesOf,
  type GuestWaitlistEntry,
  waitlistEntriesOf,
} from '../waitlist/waitlist.ts'

/** A booking made with an address, with its payment; `toCome` = it is booked and its turn is not over. */
export type GuestBooking = Omit<HostReservation, 'acts' | 'seen'> & { toCome: boolean }

/** Everything stored about an address, in chronological order. */
export type GuestData = {
  bookings: GuestBooking[]
  alerts: GuestWaitlistEntry[]
  messages: MessageWithMail[]
}

/** How much was erased, and how many upcoming bookings were left as they are. */
export type Erased = { bookings: number; alerts: number; messages: number; left: number }

/** What a member of staff may see of a guest's data: of which locations, and which messages. */
export type GuestReadScope = { locations: LocationIds; messages: ReadScope }

/** What is stored about a guest, by their email address. */
export type Guests = {
  find(email: string, scope: GuestReadScope): Promise<GuestData>
  /**
   * Anonymises past and cancelled bookings with their cards, and deletes waitlist entries and messages.
   * Upcoming bookings are left, with the messages that are still to be sent for them: they have to be cancelled
   * first.
   */
  erase(email: string, scope: GuestReadScope): Promise<Erased>
}

/** The guests of a booking database; `onMessage` as in `createBookingEngine`. */
export function createGuests(db: BookingDatabase, onMessage: () => void): Guests {
  return {
    find: (email, scope) => findGuest(db, email.trim().toLowerCase(), scope),
    erase: async (email, scope) => {
      const erased = await eraseGuest(db, email.trim().toLowerCase(), scope)
      onMessage()
      return erased
    },
  }
}

/** SQL assignments that remove the guest from a reservation; its numbers stay. */
export function anonymiseAssignments({ now }: SqlDialect): string {
  return `first_name = '', last_name = '', email = NULL, phone = '', special_request = '',
    staff_note = '', search_text = '', network = NULL, marketing_opt_in = 0, anonymised_at = ${now}`
}

/** Condition: the reservation is booked and its turn is not over. */
function isToCome({ now }: SqlDialect): string {
  return `(status = 'booked' AND (visit IS NULL OR visit = 'seated')
    AND starts_at + turn_minutes * 60000 > ${now})`
}

async function findGuest(
  db: BookingDatabase,
  address: string,
  { locations, messages: scope }: GuestReadScope,
): Promise<GuestData> {
  const where = bookedBy(address, locations)
  const [rows, alerts, messages] = await Promise.all([
    db.all<HostRow & { to_come: number }>(
      `SELECT r.*, ${PAYMENT_COLUMNS}, CASE WHEN ${isToCome(db.dialect)} THEN 1 ELSE 0 END AS to_come
       FROM reservations r LEFT JOIN payments p ON p.reservation_id = r.id
       WHERE r.id IN (SELECT id FROM reservations ${where.text}) ORDER BY r.starts_at, r.id`,
      where.values,
    ),
    waitlistEntriesOf(db, address, locations),
    messagesTo(db, address, scope),
  ])
  const bookings = rows.map((row) => {
    const { acts: _, seen: __, ...booking } = hostReservationOf(row, [])
    return { ...booking, toCome: row.to_come === 1 }
  })
  return { bookings, alerts, messages }
}

async function eraseGuest(
  db: BookingDatabase,
  address: string,
  { locations, messages: scope }: GuestReadScope,
): Promise<Erased> {
  const { value } = await db.transaction({}, async (sql) => {
    const where = bookedBy(address, locations)
    const rows = await sql.all<{ id: string; location_id: string; service_day: string }>(
      `UPDATE reservations SET ${anonymiseAssignments(db.dialect)}
       ${where.text} AND NOT ${isToCome(db.dialect)} RETURNING id, location_id, service_day`,
      where.values,
    )
    await eraseCards(
      sql,
      rows.map(({ id }) => id),
    )
    const left = await bookingsLeft(sql, where)
    const alerts = await deleteWaitlistEntriesOf(sql, address, locations)
    const messages = await purgeMessagesTo(sql, address, scope, ({ state, payload }) => {
      const { reservation } = JSON.parse(payload) as Partial<BookingMessagePayload>
      return (state === 'waiting' || state === 'sending') && left.has(reservation ?? '')
    })
    if (rows.length > 0) await bumpDayVersions(sql, rows.map(claimedDay))
    return ok({ bookings: rows.length, alerts, messages, left: left.size })
  })
  return value
}

/** Ids of the bookings that still have the address. */
async function bookingsLeft(sql: Sql, where: Conditions): Promise<Set<string>> {
  const rows = await sql.all<{ id: string }>(
    `SELECT id FROM reservations ${where.text}`,
    where.values,
  )
  return new Set(rows.map(({ id }) => id))
}

function bookedBy(address: string, locations: LocationIds): Conditions {
  const where = new Conditions()
  where.whereIn('lower(email)', [address])
  if (locations) where.whereIn('location_id', locations)
  return where
}
