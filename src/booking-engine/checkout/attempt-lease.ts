import type { BookingDatabase, Sql } from '#storage/database.ts'
import { IS_LIVE } from '../holds/holds.ts'
import { randomToken } from '../identity/tokens.ts'

/**
 * How long a hold waits for an attempt that does not renew its lease, ms: its process is gone or stalled.
 * Shorter than the interval of a browser's retry, so that the retry learns the outcome.
 */
export const LEASE = 10_000

/** Interval between two renewals of a lease, ms. */
const RENEW_EVERY = 3_000

/** An attempt under way: the hold it is about, and an id that tells it from later attempts. */
export type Attempt = { token: string; leaseId: string }

/**
 * Begins an attempt on a live hold of a location; null if there is no such hold, or another attempt is under
 * way.
 */
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

/** Renews an attempt's lease while `work` runs: a card payment may take long. */
export async function withLeaseRenewal<T>(
  db: BookingDatabase,
  { token, leaseId: taker }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () =>
    db.run(
      `UPDATE attempts SET lease_until = ${db.dialect.now} + ${LEASE} WHERE hold_id = $1 AND taker = $2`,
      [token, taker],
    )
  let renewing = false
  const timer = setInterval(() => {
    if (renewing) return
    renewing = true
    // A missed renewal only lets the lease expire, as it should if the database is gone.
    renew()
      .catch(() => {})
      .finally(() => {
        renewing = false
      })
  }, RENEW_EVERY)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Ends an attempt, unless another one has replaced it. */
export async function endAttempt(sql: Sql, { token, leaseId: taker }: Attempt): Promise<void> {
  await sql.run('DELETE FROM attempts WHERE hold_id = $1 AND taker = $2', [token, taker])
}

/** Deletes attempts whose lease has expired. */
export async function purgeAttempts(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM attempts WHERE lease_until <= ${db.dialect.now}`)
}
