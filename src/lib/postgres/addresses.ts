/**
 * The addresses of one Postgres database. Statements go to `databaseUrl`; where there is another
 * `databaseDirectUrl`, that one leads to Postgres itself, and `databaseUrl` to a pooler.
 */
export type PostgresAddresses = {
  databaseUrl?: string | undefined
  databaseDirectUrl?: string | undefined
}

/** The address for what needs a session of its own (locks, LISTEN, dumps, migrations); undefined on SQLite. */
export function directUrlOf(where: PostgresAddresses): string | undefined {
  return where.databaseUrl && (where.databaseDirectUrl ?? where.databaseUrl)
}

/** Whether each transaction at `databaseUrl` may be given another session. */
export function isPooled(where: PostgresAddresses): boolean {
  return directUrlOf(where) !== where.databaseUrl
}
