import type { PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** Longer than the sizes of the largest picture take on a busy machine. */
const LIMIT = "SET LOCAL idle_in_transaction_session_timeout = '10min'"

/** Lets the transaction of a request be idle for ten minutes, where Postgres would end it after 30 s. */
export async function allowIdleTransaction(req: PayloadRequest): Promise<void> {
  if (req.payload.db.name === 'postgres') await runSql(req.payload, LIMIT, req)
}
