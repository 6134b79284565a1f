import type { Payload } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { query } from '../database/query.ts'

const DAY_MS = 24 * 60 * 60_000
/** Entries that one transaction deletes: staff save in between. */
const BATCH_SIZE = 500
/** The database keeps entries at least so long (ms), and lets go of what is older by a second. */
const LEAST_MS = 30 * DAY_MS + 1000

/**
 * Deletes entries that are older than `days`, and the network addresses and devices of those older than `originDays`.
 * Up to when is written down first, and stays: the database deletes nothing that is newer.

 */
export async function purgeAuditLog(
  payload: Payload,
  { days, originDays, ended }: { days: number; originDays: number; ended(): boolean },
  now = Date.now(),
): Promise<void> {
  const originsBefore = now - originDays * DAY_MS
  await inBatches(ended, async () => {
    const rows = await query(
      payload,
      `DELETE FROM audit_origins WHERE entry IN
         (SELECT entry FROM audit_origins WHERE at < $1 ORDER BY at LIMIT ${BATCH_SIZE}) RETURNING entry`,
      [originsBefore],
    )
    return rows.length
  })
  const before = now - Math.max(days * DAY_MS, LEAST_MS)
  const [old] = await query(payload, 'SELECT id FROM audit_entries WHERE at < $1 LIMIT 1', [before])
  if (!old) return
  await query(payload, 'INSERT INTO audit_purges (up_to, at) VALUES ($1, $2)', [before, now])
  await inBatches(ended, () => purgeEntries(payload, before))
  await query(payload, 'DELETE FROM version_authors WHERE at < $1', [before])
}

async function purgeEntries(payload: Payload, before: number): Promise<number> {
  return inTransaction(payload.db, undefined, async (req) => {
    const rows = await query(
      payload,
      `SELECT id FROM audit_entries WHERE at < $1 ORDER BY at, id LIMIT ${BATCH_SIZE}`,
      [before],
      req,
    )
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => Number(id)).join(', ')
    await query(payload, `DELETE FROM audit_words WHERE entry IN (${ids})`, [], req)
    await query(payload, `DELETE FROM audit_origins WHERE entry IN (${ids})`, [], req)
    await query(payload, `DELETE FROM audit_entries WHERE id IN (${ids})`, [], req)
    return rows.length
  })
}

async function inBatches(ended: () => boolean, batch: () => Promise<number>): Promise<void> {
  while (!ended()) {
    const done = await batch()
    await yieldToEventLoop()
    if (done < BATCH_SIZE) return
  }
}
