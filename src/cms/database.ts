import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../env.ts'
import { transactionEnded } from './epoch.ts'

/** The content database: one SQLite file in the data folder, or Postgres where DATABASE_URL says so. */
export function database(env: Pick<Env, 'databaseUrl' | 'dataDir'>): DatabaseAdapterObj {
  return env.databaseUrl ? postgres(env.databaseUrl) : sqliteFile(env.dataDir)
}

function postgres(connectionString: string): DatabaseAdapterObj {
  const adapter = postgresAdapter({
    blocksAsJSON: true,
    pool: {
      connectionString,
      max: 10,
      // A transaction that an error leaves open gives its connection back.
      idle_in_transaction_session_timeout: 30_000,
    },
    push: false,
  })
  return reporting(adapter)
}

function sqliteFile(dataDir: string): DatabaseAdapterObj {
  return sqliteAdapter({
    blocksAsJSON: true,
    busyTimeout: 5000,
    client: { url: `file:${path.resolve(dataDir, 'content.db')}` },
    push: false,
    wal: true,
  })
}

/** The adapter, telling when a transaction has ended: Payload has no hook after the commit. */
function reporting<T extends DatabaseAdapterObj>(made: T): T {
  return {
    ...made,
    init: (args: Parameters<T['init']>[0]) => {
      const adapter = made.init(args)
      const { commitTransaction, rollbackTransaction } = adapter
      adapter.commitTransaction = async (id) => {
        const known = await id
        await commitTransaction.call(adapter, known)
        transactionEnded(known, true)
      }
      adapter.rollbackTransaction = async (id) => {
        const known = await id
        await rollbackTransaction.call(adapter, known)
        transactionEnded(known, false)
      }
      return adapter
    },
  }
}
