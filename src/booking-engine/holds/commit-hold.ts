import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { bumpDayVersions, heldDay, releasedHoldDay } from '../inventory/day-versions.ts'
import { releaseUnits, setUnitState, unitRangeOf } from '../inventory/units.ts'
import { HELD_FOR, type HoldRow, IS_LIVE, usableFor } from './holds.ts'
import { reclaimExpiredHold } from './reclaim-hold.ts'

/** How long a hold lasts while its card payment is under way, ms. */
const COMMITTING_FOR = 15 * 60_000

/** No hold lasts longer than this for a payment, from when it was taken, ms, however many cards are refused. */
const LONGEST_HELD_FOR = 60 * 60_000

/**
 * held → committing for 15 minutes in which nobody can take the table over. Runs in the caller's transaction,
 * which has locked the location's settings and must roll back on a refusal. An expired hold is reclaimed first.
 */
export async function commitHold(
  sql: BookingSql,
  token: string,
): Promise<Result<HoldRow, 'hold_lost'>> {
  const { now } = sql.dialect
  const commit = async () => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'committing', expires_at = ${now} + ${COMMITTING_FOR}
       WHERE id = $1 AND ${IS_LIVE} AND expires_at > ${now} AND created_at > ${now} - ${LONGEST_HELD_FOR}
         AND ${usableFor('NULL')} RETURNING *`,
      [token],
    )
    return rows[0]
  }
  const row = (await commit()) ?? ((await reclaimExpiredHold(sql, token)) && (await commit()))
  if (!row) return refuse('hold_lost')
  const to = { state: 'committing' as const, expiresAt: row.expires_at }
  const whole = await setUnitState(sql, { ...unitRangeOf(row), count: row.units }, to)
  if (!whole) return refuse('hold_lost')
  await bumpDayVersions(sql, [heldDay(row)])
  return ok(row)
}

/**
 * committing → held after a failed payment: renews the hold for five minutes and returns when it expires, ms,
 * or releases it and returns null if the visitor already holds another table.
 */
export async function revertToHeld(sql: BookingSql, token: string): Promise<number | null> {
  const { now } = sql.dialect
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET expires_at = ${now} + ${HELD_FOR},
       state = CASE WHEN EXISTS (SELECT 1 FROM holds other
         WHERE other.visitor = holds.visitor AND other.state = 'held') THEN 'released' ELSE 'held' END
     WHERE id = $1 AND state = 'committing' RETURNING *`,
    [token],
  )
  const row = rows[0]
  if (!row) return null
  if (row.state === 'released') await releaseUnits(sql, unitRangeOf(row))
  else {
    const to = { state: 'held' as const, expiresAt: row.expires_at }
    await setUnitState(sql, { ...unitRangeOf(row), count: row.units }, to)
  }
  await bumpDayVersions(sql, [releasedHoldDay(row)])
  return row.state === 'held' ? row.expires_at : null
}
