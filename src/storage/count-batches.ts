import type { BookingDatabase, BookingSql } from './database.ts'

/** Counts of one writer of an instance: it writes its batches in the order of their numbers, each until it is written. */
export type NumberedBatch<Row> = { instance: string; number: number; rows: readonly Row[] }

/**
 * Whether a batch is written for the first time, said in the transaction that writes it: its sender may not have heard
 * that it was, and nothing is counted twice.
 */
export async function isNewBatch(
  sql: BookingSql,
  { instance, number }: NumberedBatch<unknown>,
): Promise<boolean> {
  const changed = await sql.run(
    `INSERT INTO site_count_batches (instance, number, at) VALUES ($1, $2, ${sql.dialect.now})
     ON CONFLICT (instance) DO UPDATE SET number = excluded.number, at = excluded.at
       WHERE site_count_batches.number < excluded.number`,
    [instance, number],
  )
  return changed > 0
}

/** How long after its last batch an instance is certain not to send it again. */
const KEPT_MS = 7 * 86_400_000

/** Forgets instances that have ended. */
export async function purgeBatches(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM site_count_batches WHERE at < ${db.dialect.now} - ${KEPT_MS}`)
}
