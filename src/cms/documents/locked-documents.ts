import type { PayloadRequest } from 'payload'
import { hasDrafts } from '../audit-log/log-save.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { lockDocument } from './lock-document.ts'

/** The documents that are edited many at a time. */
export type LockedCollection = 'media' | 'menu-categories' | 'menu-items'

/**
 * Runs `work` in a transaction in which nobody else writes these documents: what it reads of them is what it writes
 * over. They are locked in the order of their ids, so that two of these never wait for each other.
 */
export function withLocked<T>(
  req: PayloadRequest,
  slug: LockedCollection,
  ids: readonly number[],
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const { payload } = req
  return inTransaction(payload.db, req, async (given) => {
    const own = given as PayloadRequest
    const kind = { slug, hasDrafts: hasDrafts(payload.collections[slug].config) }
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockDocument(own, kind, id)
    return work(own)
  })
}
