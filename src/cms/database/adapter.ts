import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { Env } from '#env.ts'
import { withAtomicWrites } from './atomic-writes.ts'
import { withIdsGivenOnce } from './autoincrement-ids.ts'
import type { SqliteAdapter } from './libsql.ts'
import { type Ends, withEnds } from './lifecycle-hooks.ts'
import { driver } from './postgres-pool.ts'
import { withKnownCommits } from './postgres-transactions.ts'
import { withSqliteTransactions } from './sqlite-transactions.ts'

const NOBODY: Ends = { transaction: async () => {}, database: async () => {} }

/**
 * The content database: one SQLite file in the data folder, or Postgres where DATABASE_URL says so. On both,
 * a save with all that hangs on it is one transaction; `ends` hears of each of them.
 */
export function database(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  ends: Ends = NOBODY,
): DatabaseAdapterObj {
  return env.databaseUrl ? postgres(env.databaseUrl, ends) : sqliteFile(env.dataDir, ends)
}

function postgres(connectionString: string, ends: Ends): DatabaseAdapterObj {
  const made = postgresAdapter({
    blocksAsJSON: true,
    pg: driver,
    pool: {
      connectionString,
      max: 10,
      // A transaction that an error leaves open gives its connection back.
      idle_in_transaction_session_timeout: 30_000,
    },
    push: false,
  })
  return changed(made, ends, (adapter) => withKnownCommits(adapter as never))
}

function sqliteFile(dataDir: string, ends: Ends): DatabaseAdapterObj {
  const made = sqliteAdapter({
    blocksAsJSON: true,
    client: { url: `file:${path.resolve(dataDir, 'content.db')}` },
    push: false,
    wal: true,
  })
  return changed(made, ends, (adapter) =>
    withSqliteTransactions(withIdsGivenOnce(adapter as SqliteAdapter)),
  )
}

function changed<T extends DatabaseAdapterObj>(
  made: T,
  ends: Ends,
  withTransactions: (adapter: BaseDatabaseAdapter) => BaseDatabaseAdapter,
): DatabaseAdapterObj {
  return {
    ...made,
    init: (args) => {
      const adapter = withTransactions(made.init(args))
      return withAtomicWrites(withEnds(adapter, ends))
    },
  }
}
