import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { IS_LIVE } from '../holds/holds.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { summaryOf, upcoming } from './conflicts.ts'
import type { Commitments } from './types.ts'

/** Deletes a location's settings, unless it has upcoming bookings or holds. */
export function removeSettings(
  db: BookingDatabase,
  locationId: string,
): Promise<Result<null, 'has_bookings'>> {
  type Removed = Result<null, 'has_bookings'>
  return db.transaction(
    { exclusive: [settingsLockKey(locationId)] },
    async (sql): Promise<Removed> => {
      await sql.run('DELETE FROM current_settings WHERE location_id = $1', [locationId])
      const next = await upcoming(sql, locationId)
      const rows = await sql.all<{ count: number }>(
        `SELECT COUNT(*) AS count FROM holds WHERE location_id = $1
         AND ${IS_LIVE} AND expires_at > ${db.dialect.now}`,
        [locationId],
      )
      const holds = rows[0]?.count ?? 0
      if (next.length === 0 && holds === 0) return ok(null)
      const conflicts = next.map((row) => ({ ...summaryOf(row), why: 'table_gone' as const }))
      const commitments: Commitments = { bookings: next.length, holds, next: conflicts }
      return refuse('has_bookings', commitments)
    },
  )
}
