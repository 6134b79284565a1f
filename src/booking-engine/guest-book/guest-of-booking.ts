import { ok, type Result, refuse } from '#lib/result.ts'
import type { Sql } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { guestKey } from './guest-key.ts'
import { type GuestIdentity, readIdentity } from './guest-keys.ts'
import type { GuestRef } from './types.ts'

type ContactRow = Pick<ReservationRow, 'id' | 'phone' | 'email'>

/** The guest of a booking at a location; `not_found` also where the booking has neither number nor address. */
export async function guestOfBooking(
  sql: Sql,
  { locationId, booking }: Pick<GuestRef, 'locationId' | 'booking'>,
): Promise<Result<GuestIdentity, 'not_found'>> {
  const rows = await sql.all<ContactRow>(
    'SELECT id, phone, email FROM reservations WHERE id = $1 AND location_id = $2',
    [booking, locationId],
  )
  const key = rows[0] ? guestKey(rows[0]) : null
  return key === null ? refuse('not_found') : ok(await readIdentity(sql, key))
}
