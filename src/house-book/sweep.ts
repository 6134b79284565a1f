import { ok } from '#lib/result.ts'
import { giveBack, type HoldRow } from './holds.ts'
import type { BookingDatabase } from './store/database.ts'

const DAY = 24 * 60 * 60_000
/** Guests' data is kept for 24 months after the visit. */
const KEPT_MONTHS = 24
const BATCH = 500

/**
 * Housekeeping in short transactions. Nothing depends on it: an expired hold is taken over where it
 * stands, and until then its guest can still book it.
 */
export async function sweepBookings(db: BookingDatabase) {
  const abandoned = await undoAbandoned(db)
  const holds = await deleteOldHolds(db)
  const keys = await db.all(
    `DELETE FROM idempotency WHERE created_at < ${db.words.now} - ${DAY} RETURNING key`,
  )
  return { holds: abandoned + holds, keys: keys.length, anonymised: await anonymise(db) }
}

/** A committing hold whose 15 minutes are over and for which no payment was begun is given back. */
async function undoAbandoned(db: BookingDatabase): Promise<number> {
  const undone = await db.transaction({}, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'released'
       WHERE state = 'committing' AND expires_at <= ${db.words.now}
         AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.hold_id = holds.id)
       RETURNING *`,
    )
    for (const row of rows) await giveBack(sql, row)
    return ok(rows.length)
  })
  return undone.value
}

/** Holds older than a day go, with what units they left. */
async function deleteOldHolds(db: BookingDatabase): Promise<number> {
  const deleted = await db.transaction({}, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `DELETE FROM holds WHERE id IN (
         SELECT id FROM holds WHERE created_at < ${db.words.now} - ${DAY}
           AND state <> 'committing' LIMIT ${BATCH})
       RETURNING *`,
    )
    for (const row of rows.filter(({ state }) => state === 'held')) await giveBack(sql, row)
    return ok(rows.length)
  })
  return deleted.value
}

/** Guests whose visit was 24 months ago lose their names; the numbers stay. */
async function anonymise(db: BookingDatabase): Promise<number> {
  const clock = await db.all<{ now: number }>(`SELECT ${db.words.now} AS now`)
  const before = new Date(clock[0]?.now ?? 0)
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  const rows = await db.all(
    `UPDATE reservations SET first_name = '', last_name = '', email = NULL, phone = '',
       special_request = '', marketing_opt_in = 0, anonymised_at = ${db.words.now}
     WHERE id IN (SELECT id FROM reservations
       WHERE anonymised_at IS NULL AND starts_at < $1 LIMIT ${BATCH}) RETURNING id`,
    [before.getTime()],
  )
  return rows.length
}
