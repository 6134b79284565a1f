import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { contentsOf } from '#scripts/lib/move/compare.ts'
import { moveDatabases } from '#scripts/lib/move/move.ts'
import type { Place } from '#scripts/lib/move/place.ts'
import { connect, postgresSource } from '#scripts/lib/move/postgres.ts'
import { openSqliteSource } from '#scripts/lib/move/sqlite.ts'
import { type Table, tablesOn } from '#scripts/lib/move/tables.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { openSite, runOver } from '#tests/databases/lib/processes.ts'
import { type Restored, releases, restore } from '#tests/databases/lib/releases.ts'
import { tablesOf } from '#tests/databases/lib/tables.ts'
import { countValues } from '#tests/databases/lib/values.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { environment, makeSeed } from '#tests/support/site.ts'

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('postgres'))
  onTestFinished(drop)
  return url
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The rows and the digest of each table, as the tables of a database on Postgres are. */
async function digests({ databaseUrl, dataDir }: Place, tables: Table[]) {
  const database = databaseUrl
    ? postgresSource(await connect(databaseUrl))
    : openSqliteSource(dataDir)
  const found: Record<string, unknown> = {}
  for (const table of tables) found[table.label] = await contentsOf(database, table)
  await database.close()
  return found
}

async function tablesAt(url: string): Promise<Table[]> {
  const client = await connect(url)
  const tables = await tablesOn(client)
  await client.end()
  return tables
}

const databaseFiles = (folder: string) =>
  ['content.db', 'booking.db'].map((name) => readFileSync(path.join(folder, name)))

describe('the demo group', () => {
  let demo: string
  beforeAll(async () => {
    demo = (await makeSeed()).dataDir
    await (await openBookingDatabase({ dataDir: demo })).close()
    return () => rmSync(demo, { recursive: true, force: true })
  })

  /** A copy of the demo group on SQLite, as a first start leaves it. */
  function demoOnSqlite(): Place {
    const dataDir = path.join(newFolder(), 'data')
    cpSync(demo, dataDir, { recursive: true })
    return { dataDir }
  }

  test('goes to Postgres and back to SQLite with the same rows and values, and no database that is read is changed', async () => {
    const from = demoOnSqlite()
    const before = databaseFiles(from.dataDir)
    const there: Place = { databaseUrl: await newDatabase(), dataDir: from.dataDir }
    const back: Place = { dataDir: path.join(newFolder(), 'data') }

    const moved = await moveDatabases(from, there)
    expect(moved.rows).toBeGreaterThan(3000)
    expect(databaseFiles(from.dataDir)).toEqual(before)

    const tables = await tablesAt(there.databaseUrl ?? '')
    const onPostgres = await digests(there, tables)
    expect(await moveDatabases(there, back)).toEqual(moved)
    expect(await digests(there, tables)).toEqual(onPostgres)
    expect(await digests(from, tables)).toEqual(onPostgres)
    expect(await digests(back, tables)).toEqual(onPostgres)
  })

  test.each(['Postgres', 'SQLite'])(
    'a move to %s that is killed goes on with the same command, and no site starts in between',
    async (kind) => {
      let from = demoOnSqlite()
      let to: Place = { databaseUrl: await newDatabase(), dataDir: from.dataDir }
      if (kind === 'SQLite') {
        await moveDatabases(from, to)
        from = to
        to = { dataDir: path.join(newFolder(), 'data') }
      }
      const until = (batches: number) =>
        spawnSync(
          process.execPath,
          [
            'tests/support/move-until.ts',
            to.databaseUrl ?? `sqlite:${to.dataDir}`,
            String(batches),
          ],
          { env: environment(from), encoding: 'utf8' },
        )
      for (const batches of [3, 20, 60]) expect(until(batches)).toMatchObject({ signal: 'SIGKILL' })
      await expect(lockData(to, 'site')).rejects.toThrow(
        'A move into this database has not been finished',
      )

      await moveDatabases(from, to)
      await (await lockData(to, 'site')).release()
      const tables = await tablesAt(from.databaseUrl ?? to.databaseUrl ?? '')
      expect(await digests(to, tables)).toEqual(await digests(from, tables))
    },
  )

  test('a move that was begun from other contents ends with the names of the tables that differ', async () => {
    const from = demoOnSqlite()
    const to: Place = { databaseUrl: await newDatabase(), dataDir: from.dataDir }
    let changed = false
    const change = () => {
      if (changed) return
      changed = true
      const database = new DatabaseSync(path.join(from.dataDir, 'content.db'))
      database.exec(`UPDATE zones SET title = title || '!'; DELETE FROM redirects;
        UPDATE content_epoch SET value = value + 1`)
      database.close()
    }
    // As if a site had run between two halves of the move.
    const moving = moveDatabases(from, to, (label) => {
      if (label === 'public.zones') change()
    })
    await expect(moving).rejects.toThrow(
      /^What was moved differs from what is there in .*public\.zones \(other values\)/,
    )
    await expect(lockData(to, 'site')).rejects.toThrow('has not been finished')
  })

  test('a site that runs keeps its databases from being moved, and is not started while they are', async () => {
    const from = demoOnSqlite()
    const to: Place = { databaseUrl: await newDatabase(), dataDir: from.dataDir }
    const site = await lockData(from, 'site')
    await expect(moveDatabases(from, to)).rejects.toThrow('is in use by the site')
    await site.release()

    const refusals: unknown[] = []
    await moveDatabases(from, to, () => {
      if (refusals.length === 0) refusals.push(lockData(to, 'site').catch((error) => error.message))
    })
    expect(String(await refusals[0])).toContain('is in use by the move')
  })

  test('what is there already is never written over', async () => {
    const from = demoOnSqlite()
    const url = await newDatabase()
    await ask(url, 'CREATE TABLE guests (name text)')
    await expect(moveDatabases(from, { ...from, databaseUrl: url })).rejects.toThrow(
      'has 1 tables already (public.guests and so on)',
    )
    expect(
      await ask(url, `SELECT relname FROM pg_class WHERE relname IN ('unfinished_move')`),
    ).toEqual([])

    const there: Place = { databaseUrl: await newDatabase(), dataDir: from.dataDir }
    await moveDatabases(from, there)
    await expect(moveDatabases(there, from)).rejects.toThrow('are there already')
  })

  test('databases of an older release are not changed, but refused', async () => {
    const from = demoOnSqlite()
    const database = new DatabaseSync(path.join(from.dataDir, 'booking.db'))
    database.exec(`DELETE FROM migrations WHERE name = '0019-series'`)
    database.close()
    await expect(
      moveDatabases(from, { ...from, databaseUrl: await newDatabase() }),
    ).rejects.toThrow('are of an older release')
  })

  test('a character that Postgres cannot hold is named with its column, and nothing is taken for whole', async () => {
    const from = demoOnSqlite()
    const database = new DatabaseSync(path.join(from.dataDir, 'content.db'))
    database.exec(`UPDATE zones SET title = 'a' || char(0) || 'b'`)
    database.close()
    const to = { ...from, databaseUrl: await newDatabase() }
    await expect(moveDatabases(from, to)).rejects.toThrow(
      'public.zones.title has a value that is not a text',
    )
    await expect(lockData(to, 'site')).rejects.toThrow('has not been finished')
  })

  test('the command says what is to be done next, and what it cannot do', async () => {
    const from = demoOnSqlite()
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/move.ts', ...args], {
        env: environment(from),
        encoding: 'utf8',
      })
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Where to?') })
    expect(run('--to', 'sqlite:elsewhere')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The site is on SQLite already'),
    })
    expect(existsSync('elsewhere')).toBe(false)
    const done = run('--to', await newDatabase())
    expect(done.stderr).toBe('')
    expect(done.status).toBe(0)
    expect(done.stdout).toMatch(/rows of \d+ tables were moved, and are the same in both/)
    expect(done.stdout).toContain(`Media and resumes stay in ${from.dataDir}`)
    expect(done.stdout).toContain('TABLESIDE_SECRET=')
  })
})

describe.each(['sqlite', 'postgres'] as const)(
  'an installation with all that there can be, on %s',
  (dialect) => {
    let kept: Restored
    let to: Place

    beforeAll(async () => {
      const [release = ''] = releases()
      kept = await restore(release, dialect, inject('postgres'))
      await runOver(kept.place, kept.kept.secret, ['scripts/setup.ts'])
      await (await openBookingDatabase(kept.place)).close()
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-moved-'))
      for (const name of ['media', 'private']) {
        const folder = path.join(kept.place.dataDir, name)
        if (existsSync(folder)) cpSync(folder, path.join(dataDir, name), { recursive: true })
      }
      const database = dialect === 'sqlite' ? await createDatabase(inject('postgres')) : null
      to = database ? { dataDir, databaseUrl: database.url } : { dataDir }
      await moveDatabases(kept.place, to)
      return async () => {
        await kept.remove()
        await database?.drop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    })

    test('has every value of every column in the other database', async () => {
      const own = /^(?:content\.content_migrations|booking\.migrations)\./
      const counts = async (place: Place) =>
        Object.entries(await countValues(place as Required<Place>))
          .filter(([column]) => !own.test(column))
          .sort()
      expect(await counts(to)).toEqual(await counts(kept.place))
    })

    test('has the tables of a new installation there', async () => {
      const place: Place = { dataDir: newFolder() }
      if (to.databaseUrl) place.databaseUrl = await newDatabase()
      await runOver(place as Required<Place>, kept.kept.secret, ['scripts/setup.ts'])
      await (await openBookingDatabase(place)).close()
      expect(await tablesOf(to as Required<Place>)).toEqual(
        await tablesOf(place as Required<Place>),
      )
    })

    test('shows guests and staff there what it showed, and goes on', async () => {
      const { read } = kept.kept
      const opened = await openSite(to as Required<Place>, kept.kept, { next: true })
      expect(opened.read.bookings).toMatchObject(read.bookings)
      expect(opened.read.files).toMatchObject(read.files)
      expect(Object.values(opened.read.logins)).not.toContain(false)
      expect(opened.next?.visits).toMatchObject({
        'held, booked': 'booked',
        'seated, left': 'finished',
      })
      expect(opened.next?.deadLetter).toBe('sent')
      // The ids of what was deleted are not given again.
      const ids = Object.entries(kept.kept.ids)
      const restaurants = ids.filter(([name]) => name.startsWith('locations/')).map(([, id]) => id)
      const [deleted, next] = opened.next?.restaurants ?? [0, 0]
      expect(deleted).toBeGreaterThan(Math.max(...restaurants))
      expect(next).toBeGreaterThan(deleted)
    })
  },
)
