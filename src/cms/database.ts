import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Env } from '../env.ts'

/** The content database: one SQLite file in the data folder, or Postgres where DATABASE_URL says so. */
export function database(env: Pick<Env, 'databaseUrl' | 'dataDir'>) {
  if (env.databaseUrl) {
    return postgresAdapter({
      blocksAsJSON: true,
      migrationDir: path.resolve('src/cms/migrations/postgres'),
      pool: { connectionString: env.databaseUrl },
      push: false,
    })
  }
  return sqliteAdapter({
    blocksAsJSON: true,
    busyTimeout: 5000,
    client: { url: `file:${path.resolve(env.dataDir, 'content.db')}` },
    migrationDir: path.resolve('src/cms/migrations/sqlite'),
    push: false,
    wal: true,
  })
}
