import { ok } from '#lib/result.ts'
import type { BookingDatabase } from './database.ts'

/** Tables of restaurants, of their guests, and of what was counted of both. */
export const ERASED_TABLES = [
  ...(['current_settings', 'snapshots', 'day_versions', 'units', 'holds', 'attempts'] as const),
  ...(['changes', 'reservations', 'idempotency', 'blocks', 'shifts', 'desk_acts'] as const),
  ...(['payments', 'refused_cards', 'test_payments', 'test_tokens', 'test_movements'] as const),
  ...(['alerts', 'walk_in_list', 'sold_out', 'day_figures', 'site_counts'] as const),
  ...(['address_counts', 'guest_profiles', 'guest_keys', 'guest_merges'] as const),
] as const

/**
 * Erases what the booking database has of restaurants and their guests, in one transaction. What stays belongs to the
 * installation: used tokens, who wants no text messages, and messages about the accounts of staff.
 */
export async function eraseAll(db: BookingDatabase): Promise<void> {
  await db.transaction({}, async (sql) => {
    for (const table of ERASED_TABLES) await sql.run(`DELETE FROM ${table}`)
    await sql.run(`DELETE FROM outbox WHERE kind NOT LIKE 'staff-%'`)
    return ok(null)
  })
}
