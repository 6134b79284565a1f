import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { migrations } from '#storage/postgres/migrations.ts'
import { createDatabase, type PostgresDatabase } from '#tests/support/postgres.ts'

let dataDir: string
let database: PostgresDatabase
let clients: pg.Client[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-waits-'))
  database = await createDatabase(inject('postgres'))
  await migrateContent({ dataDir, databaseUrl: database.url })
  await openBookings()
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url })
  clients.push(client)
  await client.connect()
  return client
}

const openBookings = async () =>
  (await openBookingDatabase({ dataDir, databaseUrl: database.url })).close()

/** Tables that a newer release changes in two migrations, the second named first, and how they are run. */
const NEWER = {
  pages: async () => {
    const folder = path.join(dataDir, 'migrations')
    cpSync('src/cms/migrations', folder, { recursive: true })
    for (const [n, table] of ['media', 'pages'].entries()) {
      const sql = `ALTER TABLE ${table} ADD COLUMN summary varchar`
      writeFileSync(path.join(folder, 'postgres', `999${n}_summary.sql`), sql)
    }
    await migrateContent({ dataDir, databaseUrl: database.url }, folder)
  },
  'booking.reservations': async () => {
    for (const table of ['holds', 'reservations'])
      migrations.push({
        name: `${table}-summary`,
        sql: `ALTER TABLE ${table} ADD COLUMN summary text`,
      })
    try {
      await openBookings()
    } finally {
      migrations.splice(-2)
    }
  },
}

test.each(Object.entries(NEWER))(
  'while somebody reads %s for long, such as a backup, a migration waits, and guests read on',
  async (table, migrate) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const [reading, watching, guest] = [await connect(), await connect(), await connect()]
    await reading.query(`BEGIN; SELECT 1 FROM ${table}`)
    const migrating = migrate()
    const first = { pages: 'media', 'booking.reservations': 'booking.holds' }[table]
    const waiting = `SELECT 1 FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted`
    const waits = async () => (await watching.query(waiting)).rows.length
    await expect.poll(waits).toBe(1)
    // The migration before it is done, and keeps nobody waiting.
    await guest.query(`SET lock_timeout = '1ms'; SELECT summary FROM ${first}; RESET lock_timeout`)
    // Behind the migration, which lets it go first.
    await guest.query(`SELECT 1 FROM ${table}`)
    await expect.poll(() => warned.mock.calls.length).toBe(1)
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('a migration waits'))
    await reading.query('COMMIT')
    await migrating
    await guest.query(`SELECT summary FROM ${table}`)
  },
)
