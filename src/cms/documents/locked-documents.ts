import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { runSql } from '../database/sql.ts'

/** Tables of the documents that are edited many at a time. */
export type LockedTable = 'media' | 'menu_categories' | 'menu_items'

/**
 * Runs `work` in a transaction in which nobody else writes these documents: what it reads of them is what it writes
 * over. They are locked in the order of their ids, so that two of these never wait for each other.
 */
export function withLocked<T>(
  req: PayloadRequest,
  table: LockedTable,
  ids: readonly number[],
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const { payload } = req
  return inTransaction(payload.db, req, async (own) => {
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      await runSql(payload, `UPDATE ${table} SET updated_at = updated_at WHERE id = ${id}`, own)
    }
    return work(own as PayloadRequest)
  })
}
