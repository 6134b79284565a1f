import type { BaseDatabaseAdapter } from 'payload'
import { isTraced } from '#lib/tracing/span.ts'
import { inStatementSpan } from '#lib/tracing/statement.ts'

/** The part of libsql's client that Payload's SQLite adapter makes and uses. */
export type Client = {
  execute(statement: Statement, values?: unknown[]): Promise<unknown>
  close(): void
}
export type Statement = string | { sql: string; args?: unknown }

/** Payload's SQLite adapter with the members that Payload's own type leaves out. */
export type SqliteAdapter = BaseDatabaseAdapter & {
  client: Client
  drizzle: object
  connect: (this: unknown, options?: { hotReload: boolean }) => Promise<void>
  /** Callbacks that change the generated tables before they are created. */
  beforeSchemaInit: ((given: { schema: object }) => object)[]
  /** Those tables by their names. */
  rawTables: Record<string, { columns: Record<string, Column> } | undefined>
}
type Column = { type: string; autoIncrement?: boolean }

/** A connection to the adapter's database, made by the adapter itself as it makes its own. */
export async function openConnection(
  adapter: SqliteAdapter,
  connect: SqliteAdapter['connect'],
): Promise<Client> {
  const own = derived(adapter, null)
  await connect.call(own)
  return own.client
}

/** The query builder of the adapter, over another client. */
export async function queryBuilderOver(
  adapter: SqliteAdapter,
  connect: SqliteAdapter['connect'],
  client: Client,
): Promise<object> {
  const own = derived(adapter, client)
  await connect.call(own)
  return own.drizzle
}

/** Gives each statement of what is traced a span. Payload writes some values into its text, so that this stays here. */
export function traceStatements(client: Client): void {
  const execute = client.execute.bind(client)
  const where = { system: 'sqlite', database: 'content' } as const
  client.execute = (statement, values) => {
    const run = () => execute(statement, values)
    if (!isTraced()) return run()
    const sql = typeof statement === 'string' ? statement : statement.sql
    return inStatementSpan(where, { sql }, run)
  }
}

/** `connect` makes a client where there is none, and the query builder over the one that there is. */
function derived(adapter: SqliteAdapter, client: Client | null): SqliteAdapter {
  return Object.create(adapter, {
    client: { value: client, writable: true },
    drizzle: { value: null, writable: true },
  })
}
