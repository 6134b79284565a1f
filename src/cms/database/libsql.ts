import type { BaseDatabaseAdapter } from 'payload'

/** The part of libsql's client that Payload's SQLite adapter makes and uses. */
export type Client = {
  execute(statement: Statement, values?: unknown[]): Promise<unknown>
  close(): void
}
export type Statement = string | { sql: string; args?: unknown }

/** What the SQLite adapter of Payload has besides what Payload knows of it. */
export type SqliteAdapter = BaseDatabaseAdapter & {
  client: Client
  drizzle: object
  connect: (this: unknown, options?: { hotReload: boolean }) => Promise<void>
  /** What changes the tables that follow from the configuration, before they are made. */
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

/** `connect` makes a client where there is none, and the query builder over the one that there is. */
function derived(adapter: SqliteAdapter, client: Client | null): SqliteAdapter {
  return Object.create(adapter, {
    client: { value: client, writable: true },
    drizzle: { value: null, writable: true },
  })
}
