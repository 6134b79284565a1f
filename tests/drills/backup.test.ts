import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { Client } from 'pg'
import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { makeBackup } from '#scripts/lib/backup.ts'
import { readManifest } from '#scripts/lib/backup-checks.ts'
import { countDump, dumpPostgres, postgresTool } from '#scripts/lib/postgres-tools.ts'
import { restoreBackup } from '#scripts/lib/restore.ts'
import { createDatabase } from '#tests/support/postgres.ts'

let folder: string
let dataDir: string
let archive: string

beforeAll(async () => {
  const server = await versionOf(inject('postgres'))
  for (const name of ['pg_dump', 'pg_restore'] as const) {
    const said = execFileSync(postgresTool(name), ['--version'], { encoding: 'utf8' })
    const version = Number(/ (\d+)/.exec(said)?.[1])
    if (version >= server) continue
    throw new Error(
      `${name} is of version ${version}, the server of version ${server}, and an older ${name} does not ` +
        `read it: apt-get install postgresql-client-${server} (packages: https://apt.postgresql.org), ` +
        'or let TEST_DATABASE_URL name a server of the version that is there.',
    )
  }
})

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  dataDir = path.join(folder, 'data')
  archive = path.join(folder, 'site.tar.gz')
})

test('a site on Postgres: its database, its media and its secret come back', async () => {
  const database = await createDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const where = { dataDir, databaseUrl: database.url }
  const sql = (text: string) => query(database.url, text)
  const picture = path.join(dataDir, 'media', 'oysters.jpg')
  mkdirSync(path.dirname(picture), { recursive: true })
  writeFileSync(picture, 'a picture of oysters')
  writeFileSync(path.join(dataDir, 'secrets'), 'a secret', { mode: 0o600 })
  await sql('CREATE SCHEMA booking; CREATE TABLE booking.entry (text text PRIMARY KEY)')
  await sql(`INSERT INTO booking.entry VALUES ('table for two')`)
  await makeBackup(where, archive, { verify: true })
  expect(readManifest(archive).rows).toEqual({ 'database.dump': { 'booking.entry': 1 } })
  expect(
    await sql(`SELECT datname FROM pg_database WHERE datname LIKE 'tableside_trial_%'`),
  ).toEqual([])

  await sql('DROP SCHEMA booking CASCADE')
  rmSync(dataDir, { recursive: true })
  await restoreBackup(where, archive)
  expect(await sql('SELECT text FROM booking.entry')).toEqual([{ text: 'table for two' }])
  expect(readFileSync(picture, 'utf8')).toBe('a picture of oysters')
  expect(readFileSync(path.join(dataDir, 'secrets'), 'utf8')).toBe('a secret')
})

test('rows are counted whatever guests write in them, and what belongs to an extension is not', async () => {
  const database = await createDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const ends = '\u2028 \u2029 \u0085 \r \n \v \f \\. COPY public.entry (text) FROM stdin;'
  await query(
    database.url,
    `CREATE TABLE entry (text text); INSERT INTO entry VALUES ('${ends}'), (E'\\\\.'), ('');
     CREATE TABLE of_an_extension AS SELECT 1 AS n; ALTER EXTENSION plpgsql ADD TABLE of_an_extension`,
  )
  await makeBackup({ dataDir, databaseUrl: database.url }, archive, { verify: true })
  expect(readManifest(archive).rows).toEqual({ 'database.dump': { 'public.entry': 3 } })
})

test('a trial that a killed backup left behind is dropped by a later one, and nothing else', async () => {
  const database = await createDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const now = Date.now()
  const [left, running] = [now - 24 * 60 * 60_000, now].map((at) => `tableside_trial_${at}_ab12`)
  for (const name of [left, running]) await query(database.url, `CREATE DATABASE ${name}`)
  onTestFinished(async () => void (await query(database.url, `DROP DATABASE ${running}`)))
  await makeBackup({ dataDir, databaseUrl: database.url }, archive, { verify: true })
  const trials = `SELECT datname FROM pg_database WHERE datname LIKE 'tableside_trial_%'`
  expect(await query(database.url, trials)).toEqual([{ datname: running }])
})

test('a backup that fails does not print the password', async () => {
  const where = { dataDir, databaseUrl: 'postgres://nobody:s3cret@127.0.0.1:1/none' }
  const failed = await makeBackup(where, archive).then(
    () => 'no error',
    (error) => `${inspect(error)}`,
  )
  expect(failed).toContain('ECONNREFUSED')
  expect(failed).not.toContain('s3cret')
})

/** The major version of a Postgres server. */
async function versionOf(url: string): Promise<number> {
  const [row] = await query(url, 'SHOW server_version_num')
  return Math.floor(Number(row?.server_version_num) / 10_000)
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('a dump that was cut off is found out', async () => {
  const database = await createDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  await query(
    database.url,
    'CREATE TABLE entry AS SELECT n, md5(n::text) FROM generate_series(1, 5000) n',
  )
  const dump = path.join(folder, 'site.dump')
  expect(await dumpPostgres(database.url, dump)).toEqual({ 'public.entry': 5000 })
  expect(await countDump(dump)).toEqual({ 'public.entry': 5000 })
  const whole = readFileSync(dump)
  writeFileSync(dump, whole.subarray(0, whole.length / 2))
  await expect(countDump(dump)).rejects.toThrow('pg_restore failed')
})
