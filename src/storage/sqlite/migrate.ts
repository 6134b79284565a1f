import { recordOldestRelease } from '#lib/release/oldest-release.ts'
import type { Connection } from './connection.ts'
import { migrations } from './migrations.ts'

/** Runs the pending migrations of a booking database, in one transaction. */
export async function migrate(connection: Connection): Promise<void> {
  const sql = connection.within
  await connection.script('BEGIN IMMEDIATE')
  await sql.run(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, run_at TEXT NOT NULL)',
  )
  const rows = await sql.all<{ name: string }>('SELECT name FROM migrations')
  const done = new Set(rows.map(({ name }) => name))
  for (const { name, sql: script } of migrations.filter((migration) => !done.has(migration.name))) {
    await connection.script(script)
    await sql.run("INSERT INTO migrations VALUES ($1, datetime('now'))", [name])
  }
  await recordOldestRelease('bookings', sql.all)
  await connection.script('COMMIT')
}
