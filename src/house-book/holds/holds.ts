import { ok, refuse } from '#lib/result.ts'
import { bumpDayVersions, type ChangedDay, releasedHoldDay } from '../inventory/day-versions.ts'
import { releaseUnits, unitRangeOf } from '../inventory/units.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import type { BookingDatabase, BookingSql, Sql, SqlDialect } from '../store/database.ts'

/** How long a table is held for a guest, ms. */
export const HELD_FOR = 5 * 60_000

/** A hold that can still be booked. */
export const IS_LIVE = `state IN ('held', 'committing')`

/**
 * A condition on `holds`: those that count on a visit's own table are good for nothing but to change that
 * visit. `visit` is its id as an expression, NULL where none is changed; all other holds are good for both.
 */
export function usableFor(visit: string): string {
  return `NOT EXISTS (SELECT 1 FROM changes
    WHERE changes.hold_id = holds.id AND changes.reservation_id IS DISTINCT FROM ${visit})`
}

/** A row of `holds`. */
export type HoldRow = {
  id: string
  location_id: string
  /** Hashes of the visitor, and of their network; null = unknown, or it does not count any more. */
  visitor: string
  network: string | null
  party: number
  attribute: SeatingAttribute
  place: string
  /** JSON list of codes. */
  tables: string
  service_day: string
  period: string
  local_start: string
  time_zone: string
  starts_at: number
  turn_minutes: number
  first_slot: number
  slots: number
  /** Slot of its first unit where that is before the turn: seats of a whole day are. */
  units_from: number | null
  units: number
  snapshot: number
  state: 'held' | 'committing' | 'booked' | 'released'
  expires_at: number
  experience_id: string | null
  experience_version: number | null
}

/**
 * Assignments that give a hold back. Given back in time it counts against nobody (`fairness.ts`), so that
 * its network need not be known any more.
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

/** Gives a hold back, unless it is already being paid for or booked. */
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

/** Gives a hold back that was being paid for. */
export async function dropHold(sql: BookingSql, token: string): Promise<void> {
  const { dialect } = sql
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET ${releaseAssignments(dialect)} WHERE id = $1 AND ${IS_LIVE} RETURNING *`,
    [token],
  )
  await releaseHoldUnits(sql, rows)
}

/** Frees the units of holds that are none any more, and tells everybody. */
export async function releaseHoldUnits(sql: Sql, rows: readonly HoldRow[]): Promise<void> {
  for (const row of rows) await releaseUnits(sql, unitRangeOf(row))
  if (rows.length > 0) await bumpDayVersions(sql, rows.map(releasedHoldDay))
}

/** A hold that is neither booked nor released, at a location or at any; null where there is none. */
export async function liveHold(
  sql: Sql,
  { token, locationId }: { token: string; locationId?: string },
): Promise<HoldRow | null> {
  const rows = await sql.all<HoldRow>(`SELECT * FROM holds WHERE id = $1 AND ${IS_LIVE}`, [token])
  const row = rows[0]
  return row && (locationId === undefined || row.location_id === locationId) ? row : null
}
