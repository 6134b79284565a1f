import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from './atomic-writes.ts'

type Row = Record<string, unknown>
type Connection = object
type Statement = ReturnType<typeof sql>
type SqlAdapter = {
  drizzle: Connection
  sessions?: Record<string, { db: Connection } | undefined>
  execute(args: { db: Connection; sql: Statement }): Promise<{ rows: Row[] }>
}

/** A value of a statement: a parameter, never a part of its text. */
export type QueryValue = string | number | null

/**
 * Runs one SQL statement with values (`$1`, `$2` …) on the content database, in words that both dialects know: inside
 * the transaction of `req` where it has one, else a write in one of its own.
 */
export async function query(
  payload: Payload,
  text: string,
  values: readonly QueryValue[],
  req?: Partial<PayloadRequest>,
): Promise<Row[]> {
  const id = await req?.transactionID
  if (!id && !/^\s*select\b/i.test(text)) {
    return inTransaction(payload.db, req, (own) => query(payload, text, values, own))
  }
  const adapter = payload.db as unknown as SqlAdapter
  const db = adapter.sessions?.[String(id)]?.db ?? adapter.drizzle
  const { rows } = await adapter.execute({ db, sql: statementOf(text, values) })
  return rows
}

function statementOf(text: string, values: readonly QueryValue[]): Statement {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`))
  return sql.join(parts)
}
