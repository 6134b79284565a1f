import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { moveDatabases } from '#scripts/lib/move/move.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { ask, digests, newDatabase, newFolder, tablesAt } from '#tests/support/move.ts'
import { environment, makeSeed, type Place } from '#tests/support/site.ts'

const UNTIL = new URL('../support/move-until.ts', import.meta.url).pathname

const databaseFiles = (folder: string) =>
  ['content.db', 'booking.db'].map((name) => readFileSync(path.join(folder, name)))

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

test('the demo group goes to Postgres and back to SQLite with the same rows and values, and no database that is read is changed', async () => {
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
        [UNTIL, to.databaseUrl ?? `sqlite:${to.dataDir}`, String(batches)],
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
  await expect(moveDatabases(from, { ...from, databaseUrl: await newDatabase() })).rejects.toThrow(
    'are of an older release',
  )
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
