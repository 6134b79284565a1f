import path from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import type { Database } from './troubles.ts'

/** Where histories are played: in a file each, or in databases of one server, which is made to fall with them. */
export type HistoryDatabase = {
  /** Address of the server; null = files of SQLite. */
  server: string | null
  /** What can befall the database of a run, whose files are in `dataDir`. */
  troubled(dataDir: string): Database
  stop(): Promise<void>
}

export const DATABASES = ['sqlite', 'postgres'] as const

/** Begins what histories on a kind of database need. */
export async function historyDatabase(kind: (typeof DATABASES)[number]): Promise<HistoryDatabase> {
  if (kind === 'sqlite') {
    return {
      server: null,
      troubled: (dataDir) => ({ kind, file: path.join(dataDir, 'booking.db') }),
      stop: async () => {},
    }
  }
  const server = await startPostgres({ durable: 'process' })
  return {
    server: server.url,
    troubled: () => (server.faults ? { kind, ...server.faults } : { kind: 'shared postgres' }),
    stop: () => server.stop(),
  }
}
