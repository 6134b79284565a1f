import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inspect } from 'node:util'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beginRestore, refuseInterruptedRestore } from '#lib/data-lock/restore-marker.ts'
import { createDisk } from '#providers/private-files/disk/adapter.ts'
import { makeBackup } from '#scripts/lib/backup.ts'
import {
  checkArchive,
  copyDatabase,
  expectRows,
  readManifest,
  unpack,
} from '#scripts/lib/backup-checks.ts'
import { backupName, deleteOldBackups } from '#scripts/lib/backup-names.ts'
import { digestsOf } from '#scripts/lib/digest.ts'
import { postgresTool, runDump, withoutPassword } from '#scripts/lib/postgres-tools.ts'
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
  await makeBackup({ dataDir }, archive)
  booking.exec(`INSERT INTO entry VALUES ('after the backup')`)
  content.close()
  booking.close()
  expect(statSync(archive).mode & 0o777).toBe(0o600)

  rmSync(dataDir, { recursive: true })
  expect(await restoreBackup({ dataDir }, archive)).toBeNull()

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
  await makeBackup({ dataDir }, archive)
  content.exec(`INSERT INTO entry VALUES ('newer')`)
  content.close()

  const old = await restoreBackup({ dataDir }, archive)
  expect(entries('content.db')).toEqual([])
  dataDir = old ?? ''
  expect(entries('content.db')).toEqual(['newer'])
})

test('backups that lie in the data folder go into none, and stay where they are at a restore', async () => {
  const backupDir = path.join(dataDir, 'backups')
  archive = path.join(backupDir, 'site.tar.gz')
  const where = { dataDir, backupDir }
  await makeBackup(where, archive)
  await makeBackup(where, path.join(folder, 'elsewhere.tar.gz'))
  for (const one of [archive, path.join(folder, 'elsewhere.tar.gz')])
    expect(String(execFileSync('tar', ['-tzf', one]))).not.toContain('backups')
  const old = await restoreBackup(where, archive)
  expect(readdirSync(backupDir)).toEqual(['site.tar.gz'])
  expect(readdirSync(old ?? '')).not.toContain('backups')
})

test('a restore after one that was cut off still says where the real contents are', async () => {
  await makeBackup({ dataDir }, archive)
  beginRestore(dataDir, '/srv/data.before-1')
  beginRestore(dataDir, '/srv/data.before-2').undo()
  const again = beginRestore(dataDir, '/srv/data.before-3')
  expect(() => refuseInterruptedRestore(dataDir)).toThrow(
    'What was there before is in /srv/data.before-1 and /srv/data.before-3.',
  )
  await expect(makeBackup({ dataDir }, archive)).rejects.toThrow('in progress or was interrupted')
  again.undo()
  await restoreBackup({ dataDir }, archive)
  await makeBackup({ dataDir }, archive)
})

test('a restore that begins while a backup is made leaves no backup of halves', async () => {
  const booking = fill('booking.db', 2000)
  await makeBackup({ dataDir }, archive)
  booking.close()
  const good = readFileSync(archive)
  const making = makeBackup({ dataDir }, archive)
  // It copies the first database now.
  const old = path.join(folder, 'old')
  mkdirSync(path.join(folder, 'restored'))
  replaceContents(dataDir, path.join(folder, 'restored'), old)
  await expect(making).rejects.toThrow('was replaced while it was being backed up')
  expect(readFileSync(archive).equals(good)).toBe(true)
})

test('what a backup that was killed left behind is deleted by a later one, and nothing else', async () => {
  const backups = path.dirname(archive)
  const names = ['.backup-killed', '.backup-running', 'backup-of-mine']
  for (const name of names) {
    mkdirSync(path.join(backups, name), { recursive: true })
    writeFileSync(path.join(backups, name, 'booking.db'), 'guests')
  }
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  for (const name of ['.backup-killed', 'backup-of-mine']) {
    utimesSync(path.join(backups, name), yesterday, yesterday)
  }
  await makeBackup({ dataDir }, archive)
  expect(readdirSync(backups).sort()).toEqual(['.backup-running', 'backup-of-mine', 'site.tar.gz'])
})

test('a stray file that is called like a database is a file like others', async () => {
  writeFileSync(path.join(dataDir, 'Thumbs.db'), 'pictures')
  await makeBackup({ dataDir }, archive, { verify: true })
  rmSync(dataDir, { recursive: true })
  await restoreBackup({ dataDir }, archive)
  expect(readFileSync(path.join(dataDir, 'Thumbs.db'), 'utf8')).toBe('pictures')
})

test('files are compared to their ends, however long they are', () => {
  const films = path.join(folder, 'films')
  mkdirSync(films)
  const film = Buffer.alloc(3 * 1024 * 1024 + 7, 'a film')
  writeFileSync(path.join(films, 'film.mp4'), film)
  const digest = createHash('sha256').update(film).digest('hex')
  expect(digestsOf(films)).toEqual(new Map([['film.mp4', digest]]))
})

test('a database that cannot be copied for another reason is not called damaged', async () => {
  fill('booking.db', 5).close()
  const writer = new DatabaseSync(path.join(dataDir, 'booking.db'))
  onTestFinished(() => writer.close())
  writer.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  const from = path.join(dataDir, 'booking.db')
  const copying = copyDatabase(from, path.join(folder, 'copy.db'), 1)
  await expect(copying).rejects.toThrow('booking.db could not be copied (database is locked).')
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
  await makeBackup({ dataDir }, archive)
  const other = { dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(restoreBackup(other, archive)).rejects.toThrow('The backup is from a site on sqlite')
  writeFileSync(archive, readFileSync(archive).subarray(0, 100))
  await expect(restoreBackup({ dataDir }, archive)).rejects.toThrow(
    `${archive} cannot be read as a backup (`,
  )
  writeFileSync(archive, 'no archive')
  await expect(restoreBackup({ dataDir }, archive)).rejects.toThrow(
    `${archive} cannot be read as a backup (`,
  )
  expect(entries('content.db')).toEqual(['menu'])
})

test('an archive that is not there is named, in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', archive], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, `There is no file ${archive}.\n`])
})

test('of a site on Postgres whose database cannot be read none is made, not even by halves', async () => {
  const where = { dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(makeBackup(where, archive)).rejects.toThrow('ECONNREFUSED')
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
  const databaseUrl = 'postgres://nobody:s3cret@127.0.0.1:1/none'
  const failures = await Promise.allSettled([
    makeBackup({ dataDir, databaseUrl }, archive),
    Promise.resolve().then(() => runDump(databaseUrl, path.join(folder, 'dump'))),
  ])
  const said = failures.map((failed) => inspect(failed))
  expect(said).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('pg_dump failed'),
  ])
  expect(said.join()).not.toContain('s3cret')
})

/** Overwrites the middle of a database on the disk, as a failing disk does. */
function damage(name: string) {
  const file = path.join(dataDir, name)
  const bytes = readFileSync(file)
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 4096)
  writeFileSync(file, bytes)
}

function fill(name: string, rows: number) {
  const database = open(name)
  const add = database.prepare('INSERT INTO entry VALUES (?)')
  for (let row = 0; row < rows; row++) add.run(`${row} ${'fill '.repeat(200)}`)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return database
}

/** Runs `npm run backup` on the site's data. */
function backupCommand(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/backup.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
}

test('of a damaged database no backup is made, the good ones stay, and it is said which file it is', () => {
  fill('booking.db', 50).close()
  const backups = path.join(folder, 'backups')
  const good = backupCommand(backups)
  expect(good.status, good.stderr).toBe(0)
  const old = path.join(backups, 'tableside-20200101-000000.tar.gz')
  writeFileSync(old, 'an old backup')
  const before = readdirSync(backups)

  damage('booking.db')
  const bad = backupCommand(backups, '--keep-days', '30')
  expect(bad.status).toBe(1)
  expect(bad.stderr).toMatch(
    /^booking\.db is damaged \(.+\)\. Restore the last good backup: npm run restore\.\n$/,
  )
  expect(readdirSync(backups)).toEqual(before)
})

test('a backup that fails leaves the good one that has its name', async () => {
  fill('content.db', 50).close()
  await makeBackup({ dataDir }, archive)
  const good = readFileSync(archive)
  damage('content.db')
  await expect(makeBackup({ dataDir }, archive)).rejects.toThrow('content.db is damaged')
  expect(readFileSync(archive).equals(good)).toBe(true)
})

test('a backup has each row that the site had at its moment, whoever writes meanwhile', async () => {
  const booking = fill('booking.db', 2000)
  const add = booking.prepare('INSERT INTO entry VALUES (?)')
  let written = 0
  let done = false
  const writing = (async () => {
    while (!done) {
      add.run(`later ${written++}`)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await makeBackup({ dataDir }, archive, { verify: true })
  done = true
  await writing
  booking.close()
  expect(written).toBeGreaterThan(1)
  const { rows } = readManifest(archive)
  const had = rows?.['booking.db']?.entry ?? 0
  expect(had).toBeGreaterThanOrEqual(2000)
  await restoreBackup({ dataDir }, archive)
  expect(entries('booking.db')).toHaveLength(had)
})

test('a backup that has not what the site has is refused', async () => {
  expect(() => expectRows('booking.db', { holds: 4 }, { holds: 5 })).toThrow(
    'booking.db has 4 rows of holds in the backup, and 5 on the site.',
  )
  expect(() => expectRows('booking.db', {}, { holds: 1 })).toThrow('0 rows of holds')
  expect(() => expectRows('booking.db', { holds: 1 }, { holds: 1 })).not.toThrow()
})

test('--verify restores the archive, and finds what is not in it as it was', async () => {
  fill('booking.db', 5).close()
  await makeBackup({ dataDir }, archive, { verify: true })
  const made = path.join(folder, 'made')
  unpack(archive, made)
  const compare = (name: string) =>
    checkArchive({}, archive, { folder: made, trial: path.join(folder, name) })
  await compare('same')
  writeFileSync(path.join(made, 'media', 'oysters.jpg'), 'another picture')
  await expect(compare('other')).rejects.toThrow(
    'media/oysters.jpg differs between the backup and the site.',
  )
  const cut = readFileSync(archive)
  writeFileSync(archive, cut.subarray(0, cut.length - 20))
  await expect(compare('cut')).rejects.toThrow('unexpected end of file')
})

test('an archive whose rows are not those that it names is not restored', async () => {
  fill('booking.db', 5).close()
  await makeBackup({ dataDir }, archive)
  const made = path.join(folder, 'made')
  unpack(archive, made)
  const about = JSON.parse(readFileSync(path.join(made, 'manifest.json'), 'utf8'))
  about.rows['booking.db'].entry = 6
  writeFileSync(path.join(made, 'manifest.json'), JSON.stringify(about))
  execFileSync('tar', ['-czf', archive, '-C', made, '.'])
  await expect(restoreBackup({ dataDir }, archive)).rejects.toThrow('5 rows of entry')
})

test('rotation deletes backups that are older than asked, by their names, and nothing else', () => {
  const backups = path.join(folder, 'backups')
  mkdirSync(backups)
  const others = ['2020-01-01.tar.gz', 'tableside-old.tar.gz', 'notes.txt']
  const now = new Date('2026-11-20T19:05:00Z')
  const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 86_400_000))
  for (const name of [...others, ...[0, 29, 30, 31, 400].map(daysAgo)]) {
    writeFileSync(path.join(backups, name), name)
  }
  const gone = deleteOldBackups(backups, now, 30)
  expect(gone.map((file) => path.basename(file)).sort()).toEqual([daysAgo(31), daysAgo(400)].sort())
  expect(readdirSync(backups).sort()).toEqual([...others, ...[0, 29, 30].map(daysAgo)].sort())
})
