import type { Payload, PayloadRequest } from 'payload'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { notifySql } from '#lib/postgres/notifications.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { runSql } from '../database/sql.ts'

/** Transactions that have raised the epoch and are not committed yet. */
const raisingTransactions = () =>
  processSingleton('epoch-raising', () => new Set<number | string>())

/**
 * Raises the content epoch in the transaction of `req`, once however often it is asked to, or in one of its own. This
 * process's front hears of it at the commit, and so do other instances.
 */
export async function raiseEpoch(req: PayloadRequest): Promise<void> {
  if (req.context.deferEpoch) return
  const transaction = await req.transactionID
  if (transaction && raisingTransactions().has(transaction)) return
  await runSql(req.payload, 'UPDATE content_epoch SET value = value + 1', req)
  if (req.payload.db.name === 'postgres')
    await runSql(req.payload, notifySql('tableside_epoch'), req)
  if (transaction) raisingTransactions().add(transaction)
  else signalEpoch()
}

/** The content epoch; 0 before the first publication. */
export async function currentEpoch(payload: Payload): Promise<number> {
  const [row] = await runSql(payload, 'SELECT value FROM content_epoch')
  return Number(row?.value ?? 0)
}

/** Tells the front that a transaction has ended; called by the database adapter. */
export function signalEpochAfterCommit(id: number | string, committed: boolean): void {
  if (raisingTransactions().delete(id) && committed) signalEpoch()
}
