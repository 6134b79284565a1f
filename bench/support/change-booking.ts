import { bumpDayVersions } from '#booking-engine/inventory/day-versions.ts'
import type { BookingDatabase } from '#storage/database.ts'

/** Gives a booking of a day another number of guests, as a host does; the `nth` of them. Throws where there is none. */
export async function changeBooking(
  store: BookingDatabase,
  day: string,
  nth: number,
): Promise<void> {
  await store.transaction({}, async (sql) => {
    // Ids as `fillWithPast` gives them.
    const [changed] = await sql.all<{ location_id: string }>(
      'UPDATE reservations SET party = party % 6 + 1 WHERE id = $1 RETURNING location_id',
      [`${day} ${nth % 1000}`],
    )
    if (!changed) throw new Error(`Nothing was booked for ${day}.`)
    await bumpDayVersions(sql, [{ locationId: changed.location_id, day, released: false }])
    return { ok: true as const, value: null }
  })
}
