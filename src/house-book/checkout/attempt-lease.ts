import { IS_LIVE } from '../holds/holds.ts'
import { randomToken } from '../identity/tokens.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'

/**
 * How long a hold waits for an attempt of which nothing is heard, ms: its process is gone, or stands still.
 * Shorter than a browser asks again for, so that whoever submitted hears what became of it.
 */
export const LEASE = 10_000

/** How often an attempt says that it is under way, ms. */
const RENEW_EVERY = 3_000

/** An attempt under way: the hold that it is about, and what tells it from a later one. */
export type Attempt = { token: string; leaseId: string }

/** Begins an attempt on a live hold of a location; null where there is none, or another one is under way. */
export async function beginAttempt(
  db: BookingDatabase,
  { token, locationId }: { token: string; locationId: string },
): Promise<Attempt | null> {
  const { now } = db.dialect
  const taker = randomToken()
  const begun = await db.run(
    `INSERT INTO attempts (hold_id, taker, lease_until)
     SELECT id, CAST($3 AS text), ${now} + ${LEASE} FROM holds
     WHERE id = $1 AND location_id = $2 AND ${IS_LIVE}
     ON CONFLICT (hold_id) DO UPDATE SET taker = excluded.taker, lease_until = excluded.lease_until
       WHERE attempts.lease_until <= ${now}`,
    [token, locationId, taker],
  )
  return begun === 1 ? { token, leaseId: taker } : null
}

/** Keeps an attempt's lease while `work` lasts: a card may take its time. */
export async function withLeaseRenewal<T>(
  db: BookingDatabase,
  { token, leaseId: taker }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () =>
    db.run(
      `UPDATE attempts SET lease_until = ${db.dialect.now} + ${LEASE} WHERE hold_id = $1 AND taker = $2`,
      [token, taker],
    )
  let underWay = false
  const beating = setInterval(() => {
    if (underWay) return
    underWay = true
    // A beat that is missed only lets the lease run out, as it should where the database is gone.
    beat()
      .catch(() => {})
      .finally(() => {
        underWay = false
      })
  }, RENEW_EVERY)
  beating.unref()
  try {
    return await work()
  } finally {
    clearInterval(beating)
  }
}

/** Ends an attempt, unless another one has taken its place. */
export async function endAttempt(sql: Sql, { token, leaseId: taker }: Attempt): Promise<void> {
  await sql.run('DELETE FROM attempts WHERE hold_id = $1 AND taker = $2', [token, taker])
}

/** Forgets attempts that nobody took up again. */
export async function purgeAttempts(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM attempts WHERE lease_until <= ${db.dialect.now}`)
}
