import { ok } from '#lib/result.ts'
import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import { whereOfKeys } from './bookings-of-keys.ts'
import { NO_HISTORY, readHistories } from './guest-history.ts'
import { guestKey } from './guest-key.ts'
import { readIdentity } from './guest-keys.ts'
import { GROUP_SCOPE, readProfiles, shownProfile } from './profile-rows.ts'
import type { GuestContact, KnownGuest } from './types.ts'

/** After every instant, ms. */
const ALWAYS = 8_640_000_000_000_000

/** The subject of the log where a guest has no booking any more. */
export const NO_BOOKING = 'guest-book'

/**
 * The guest with a number or an address, as their latest booking at any restaurant names them; null = nobody has booked
 * with it, and no ban is left of them. Who was asked about is in the log of that booking.
 */
export async function findKnownGuest(
  db: BookingDatabase,
  at: StaffContext,
  contact: GuestContact,
): Promise<KnownGuest | null> {
  const { value } = await db.transaction({}, async (sql) => {
    const latest = await latestBooking(sql, contact)
    const key = latest ? guestKey(latest) : contactKey(contact)
    const identity = await readIdentity(sql, key ?? '')
    const profile = shownProfile(
      await readProfiles(sql, [identity.guest], [GROUP_SCOPE, at.locationId]),
    )
    if (!latest && !profile) return ok(null)
    await logStaffAction(sql, at, { subject: latest?.id ?? NO_BOOKING, act: 'look_up' })
    const histories = await readHistories(sql, [identity], ALWAYS)
    return ok({
      ...(histories.get(identity.guest) ?? NO_HISTORY),
      ...namesOf(latest),
      lastVisit: await lastVisitOf(sql, identity.keys),
      profile,
    })
  })
  return value
}

/** The key of a guest of whom nothing but a number or an address is known. */
export function contactKey(contact: GuestContact): string {
  return 'phone' in contact ? contact.phone : contact.email.toLowerCase()
}

type BookingNames = Pick<ReservationRow, 'id' | 'first_name' | 'last_name' | 'phone' | 'email'>

function namesOf(latest: BookingNames | undefined): Pick<KnownGuest, 'name' | 'phone' | 'email'> {
  if (!latest) return { name: '', phone: '', email: null }
  const { first_name, last_name, phone, email } = latest
  return { name: `${first_name} ${last_name}`.trim(), phone, email }
}

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

async function lastVisitOf(sql: BookingSql, keys: readonly string[]): Promise<string | null> {
  const where = new Conditions()
  whereOfKeys(where, keys)
  where.where(`status = 'booked' AND (visit IS NULL OR visit <> 'no_show')`)
  where.where(`starts_at <= ${sql.dialect.now}`)
  const rows = await sql.all<{ service_day: string }>(
    `SELECT service_day FROM reservations ${where.text} ORDER BY starts_at DESC LIMIT 1`,
    where.values,
  )
  return rows[0]?.service_day ?? null
}
