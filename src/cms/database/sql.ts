import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from './atomic-writes.ts'

type Row = Record<string, unknown>
type Connection = object
type SqlAdapter = {
  drizzle: Connection
  sessions?: Record<string, { db: Connection } | undefined>
  execute(args: { db: Connection; raw: string }): Promise<{ rows: Row[] }>
}

/**
 * Runs one SQL statement, in words that both dialects know and without any input in it, on the
 * content database: inside the transaction of `req` where it has one, else a write in one of its own.
 */
export async function runSql(
  payload: Payload,
  raw: string,
  req?: Partial<PayloadRequest>,
): Promise<Row[]> {
  const id = await req?.transactionID
  if (!id && !/^\s*select\b/i.test(raw)) {
    return inTransaction(payload.db, req, (own) => runSql(payload, raw, own))
  }
  const adapter = payload.db as unknown as SqlAdapter
  const db = adapter.sessions?.[String(id)]?.db ?? adapter.drizzle
  const { rows } = await adapter.execute({ db, raw })
  return rows
}
