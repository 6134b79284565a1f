import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { Env } from '#env.ts'
import { poolSizes } from '#lib/postgres/pool-sizes.ts'
import { withAtomicWrites } from './atomic-writes.ts'
import { withAutoincrementIds } from './autoincrement-ids.ts'
import type { SqliteAdapter } from './libsql.ts'
import { type LifecycleHooks, withLifecycleHooks } from './lifecycle-hooks.ts'
import { withOrderedVersions } from './ordered-versions.ts'
import { contentDriver } from './postgres-pool.ts'
import { withPostgresTransactions } from './postgres-transactions.ts'
import { withSqliteTransactions } from './sqlite-transactions.ts'

const NO_HOOKS: LifecycleHooks = { afterTransaction: async () => {}, beforeClose: async () => {} }

/**
 * The content database: one SQLite file in the data folder, or Postgres where DATABASE_URL says so. On both,
 * a save with all that hangs on it is one transaction; `ends` hears of each of them.
 */
export function database(
  env: Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseConnections'>>,
  ends: LifecycleHooks = NO_HOOKS,
): DatabaseAdapterObj {
  if (!env.databaseUrl) return sqliteFile(env.dataDir, ends)
  return postgres(env.databaseUrl, poolSizes(env.databaseConnections).content, ends)
}

function postgres(
  connectionString: string,
  connections: number,
  ends: LifecycleHooks,
): DatabaseAdapterObj {
  const made = postgresAdapter({
    blocksAsJSON: true,
    pg: contentDriver,
    pool: { connectionString, max: connections },
    push: false,
  })
  return extended(made, ends, (adapter) => withPostgresTransactions(adapter as never))
}

function sqliteFile(dataDir: string, ends: LifecycleHooks): DatabaseAdapterObj {
  const made = sqliteAdapter({
    blocksAsJSON: true,
    client: { url: `file:${path.resolve(dataDir, 'content.db')}` },
    push: false,
    wal: true,
  })
  return extended(made, ends, (adapter) =>
    withSqliteTransactions(withAutoincrementIds(adapter as SqliteAdapter)),
  )
}

function extended<T extends DatabaseAdapterObj>(
  made: T,
  ends: LifecycleHooks,
  withTransactions: (adapter: BaseDatabaseAdapter) => BaseDatabaseAdapter,
): DatabaseAdapterObj {
  return {
    ...made,
    init: (args) => {
      const adapter = withTransactions(made.init(args))
      return withAtomicWrites(withOrderedVersions(withLifecycleHooks(adapter, ends)))
    },
  }
}
