import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { Env } from '../env.ts'
import { withAtomicWrites } from './database/atomic-writes.ts'
import { type Ended, withEnds } from './database/ended.ts'
import type { SqliteAdapter } from './database/libsql.ts'
import { withKnownCommits } from './database/postgres-transactions.ts'
import { withSqliteTransactions } from './database/sqlite-transactions.ts'

/**
 * The content database: one SQLite file in the data folder, or Postgres where DATABASE_URL says so. On both,
 * a save with all that hangs on it is one transaction; `ended` hears of each of them.
 */
export function database(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  ended: Ended = () => {},
): DatabaseAdapterObj {
  return env.databaseUrl ? postgres(env.databaseUrl, ended) : sqliteFile(env.dataDir, ended)
}

function postgres(connectionString: string, ended: Ended): DatabaseAdapterObj {
  const made = postgresAdapter({
    blocksAsJSON: true,
    pool: {
      connectionString,
      max: 10,
      // A transaction that an error leaves open gives its connection back.
      idle_in_transaction_session_timeout: 30_000,
    },
    push: false,
  })
  return changed(made, ended, (adapter) => withKnownCommits(adapter as never))
}

function sqliteFile(dataDir: string, ended: Ended): DatabaseAdapterObj {
  const made = sqliteAdapter({
    blocksAsJSON: true,
    client: { url: `file:${path.resolve(dataDir, 'content.db')}` },
    push: false,
    wal: true,
  })
  return changed(made, ended, (adapter) => withSqliteTransactions(adapter as SqliteAdapter))
}

function changed<T extends DatabaseAdapterObj>(
  made: T,
  ended: Ended,
  withTransactions: (adapter: BaseDatabaseAdapter) => BaseDatabaseAdapter,
): DatabaseAdapterObj {
  return {
    ...made,
    init: (args) => {
      const adapter = withTransactions(made.init(args))
      return withAtomicWrites(withEnds(adapter, ended))
    },
  }
}
