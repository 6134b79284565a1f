import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { countOpenPayments, erasePayments } from '../payments/open-accounts.ts'
import { bookableLocations, settingsLockKey } from '../settings/snapshots.ts'

/** Tables of restaurants, of their guests, and of what was counted of both; payments and messages are erased with care. */
export const ERASED_TABLES = [
  ...(['current_settings', 'snapshots', 'day_versions', 'units', 'holds', 'attempts'] as const),
  ...(['changes', 'reservations', 'idempotency', 'blocks', 'shifts', 'desk_acts'] as const),
  ...(['refused_cards', 'alerts', 'walk_in_list', 'sold_out', 'day_figures'] as const),
  ...(['site_counts', 'address_counts', 'guest_profiles', 'guest_keys', 'guest_merges'] as const),
  'import_marks',
] as const

/** Counts bookings to come, of all locations. */
export async function countUpcoming(sql: BookingSql): Promise<number> {
  const [row] = await sql.all<{ count: number }>(
    `SELECT COUNT(*) AS count FROM reservations
     WHERE status = 'booked' AND visit IS NULL AND starts_at > ${sql.dialect.now}`,
  )
  return row?.count ?? 0
}

/**
 * Removes the settings of all locations, whatever is booked there, so that nothing more is. Refused with
 * `detail: { count }` while payments are under way or for visits to come.
 */
export function closeAll(db: BookingDatabase): Promise<Result<null, 'has_payments'>> {
  return withoutClaims(db, async (sql): Promise<Result<null, 'has_payments'>> => {
    const count = await countOpenPayments(sql)
    if (count > 0) return refuse('has_payments', { count })
    await sql.run('DELETE FROM current_settings')
    return ok(null)
  })
}

/**
 * Erases what the database has of restaurants and their guests, in one transaction. What stays belongs to the
 * installation: used tokens, who wants no text messages, messages about the accounts of staff, and what the payment
 * provider still has to hear of.
 */
export async function eraseAll(db: BookingDatabase): Promise<void> {
  await withoutClaims(db, async (sql) => {
    await erasePayments(sql)
    for (const table of ERASED_TABLES) await sql.run(`DELETE FROM ${table}`)
    return ok(null)
  })
}

/** A transaction that no claim of a table runs beside, at any location that takes bookings now. */
async function withoutClaims<R extends Result<unknown>>(
  db: BookingDatabase,
  work: (sql: BookingSql) => Promise<R>,
): Promise<R> {
  const open = await bookableLocations(db)
  const exclusive = open.map(({ locationId }) => settingsLockKey(locationId))
  return db.transaction({ exclusive }, work)
}
