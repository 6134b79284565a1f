import type pg from 'pg'
import { MIGRATION_LOCK_TIMEOUT, runMigrations } from '#lib/postgres/migration-locks.ts'
import { recordOldestRelease } from '#lib/release/oldest-release.ts'
import { migrations } from './migrations.ts'
import { STATEMENT_TIMEOUT } from './wait-limits.ts'

/** Key of the advisory lock that makes instances migrate one after the other. */
const MIGRATING = 7_741_002

/** Creates the schema if it is missing and runs the pending migrations. */
export async function migrate(pool: pg.Pool): Promise<void> {
  await runMigrations(() => runNext(pool))
}

/** Runs the next pending migration; returns its name, or null if there was none. */
async function runNext(pool: pg.Pool): Promise<string | null> {
  const client = await pool.connect()
  let broken = false
  // If the server ends the session, the next statement fails.
  const end = () => {}
  client.on('error', end)
  try {
    // A migration takes as long as it takes. Another instance may be migrating: who has waited for long tries again.
    await client.query(
      `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${STATEMENT_TIMEOUT}`,
    )
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`)
    await client.query(`SET LOCAL lock_timeout = ${MIGRATION_LOCK_TIMEOUT}`)
    await client.query('CREATE SCHEMA IF NOT EXISTS booking')
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL)',
    )
    const found = await client.query<{ name: string }>('SELECT name FROM migrations')
    const done = new Set(found.rows.map((row) => row.name))
    const next = migrations.find(({ name }) => !done.has(name))
    if (next) {
      await client.query(next.sql)
      await client.query('INSERT INTO migrations VALUES ($1, now())', [next.name])
    }
    await recordOldestRelease('bookings', async (sql) => (await client.query(sql)).rows)
    await client.query('COMMIT')
    return next?.name ?? null
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.off('error', end)
    client.release(broken)
  }
}
