import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrateContent, pendingMigrations } from '#cms/database/migrate.ts'
import { createDatabase, type PostgresDatabase } from '#tests/support/postgres.ts'

/** The migrations that turn tokens into digests. */
const LAST_WITH_TOKENS = {
  sqlite: '0012_reset_tokens_as_digests',
  postgres: '0011_reset_tokens_as_digests',
}

/** The migrations from which on dishes have drafts. */
const FIRST_WITH_DRAFTS = { sqlite: '0029_drafts_of_dishes', postgres: '0030_drafts_of_dishes' }

let folder: string
let migrations: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-migrations-'))
  migrations = path.join(folder, 'migrations')
  cpSync('src/cms/migrations', migrations, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.each(['sqlite', 'postgres'] as const)('content migrations on %s', (dialect) => {
  let database: PostgresDatabase | null = null
  const where = () => ({ databaseUrl: database?.url, dataDir: folder })

  beforeEach(async () => {
    database = dialect === 'postgres' ? await createDatabase(inject('postgres')) : null
  })
  afterEach(() => database?.drop())

  /** Runs one statement on the database; answers its rows. */
  async function run(sql: string): Promise<unknown[]> {
    if (dialect === 'sqlite') {
      const content = new DatabaseSync(path.join(folder, 'content.db'))
      const rows = content.prepare(sql).all()
      content.close()
      return rows
    }
    const client = new Client({ connectionString: database?.url })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }

  it('are applied once, in order', async () => {
    const names = await pendingMigrations(where(), migrations)
    expect(names.slice(0, 2)).toEqual(['0000_epoch', '0001_initial'])
    expect(await migrateContent(where(), migrations)).toEqual(names)
    expect(await pendingMigrations(where(), migrations)).toEqual([])
    expect(await migrateContent(where(), migrations)).toEqual([])
  })

  it('write nothing, and look at nothing, where there is none to apply', async () => {
    await migrateContent(where(), migrations)
    if (dialect === 'postgres') {
      const client = new Client({ connectionString: database?.url })
      await client.connect()
      const row = async () =>
        (await client.query('SELECT ctid, xmin FROM content_oldest_release')).rows
      const before = await row()
      await migrateContent(where(), migrations)
      expect(await row()).toEqual(before)
      await client.end()
      return
    }
    const content = new DatabaseSync(path.join(folder, 'content.db'))
    content.exec(`PRAGMA foreign_keys = OFF; PRAGMA wal_checkpoint(TRUNCATE);
      INSERT INTO staff_sessions (_order, _parent_id, id, expires_at) VALUES (1, 404, 'a', '2026')`)
    content.close()
    const before = readFileSync(path.join(folder, 'content.db'))
    await migrateContent(where(), migrations)
    expect(readFileSync(path.join(folder, 'content.db')).equals(before)).toBe(true)
  })

  it('leave no token of a new password as it stands in a mail', async () => {
    const later = path.join(migrations, dialect, `${LAST_WITH_TOKENS[dialect]}.sql`)
    const kept = readFileSync(later)
    rmSync(later)
    await migrateContent(where(), migrations)
    await run(`INSERT INTO staff (name, email, reset_password_token, updated_at, created_at)
      VALUES ('Kim', 'kim@example.com', 'as-it-was-mailed', '2026-01-01', '2026-01-01')`)
    writeFileSync(later, kept)
    await migrateContent(where(), migrations)
    expect(await run('SELECT reset_password_token AS token FROM staff')).toEqual([{ token: null }])
  })

  it('publish the dishes that are there, whose newest version is the latest', async () => {
    const later = path.join(migrations, dialect, `${FIRST_WITH_DRAFTS[dialect]}.sql`)
    const kept = readFileSync(later)
    rmSync(later)
    await migrateContent(where(), migrations)
    const at = (day: number) => `'2026-01-0${day}T00:00:00.000Z'`
    await run(`INSERT INTO menu_items (id, title, uid, updated_at, created_at)
      VALUES (1, 'Pie', 'pie', ${at(3)}, ${at(1)})`)
    for (const [id, day] of [
      [1, 1],
      [2, 3],
      [3, 2],
    ] as const)
      await run(`INSERT INTO _menu_items_v (id, parent_id, version_title, version_uid, updated_at, created_at)
        VALUES (${id}, 1, 'Pie', 'pie', ${at(day)}, ${at(day)})`)
    writeFileSync(later, kept)
    await migrateContent(where(), migrations)
    expect(await run('SELECT _status FROM menu_items')).toEqual([{ _status: 'published' }])
    expect(await run('SELECT id FROM _menu_items_v WHERE latest = true')).toEqual([{ id: 2 }])
  })

  it('leave nothing of one that fails, and go on with it once it is mended', async () => {
    const last = path.join(migrations, dialect, '9999_broken.sql')
    const table = 'CREATE TABLE half_done (id integer);'
    writeFileSync(last, `${table} SELECT no_such_thing FROM nowhere;`)
    await expect(migrateContent(where(), migrations)).rejects.toThrow()
    expect(await pendingMigrations(where(), migrations)).toContain('9999_broken')
    writeFileSync(last, table)
    expect(await migrateContent(where(), migrations)).toContain('9999_broken')
    expect(await run('SELECT id FROM half_done')).toEqual([])
  })

  it('are refused when one was changed after it had been applied', async () => {
    await migrateContent(where(), migrations)
    await appendFile(path.join(migrations, dialect, '0000_epoch.sql'), '-- changed\n')
    await expect(pendingMigrations(where(), migrations)).rejects.toThrow(/0000_epoch/)
    await expect(migrateContent(where(), migrations)).rejects.toThrow(/0000_epoch/)
  })

  it('wait for each other when two instances start at once', async () => {
    const applied = await Promise.all([
      migrateContent(where(), migrations),
      migrateContent(where(), migrations),
    ])
    expect(applied.flat().filter((name) => name === '0001_initial')).toHaveLength(1)
  })
})
