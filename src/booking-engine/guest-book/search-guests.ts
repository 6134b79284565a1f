import type { BookingDatabase } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { searchConditions } from '../bookings/search-text.ts'
import { guestKey } from './guest-key.ts'
import { readIdentities } from './guest-keys.ts'
import type { FoundGuest } from './types.ts'

/** Most guests that a search answers with, and most bookings that it looks at for them. */
const MOST_FOUND = 12
const MOST_BOOKINGS = 200

type FoundRow = Pick<
  ReservationRow,
  'id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'service_day'
>

/** `GuestBook.search`. */
export async function searchGuests(
  db: BookingDatabase,
  locationId: string,
  text: string,
): Promise<FoundGuest[]> {
  const where = searchConditions(locationId, text)
  if (!where) return []
  where.where(`(phone <> '' OR email IS NOT NULL)`)
  const rows = await db.all<FoundRow>(
    `SELECT id, first_name, last_name, phone, email, service_day FROM reservations
     ${where.text} ORDER BY starts_at DESC, id LIMIT ${MOST_BOOKINGS}`,
    where.values,
  )
  const keys = [...new Set(rows.flatMap((row) => guestKey(row) ?? []))]
  const identities = await readIdentities(db, keys)
  const latest = new Map<string, FoundRow>()
  for (const row of rows) {
    const guest = identities.get(guestKey(row) ?? '')?.guest
    if (guest !== undefined && !latest.has(guest)) latest.set(guest, row)
  }
  return [...latest.values()].slice(0, MOST_FOUND).map((row) => ({
    booking: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    ...{ phone: row.phone, email: row.email, lastBooked: row.service_day },
  }))
}
