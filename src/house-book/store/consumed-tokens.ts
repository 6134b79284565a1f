import type { BookingDatabase } from './database.ts'

/**
 * Notes that something which counts once was used. False where it was used before or `until` (ms since
 * the epoch) is over. One statement and one clock decide, for all instances; what is forgotten later is
 * over by the same clock.
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

/** Deletes what no longer counts anyway. */
export async function purgeConsumedTokens(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM spent WHERE until <= ${db.dialect.now}`)
}
