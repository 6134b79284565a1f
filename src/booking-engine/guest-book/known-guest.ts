import { ok } from '#lib/result.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import { NO_HISTORY, NO_PHONE, readHistories } from './guest-history.ts'
import { guestKey } from './guest-key.ts'
import type { GuestContact, KnownGuest } from './types.ts'

/** After every instant, ms. */
const ALWAYS = 8_640_000_000_000_000

/**
 * The guest with a number or an address, as their latest booking at any restaurant names them; null = nobody has booked
 * with it. Who was asked about is in the log of that booking.
 */
export async function findKnownGuest(
  db: BookingDatabase,
  at: StaffContext,
  contact: GuestContact,
): Promise<KnownGuest | null> {
  const { value } = await db.transaction({}, async (sql) => {
    const latest = await latestBooking(sql, contact)
    if (!latest) return ok(null)
    await logStaffAction(sql, at, { subject: latest.id, act: 'look_up' })
    const { phone, email } = latest
    const key = guestKey(latest) ?? ''
    const histories = await readHistories(sql, [key], ALWAYS)
    return ok({
      ...(histories.get(key) ?? NO_HISTORY),
      ...{ name: `${latest.first_name} ${latest.last_name}`.trim(), phone, email },
      lastVisit: await lastVisitOf(sql, key),
    })
  })
  return value
}

type BookingNames = Pick<ReservationRow, 'id' | 'first_name' | 'last_name' | 'phone' | 'email'>

async function latestBooking(
  sql: BookingSql,
  contact: GuestContact,
): Promise<BookingNames | undefined> {
  const [where, value] =
    'phone' in contact
      ? ['phone = $1', contact.phone]
      : ['email IS NOT NULL AND lower(email) = $1', contact.email.toLowerCase()]
  const rows = await sql.all<BookingNames>(
    `SELECT id, first_name, last_name, phone, email FROM reservations WHERE ${where} ORDER BY starts_at DESC, id LIMIT 1`,
    [value],
  )
  return rows[0]
}

async function lastVisitOf(sql: BookingSql, key: string): Promise<string | null> {
  const where = key.includes('@')
    ? `email IS NOT NULL AND lower(email) = $1 AND ${NO_PHONE}`
    : 'phone = $1'
  const rows = await sql.all<{ service_day: string }>(
    `SELECT service_day FROM reservations WHERE ${where} AND status = 'booked'
       AND (visit IS NULL OR visit <> 'no_show') AND starts_at <= ${sql.dialect.now}
     ORDER BY starts_at DESC LIMIT 1`,
    [key],
  )
  return rows[0]?.service_day ?? null
}
