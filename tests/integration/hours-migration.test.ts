import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { createDatabase, type PostgresDatabase } from '#tests/support/postgres.ts'

const NAME = 'opening_hours.sql'

/** A restaurant that is closed on one special day and open longer on another, and what its bookings said. */
const BEFORE = `
  INSERT INTO locations (id, title) VALUES (1, 'Harbour'), (2, 'Orchard');
  INSERT INTO locations_hours_holidays ("_order", "_parent_id", id, date, name) VALUES
    (1, 1, 'christmas', '2041-12-25', 'Christmas'), (2, 1, 'eve', '2041-12-31', 'Eve');
  INSERT INTO locations_hours_holidays_spans ("_order", "_parent_id", id, opens, closes)
    VALUES (1, 'eve', 'span', '16:00', '02:00');
  INSERT INTO booking_settings (id, location_id, max_party) VALUES (11, 1, 4), (12, 2, 4);
  INSERT INTO booking_settings_special_days ("_order", "_parent_id", id, date, name) VALUES
    (1, 11, 'a', '2041-12-25', 'Christmas'), (2, 11, 'b', '2041-12-30', 'Inventory'),
    (3, 11, 'c', '2041-12-31', 'Eve'), (1, 12, 'd', '2041-12-25', 'Christmas');
  INSERT INTO booking_settings_special_days_periods
    ("_order", "_parent_id", id, code, name, first_seating, last_seating)
    VALUES (1, 'c', 'p', 'late', 'Late', '20:00', '23:00');
  INSERT INTO booking_settings_closures ("_order", "_parent_id", id, "from", "to", reason) VALUES
    (1, 11, 'e', '2041-12-25', '2041-12-25', 'Christmas'), (2, 11, 'f', '2041-06-01', '2041-06-03', 'Paint');
  INSERT INTO settings_handovers (location_id, number, applied) VALUES (1, 70, 70);
`

describe.each(['sqlite', 'postgres'] as const)('special days of before, on %s', (dialect) => {
  let folder: string
  let database: PostgresDatabase | null = null
  const where = () => ({ databaseUrl: database?.url, dataDir: folder })

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-hours-'))
    database = dialect === 'postgres' ? await createDatabase(inject('postgres')) : null
  })
  afterEach(async () => {
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function run(sql: string): Promise<Record<string, unknown>[]> {
    const isQuery = sql.trimStart().startsWith('SELECT')
    if (!database) {
      const content = new DatabaseSync(path.join(folder, 'content.db'))
      try {
        if (isQuery) return content.prepare(sql).all()
        content.exec(sql)
        return []
      } finally {
        content.close()
      }
    }
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      const { rows } = await client.query(sql)
      return rows ?? []
    } finally {
      await client.end()
    }
  }

  it('become days without bookings where they close a restaurant that is open, and are otherwise said once', async () => {
    const older = path.join(folder, 'older')
    cpSync('src/cms/migrations', older, { recursive: true })
    const files = readdirSync(path.join(older, dialect)).sort()
    const from = files.findIndex((file) => file.endsWith(NAME))
    expect(from).toBeGreaterThan(0)
    for (const file of files.slice(from)) {
      if (file.endsWith('.sql')) rmSync(path.join(older, dialect, file))
    }
    await migrateContent(where(), older)
    await run(BEFORE)
    await migrateContent(where())
    const special = 'SELECT id, date FROM booking_settings_special_days ORDER BY id'
    expect(await run(special)).toEqual([{ id: 'c', date: '2041-12-31' }])
    const closures =
      'SELECT "_parent_id" AS of, id, "from", "to", reason FROM booking_settings_closures ORDER BY id'
    expect(await run(closures)).toEqual([
      { of: 11, id: 'b', from: '2041-12-30', to: '2041-12-30', reason: 'Inventory' },
      { of: 12, id: 'd', from: '2041-12-25', to: '2041-12-25', reason: 'Christmas' },
      { of: 11, id: 'f', from: '2041-06-01', to: '2041-06-03', reason: 'Paint' },
    ])
    const orders = await run('SELECT location_id, number, applied FROM settings_handovers')
    const open = orders.filter(({ number, applied }) => Number(number) > Number(applied))
    expect(open.map(({ location_id: id }) => Number(id)).sort()).toEqual([1, 2])
  })
})
