import { ok, refuse } from '#lib/result.ts'
import type { BookingDatabase, BookingSql, Sql, SqlDialect } from '#storage/database.ts'
import { bumpDayVersions, type ChangedDay, releasedHoldDay } from '../inventory/day-versions.ts'
import type { TableColumns } from '../inventory/table-columns.ts'
import { releaseUnits, unitRangeOf } from '../inventory/units.ts'

/** How long a hold lasts, ms. */
export const HELD_FOR = 5 * 60_000

/** Condition for a hold that can still be booked. */
export const IS_LIVE = `state IN ('held', 'committing')`

/**
 * A condition on `holds`: one that reuses units of an existing booking can only be used to change that booking.
 * `visit` is the booking's id as an SQL expression, NULL for a new booking; all other holds can be used for
 * both.
 */
export function usableFor(visit: string): string {
  return `NOT EXISTS (SELECT 1 FROM changes
    WHERE changes.hold_id = holds.id AND changes.reservation_id IS DISTINCT FROM ${visit})`
}

/** A row of `holds`. */
export type HoldRow = TableColumns & {
  id: string
  location_id: string
  /** Hash of the visitor. */
  visitor: string
  /** Hash of the visitor's network; null = unknown, or the hold does not count against it any more. */
  network: string | null
  period: string
  units: number
  snapshot: number
  state: 'held' | 'committing' | 'booked' | 'released'
  expires_at: number
  experience_id: string | null
  experience_version: number | null
}

/**
 * SQL assignments that release a hold. One released before it expires counts against nobody (`rate-limits.ts`),
 * so its network is erased.
 */
function releaseAssignments({ now }: SqlDialect): string {
  return `state = 'released', network = CASE WHEN expires_at > ${now} THEN NULL ELSE network END`
}

/** Releases what a visitor holds: there is one live hold per visitor. */
export async function releaseVisitorHold(sql: BookingSql, visitor: string): Promise<ChangedDay[]> {
  const { dialect } = sql
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET ${releaseAssignments(dialect)} WHERE visitor = $1 AND state = 'held' RETURNING *`,
    [visitor],
  )
  for (const row of rows) await releaseUnits(sql, unitRangeOf(row))
  return rows.map(releasedHoldDay)
}

/** Releases a hold, unless it is being paid for or booked; returns whether it did. */
export async function releaseHold(db: BookingDatabase, token: string): Promise<boolean> {
  const released = await db.transaction({}, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET ${releaseAssignments(db.dialect)} WHERE id = $1 AND state = 'held' RETURNING *`,
      [token],
    )
    if (rows.length === 0) return refuse('nothing_to_release')
    await releaseHoldUnits(sql, rows)
    return ok(null)
  })
  return released.ok
}

/** Releases a hold that was being paid for. */
export async function dropHold(sql: BookingSql, token: string): Promise<void> {
  const { dialect } = sql
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET ${releaseAssignments(dialect)} WHERE id = $1 AND ${IS_LIVE} RETURNING *`,
    [token],
  )
  await releaseHoldUnits(sql, rows)
}

/** Releases the units of holds that are not live any more, and updates the day versions. */
export async function releaseHoldUnits(sql: BookingSql, rows: readonly HoldRow[]): Promise<void> {
  for (const row of rows) await releaseUnits(sql, unitRangeOf(row))
  if (rows.length > 0) await bumpDayVersions(sql, rows.map(releasedHoldDay))
}

/** A hold that is neither booked nor released, at a location or at any; null if there is none. */
export async function liveHold(
  sql: Sql,
  { token, locationId }: { token: string; locationId?: string },
): Promise<HoldRow | null> {
  const rows = await sql.all<HoldRow>(`SELECT * FROM holds WHERE id = $1 AND ${IS_LIVE}`, [token])
  const row = rows[0]
  return row && (locationId === undefined || row.location_id === locationId) ? row : null
}
