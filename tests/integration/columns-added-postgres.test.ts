import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ok } from '#lib/result.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { createDatabase, type PostgresDatabase } from '#tests/support/postgres.ts'

/** More than one transaction tries again; each has a connection of its own. */
const CONNECTIONS = 8
const READ = 'SELECT * FROM visits WHERE id = $1'
const WRITE = 'UPDATE visits SET guest = $2 WHERE id = $1 RETURNING *'

let database: PostgresDatabase
let store: BookingDatabase
let migrating: pg.Client
let columns = 0

beforeAll(async () => {
  database = await createDatabase(inject('postgres'))
  store = await openPostgres(database.url, { connections: CONNECTIONS })
  migrating = new pg.Client({ connectionString: database.url, options: '-c search_path=booking' })
  await migrating.connect()
  await migrating.query('CREATE TABLE visits (id integer, guest text)')
  await migrating.query(`INSERT INTO visits VALUES (1, 'Ida')`)
})
afterAll(async () => {
  await migrating?.end()
  await store?.close()
  await database?.drop()
})

/** What a newer release does while this one runs. */
async function addColumn() {
  columns += 1
  await migrating.query(`ALTER TABLE visits ADD COLUMN new_${columns} integer DEFAULT 0`)
}

/** A transaction that reads, writes and reads, as a change of a visit does. */
const change = (guest: string) =>
  store.transaction({}, async (sql) => {
    const [before] = await sql.all<object>(READ, [1])
    const [written] = await sql.all<object>(WRITE, [1, guest])
    const [after] = await sql.all<object>(READ, [1])
    return ok({ before, written, after })
  })

/** The same on every connection at the same time, each of which knows its statements then. */
const onAllConnections = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: CONNECTIONS }, work))

const news = () =>
  Object.fromEntries(Array.from({ length: columns }, (_, n) => [`new_${n + 1}`, 0]))

describe('when a newer release adds a column to a table that this one is reading', () => {
  test('a statement of its own is answered', async () => {
    await onAllConnections(() => store.all(READ, [1]))
    await addColumn()
    expect(await store.all(READ, [1])).toEqual([{ id: 1, guest: 'Ida', ...news() }])
  })

  test('a transaction is done once, whichever connection it gets', async () => {
    await onAllConnections(() => change('Ida'))
    await addColumn()
    const row = { id: 1, guest: 'Ada', ...news() }
    for (const done of await onAllConnections(() => change('Ada'))) {
      expect(done).toMatchObject({ ok: true, value: { written: row, after: row } })
    }
  })

  test('all statements of a transaction are prepared again at once, however many they are', async () => {
    const many = Array.from({ length: 12 }, (_, n) => `SELECT *, ${n} AS n FROM visits`)
    const readAll = () =>
      store.transaction({}, async (sql) => {
        const rows = []
        for (const text of many) rows.push(...(await sql.all<{ n: number }>(text)))
        return ok(rows.map(({ n }) => n))
      })
    await onAllConnections(readAll)
    await addColumn()
    for (const read of await onAllConnections(readAll)) {
      expect(read).toEqual(ok(many.map((_, n) => n)))
    }
  })
})
