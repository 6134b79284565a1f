import type { BookingDatabase } from './database.ts'

/**
 * Marks a one-time token as used. Returns false if it was used before or has expired (`until`, ms since the
 * epoch). One statement and one clock decide for all instances; `purgeConsumedTokens` deletes by the same
 * clock.
 */
export async function consumeOnce(
  db: BookingDatabase,
  what: string,
  until: number,
): Promise<boolean> {
  const written = await db.run(
    `INSERT INTO spent (what, until) SELECT $1, CAST($2 AS BIGINT)
     WHERE CAST($2 AS BIGINT) > ${db.dialect.now}
     ON CONFLICT (what) DO NOTHING`,
    [what, until],
  )
  return written === 1
}

/** Deletes tokens that have expired: those are refused anyway. */
export async function purgeConsumedTokens(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM spent WHERE until <= ${db.dialect.now}`)
}
