import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inspect } from 'node:util'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDisk } from '#providers/private-files/disk/adapter.ts'
import { makeBackup } from '#scripts/lib/backup.ts'
import { postgresTool, withoutPassword } from '#scripts/lib/postgres-tools.ts'
import { replaceContents, restoreBackup } from '#scripts/lib/restore.ts'

let folder: string
let dataDir: string
let archive: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-backup-'))
  dataDir = path.join(folder, 'data')
  archive = path.join(folder, 'backups', 'site.tar.gz')
  mkdirSync(path.join(dataDir, 'media'), { recursive: true })
  writeFileSync(path.join(dataDir, 'media', 'oysters.jpg'), 'a picture of oysters')
  writeFileSync(path.join(dataDir, 'secrets'), 'a secret', { mode: 0o600 })
})

function open(name: string) {
  const database = new DatabaseSync(path.join(dataDir, name))
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('CREATE TABLE IF NOT EXISTS entry (text TEXT)')
  return database
}

function entries(name: string): unknown[] {
  const database = new DatabaseSync(path.join(dataDir, name), { readOnly: true })
  const rows = database.prepare('SELECT text FROM entry ORDER BY text').all()
  database.close()
  return rows.map((row) => row.text)
}

function digests() {
  const files = globSync('{media/**,private/**,secrets}', { cwd: dataDir, withFileTypes: true })
  const paths = files.filter((f) => f.isFile()).map((f) => path.join(f.parentPath, f.name))
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(paths.map((file) => [path.relative(dataDir, file), digest(file)]))
}

test('backup of a running site, loss of everything, restore: both databases, media, resumes and secret', async () => {
  const content = open('content.db')
  const booking = open('booking.db')
  content.exec(`INSERT INTO entry VALUES ('menu')`)
  booking.exec(`INSERT INTO entry VALUES ('table for two')`)
  const resume = await createDisk(path.join(dataDir, 'private', 'resumes')).keep(
    Buffer.from('a resume'),
  )
  const before = digests()

  // Still open, and with what was written only in the write-ahead log.
  await makeBackup({ dataDir, databaseUrl: undefined }, archive)
  booking.exec(`INSERT INTO entry VALUES ('after the backup')`)
  content.close()
  booking.close()
  expect(statSync(archive).mode & 0o777).toBe(0o600)

  rmSync(dataDir, { recursive: true })
  expect(await restoreBackup({ dataDir, databaseUrl: undefined }, archive)).toBeNull()

  expect(entries('content.db')).toEqual(['menu'])
  expect(entries('booking.db')).toEqual(['table for two'])
  expect(digests()).toEqual(before)
  expect(before).toHaveProperty([`private/resumes/${resume}`])
  const modeOf = (name: string) => statSync(path.join(dataDir, name)).mode & 0o777
  expect(modeOf('secrets')).toBe(0o600)
  expect(modeOf(`private/resumes/${resume}`)).toBe(0o600)
  expect(modeOf('private/resumes')).toBe(0o700)
  expect(modeOf('private')).toBe(0o700)
})

test('what a restore replaces is kept beside it', async () => {
  const content = open('content.db')
  await makeBackup({ dataDir, databaseUrl: undefined }, archive)
  content.exec(`INSERT INTO entry VALUES ('newer')`)
  content.close()

  const old = await restoreBackup({ dataDir, databaseUrl: undefined }, archive)
  expect(entries('content.db')).toEqual([])
  dataDir = old ?? ''
  expect(entries('content.db')).toEqual(['newer'])
})

test('a mounted data folder keeps its place: only what is in it is replaced', () => {
  const restored = path.join(folder, 'restored')
  mkdirSync(path.join(restored, 'media'), { recursive: true })
  writeFileSync(path.join(restored, 'media', 'plums.jpg'), 'a picture of plums')
  writeFileSync(path.join(restored, 'secrets'), 'another secret', { mode: 0o600 })
  const { ino } = statSync(dataDir)
  const before = digests()
  const old = path.join(folder, 'old')
  replaceContents(dataDir, restored, old)
  expect(statSync(dataDir).ino).toBe(ino)
  expect(Object.keys(digests()).sort()).toEqual(['media/plums.jpg', 'secrets'])
  expect(readFileSync(path.join(dataDir, 'secrets'), 'utf8')).toBe('another secret')
  expect(statSync(path.join(dataDir, 'secrets')).mode & 0o777).toBe(0o600)
  dataDir = old
  expect(digests()).toEqual(before)
})

test('a damaged archive, and one of another kind of database, change nothing', async () => {
  const content = open('content.db')
  content.exec(`INSERT INTO entry VALUES ('menu')`)
  content.close()
  await makeBackup({ dataDir, databaseUrl: undefined }, archive)
  const other = { dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(restoreBackup(other, archive)).rejects.toThrow('The backup is of a site on sqlite')
  writeFileSync(archive, readFileSync(archive).subarray(0, 100))
  await expect(restoreBackup({ dataDir, databaseUrl: undefined }, archive)).rejects.toThrow()
  expect(entries('content.db')).toEqual(['menu'])
})

test('of a site on Postgres whose database cannot be read none is made, not even by halves', async () => {
  const where = { dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(makeBackup(where, archive)).rejects.toThrow('pg_dump')
  expect(readdirSync(path.dirname(archive))).toEqual([])
})

test('without Postgres’ own tools it is said how to get them', () => {
  expect(() => postgresTool('pg_dump', [])).toThrow('apt-get install postgresql-client')
})

test('the password of the database is not among what others on the machine can see', () => {
  const url = 'postgres://tableside:s%40cret@db.internal:5433/site?sslmode=require'
  expect(withoutPassword(url)).toEqual({
    database: 'postgres://tableside@db.internal:5433/site?sslmode=require',
    password: 's@cret',
  })
  expect(withoutPassword('postgres://db/site?user=a&password=s3cret')).toEqual({
    database: 'postgres://db/site?user=a',
    password: 's3cret',
  })
})

test('a backup that fails does not print the password', async () => {
  // Where Postgres' own tools are installed, they fail by themselves.
  const tool = path.join(folder, 'pg_dump')
  writeFileSync(tool, '#!/bin/sh\necho "$0 $*" >&2\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const where = { dataDir, databaseUrl: 'postgres://nobody:s3cret@127.0.0.1:1/none' }
  const failed = await makeBackup(where, archive).then(
    () => 'no error',
    (error) => `${inspect(error)}`,
  )
  expect(failed).toContain('pg_dump failed')
  expect(failed).not.toContain('s3cret')
})
