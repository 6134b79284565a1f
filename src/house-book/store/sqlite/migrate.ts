import { makeReleaseTable, nameOldestRelease, RELEASE_TABLES } from '#lib/release/oldest.ts'
import type { Connection } from './connection.ts'
import { migrations } from './migrations.ts'

const RELEASE = RELEASE_TABLES.bookings

/** Brings a booking database up to date, in one transaction. */
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
  await sql.run(makeReleaseTable(RELEASE))
  const [known] = await sql.all<{ release: string }>(`SELECT release FROM ${RELEASE}`)
  const named = nameOldestRelease(RELEASE, known?.release)
  if (named) await sql.run(named)
  await connection.script('COMMIT')
}
