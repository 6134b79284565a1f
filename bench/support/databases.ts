import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { startPostgres } from '#tests/support/postgres.ts'

/** One of the two databases: `server` is the address of a Postgres server, null stands for SQLite. */
export type Database = { kind: 'SQLite' | 'Postgres'; server: string | null }

/** A booking engine on an empty database of one kind. */
export type BenchEngine = TestEngine & Pick<Database, 'kind'>

/** Measures on both databases, one after the other. */
export async function onBoth<T>(measure: (database: Database) => Promise<T>): Promise<T[]> {
  const sqlite = await measure({ kind: 'SQLite', server: null })
  const { url, stop } = await startPostgres({ durable: true })
  try {
    return [sqlite, await measure({ kind: 'Postgres', server: url })]
  } finally {
    await stop()
  }
}

/** Measures a booking engine on both databases. */
export function onBothBooks<T>(measure: (bench: BenchEngine) => Promise<T>): Promise<T[]> {
  return onBoth(async ({ kind, server }) => {
    const bench = await testEngine(server)
    try {
      return await measure({ ...bench, kind })
    } finally {
      await bench.close()
    }
  })
}
