import type { Payload, PayloadRequest } from 'payload'

type Row = Record<string, unknown>
type Connection = object
type SqlAdapter = {
  drizzle: Connection
  sessions?: Record<string, { db: Connection } | undefined>
  execute(args: { db: Connection; raw: string }): Promise<{ rows: Row[] }>
}

/**
 * Runs one SQL statement, in words that both dialects know and without any input in it, on the
 * content database; inside the transaction of `req` where it has one.
 */
export async function runSql(payload: Payload, raw: string, req?: PayloadRequest): Promise<Row[]> {
  const adapter = payload.db as unknown as SqlAdapter
  const transaction = req?.transactionID ? String(await req.transactionID) : ''
  const db = adapter.sessions?.[transaction]?.db ?? adapter.drizzle
  const { rows } = await adapter.execute({ db, raw })
  return rows
}
