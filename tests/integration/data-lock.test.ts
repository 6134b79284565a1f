import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type DataLock, lockData } from '#lib/data-lock/data-lock.ts'
import type { DataUse } from '#lib/data-lock/lock.ts'
import {
  HOLDER_FILE,
  isLockFile,
  LOCK_FILE,
  RESTORE_MARKER_FILE,
} from '#lib/data-lock/lock-files.ts'
import { DATA_LOCK_KEY } from '#lib/data-lock/postgres.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { makeBackup } from '#scripts/lib/backup.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { restoreBackup } from '#scripts/lib/restore.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { lineTo } from '#tests/support/postgres-line.ts'
import { changingSessions } from '#tests/support/session-pooler.ts'
import { environment, lastWords, type Place } from '#tests/support/site.ts'

const HOLD = new URL('../support/hold-data.ts', import.meta.url).pathname

let folder: string
let place: Place

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  place = { dataDir: path.join(folder, 'data') }
  mkdirSync(path.join(place.dataDir, 'media'), { recursive: true })
  writeFileSync(path.join(place.dataDir, 'media', 'oysters.jpg'), 'a picture of oysters')
})

const children = new Set<ChildProcess>()
afterEach(async () => {
  const gone = [...children].map((child) => ended(child))
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(gone)
  children.clear()
})

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: environment(place),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  children.add(child)
  return child
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('close', resolve))
}

/** A process that has the data for a use. */
async function hold(use: DataUse): Promise<ChildProcess> {
  const child = run(HOLD, use)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
  return child
}

/** What a command says of why it does nothing, the site as a line of its log, and the code that it ends with. */
async function refusalOf(...args: string[]) {
  const child = run(...args)
  const read = (stream: Readable | null) => text(stream as Readable)
  const [code, stderr, stdout] = await Promise.all([
    ended(child),
    read(child.stderr),
    read(child.stdout),
  ])
  return { code, said: lastWords(args[0] ?? '', { stdout, stderr }) }
}

/** Everything that the data folder keeps, by name. */
function contents(): Record<string, string> {
  const files = globSync('**/*', { cwd: place.dataDir, withFileTypes: true })
  const paths = files.filter((file) => file.isFile() && !isLockFile(file.name))
  return Object.fromEntries(
    paths.map((file) => {
      const name = path.join(file.parentPath, file.name)
      return [name, createHash('sha256').update(readFileSync(name)).digest('hex')]
    }),
  )
}

const since = String.raw`since \d{4}-\d\d-\d\dT[\d:.]+Z`

describe('on SQLite', () => {
  const uses: DataUse[] = ['site', 'set-up', 'fill', 'restore']

  test.each(uses)('who comes second is told that the %s has the data', async (use) => {
    const holder = await hold(use)
    const said = `The data folder .* is in use by the ${use} \\(process ${holder.pid} on .+, ${since}\\)`
    for (const second of uses) {
      await expect(lockData(place, second)).rejects.toThrow(new RegExp(said))
    }
  })

  test('a second start, set-up, fill or restore ends with a code, and has touched nothing', async () => {
    const archive = path.join(folder, 'site.tar.gz')
    await makeBackup(place, archive)
    const holder = await hold('site')
    const before = contents()
    const seconds = [
      ['front/server.ts'],
      ['scripts/serve.ts'],
      ['scripts/setup.ts'],
      ['scripts/fill.ts'],
      ['scripts/restore.ts', archive],
    ]
    for (const args of seconds) {
      const { code, said } = await refusalOf(...args)
      expect({ args, code }).toEqual({ args, code: 1 })
      expect(said).toMatch(
        new RegExp(`in use by the site \\(process ${holder.pid} on .+, ${since}\\)`),
      )
      expect(said.split('\n')).toHaveLength(1)
    }
    expect(contents()).toEqual(before)
  })

  test('kill -9 frees the data', async () => {
    const holder = await hold('site')
    await expect(lockData(place, 'site')).rejects.toThrow('in use')
    holder.kill('SIGKILL')
    await ended(holder)
    await (await lockData(place, 'restore')).release()
  })

  test('of many that start at the same moment one has the data', async () => {
    const tries = Array.from({ length: 6 }, () => hold('site'))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a backup is made beside the site, and has nothing of its lock', async () => {
    await hold('site')
    const archive = path.join(folder, 'site.tar.gz')
    await makeBackup(place, archive)
    const other = { dataDir: path.join(folder, 'other') }
    await restoreBackup(other, archive)
    expect(globSync('**/*', { cwd: other.dataDir }).sort()).toEqual(
      [LOCK_FILE, 'media', 'media/oysters.jpg'].sort(),
    )
  })

  test('what a cut off restore left is taken for a site by nobody, until one has ended', async () => {
    const archive = path.join(folder, 'site.tar.gz')
    await makeBackup(place, archive)
    writeFileSync(path.join(place.dataDir, RESTORE_MARKER_FILE), '/srv/data.before-1\n')
    for (const use of ['site', 'set-up', 'fill'] as const) {
      await expect(lockData(place, use)).rejects.toThrow(
        /was interrupted: please restore again .*\/srv\/data.before-1/,
      )
    }
    await restoreBackup(place, archive)
    await (await lockData(place, 'site')).release()
  })

  test('a child process is lent the data, and gives them back', async () => {
    const data = await lockData(place, 'set-up')
    await data.lend(async () => {
      const child = await hold('fill')
      child.stdin?.end()
      expect(await ended(child)).toBe(0)
    })
    expect((await refusalOf('scripts/setup.ts')).said).toContain('in use by the set-up')
    await data.release()
  })
})

describe('a database that is damaged', () => {
  const database = (name: string) => path.join(place.dataDir, name)

  beforeEach(() => {
    for (const name of ['content.db', 'booking.db']) {
      const open = new DatabaseSync(database(name))
      open.exec('PRAGMA journal_mode = WAL; CREATE TABLE entry (text TEXT)')
      const add = open.prepare('INSERT INTO entry VALUES (?)')
      for (let row = 0; row < 50; row++) add.run('fill '.repeat(200))
      open.close()
    }
  })

  /** Overwrites a part of a file on the disk, as a failing disk does. */
  function damage(name: string, from: number) {
    const bytes = readFileSync(database(name))
    bytes.fill(0x5a, from, from + 4096)
    writeFileSync(database(name), bytes)
  }

  test.each([
    ['content.db', 8192],
    ['booking.db', 0],
  ])('a start, a set-up and a fill say which file it is and what to do: %s', async (name, from) => {
    damage(name, from)
    const before = contents()
    for (const script of ['front/server.ts', 'scripts/setup.ts', 'scripts/fill.ts']) {
      const { code, said } = await refusalOf(script)
      expect({ script, code }).toEqual({ script, code: 1 })
      expect(said).toBe(
        `${database(name)} is damaged: stop the site and restore the last good backup (npm run restore).`,
      )
    }
    // But for the empty journals that SQLite makes to read.
    expect(contents()).toMatchObject(before)
  })

  test('a restore replaces it', async () => {
    const archive = path.join(folder, 'site.tar.gz')
    await makeBackup(place, archive)
    damage('booking.db', 0)
    await restoreBackup(place, archive)
    await (await lockData(place, 'site')).release()
  })

  test('a large one that was left in order is not read to its end at every start', async () => {
    const large = new DatabaseSync(database('booking.db'))
    large.exec(`INSERT INTO entry WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 66)
      SELECT hex(zeroblob(524288)) FROM n`)
    large.close()
    damage('booking.db', 8192)
    await (await lockData(place, 'site')).release()
    // As kill -9 leaves it.
    writeFileSync(path.join(place.dataDir, HOLDER_FILE), '{}')
    await expect(lockData(place, 'site')).rejects.toThrow('booking.db is damaged')
  })
})

describe('others on the machine', () => {
  const modes = () =>
    Object.fromEntries(
      ['.', ...globSync('**/*', { cwd: place.dataDir })].map((name) => [
        name,
        (statSync(path.join(place.dataDir, name)).mode & 0o777).toString(8),
      ]),
    )
  const closed = (...folders: string[]) =>
    Object.fromEntries(
      Object.keys(modes()).map((name) => [name, folders.includes(name) ? '700' : '600']),
    )

  /** The data folder as releases before made it. */
  const open = () => {
    for (const name of Object.keys(modes())) {
      const file = path.join(place.dataDir, name)
      chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644)
    }
  }

  // ASVS 13.3.2
  test.each(['site', 'set-up', 'fill', 'restore'] as const)(
    'cannot read what a %s finds and makes: databases, journals, pictures, the lock',
    async (use) => {
      process.umask(0o022)
      open()
      const data = await lockData(place, use)
      const bookings = await openBookingDatabase(place)
      mkdirSync(path.join(place.dataDir, 'private'))
      expect(Object.keys(modes())).toEqual(
        expect.arrayContaining([
          LOCK_FILE,
          HOLDER_FILE,
          'booking.db',
          'booking.db-wal',
          'booking.db-shm',
        ]),
      )
      expect(modes()).toEqual(closed('.', 'media', 'private'))
      await bookings.close()
      await data.release()
    },
  )

  test('cannot read a backup, nor what is restored from one of an earlier release', async () => {
    process.umask(0o022)
    open()
    const archive = path.join(folder, 'backups', 'site.tar.gz')
    await makeBackup(place, archive)
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(archive)).mode & 0o777).toBe(0o700)
    process.umask(0o022)
    place = { dataDir: path.join(folder, 'restored') }
    await restoreBackup(place, archive)
    expect(modes()).toEqual(closed('.', 'media'))
    const old = await restoreBackup(place, archive)
    expect(statSync(old ?? '').mode & 0o777).toBe(0o700)
  })
})

describe('a data folder that cannot be written', () => {
  const NOBODY = 65534
  const files = ['content.db', 'booking.db', LOCK_FILE]
  const fileOf = (name: string) => path.join(place.dataDir, name)

  test.each(['', ...files])(
    'who may not write data/%s is told so, and what to do',
    async (name) => {
      for (const file of files) writeFileSync(fileOf(file), '')
      // Whom no mode stops becomes somebody whom it does.
      const user = process.getuid?.() === 0 ? [String(NOBODY)] : []
      if (user.length > 0) {
        chmodSync(folder, 0o755)
        for (const file of ['', ...files]) chownSync(fileOf(file), NOBODY, NOBODY)
      }
      chmodSync(fileOf(name), name ? 0o444 : 0o555)
      onTestFinished(() => chmodSync(fileOf(name), 0o755))
      const { code, said } = await refusalOf(HOLD, 'site', ...user)
      expect(code).toBe(1)
      expect(said).toMatch(
        / cannot be written \(EACCES\): let the user who runs the site \(\d+\) write there\.$/,
      )
      expect(said.startsWith(`${path.resolve(fileOf(name))} `)).toBe(true)
    },
  )
})

describe('on Postgres', () => {
  beforeEach(async () => {
    const database = await createDatabase(inject('postgres'))
    onTestFinished(() => database.drop())
    place = { ...place, databaseUrl: database.url }
  })

  test('sites, set-up and fill share the data; a restore and a move are told who has them', async () => {
    const holder = await hold('site')
    for (const use of ['site', 'set-up', 'fill'] as const) {
      await (await lockData(place, use)).release()
    }
    const said = `The database is in use by the site \\(process ${holder.pid} on .+, ${since}\\)`
    for (const use of ['restore', 'move'] as const) {
      await expect(lockData(place, use)).rejects.toThrow(new RegExp(said))
    }
    holder.kill('SIGKILL')
    await ended(holder)
    const freed = await taken('restore')
    await freed.release()
  })

  test.each(['restore', 'move'] as const)('a %s has the data alone', async (alone) => {
    const holder = await hold(alone)
    for (const use of ['site', 'set-up', 'fill', 'restore', 'move'] as const) {
      await expect(lockData(place, use)).rejects.toThrow(
        `in use by the ${alone} (process ${holder.pid} on`,
      )
    }
    expect(await refusalOf('front/server.ts')).toMatchObject({ code: 1 })
  })

  test('a site whose session broke has the data again', async () => {
    const data = await lockData(place, 'site')
    const [first] = await sessions()
    await endSessions()
    await expect.poll(sessions).toEqual([expect.not.stringMatching(`^${first}$`)])
    await expect(lockData(place, 'restore')).rejects.toThrow('in use by the site')
    await data.release()
  })

  test('a site whose session broke is told where a restore came first', async () => {
    const data = await lockData(place, 'site')
    const lost = new Promise((resolve) => data.onLost(resolve))
    const restore = await nextInLine('restore')
    await endSessions()
    await restore.granted
    const holder = { use: 'restore', process: 'of another machine' }
    expect(await lost).toMatchObject(holder)
    // Also who asks only now, as a site does whose build was under way.
    expect(await new Promise((resolve) => data.onLost(resolve))).toMatchObject(holder)
    await data.release()
  })

  test('a site whose connection is there and dead has the data again', async () => {
    const silent = await lineTo(place.databaseUrl ?? '')
    onTestFinished(() => silent.close())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const data = await lockData({ ...place, databaseUrl: silent.url }, 'site')
    const [first] = await sessions()
    silent.hush()
    // Until it asks whether it has the lock, and waits for an answer in vain.
    await vi.advanceTimersByTimeAsync(5000 + 10_000)
    silent.mend()
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1000)
        return (await sessions()).filter((pid) => pid !== first)
      })
      .toHaveLength(1)
    await data.release()
  })

  test('where nobody answers it is said in words, with the setting that has the address', async () => {
    const nobody = `postgres://kim:secret@127.0.0.1:${await freePort()}/site`
    const refusal = async (addresses: object) =>
      lockData({ ...place, ...addresses }, 'site').catch((error) => error)
    const first = await refusal({ databaseUrl: nobody })
    expect(first).toBeInstanceOf(OperatorError)
    expect(first.message).toMatch(
      /^Postgres cannot be reached \(.*ECONNREFUSED.*check DATABASE_URL\.$/,
    )
    const direct = await refusal({ databaseDirectUrl: nobody })
    expect(direct.message).toMatch(/check DATABASE_DIRECT_URL\.$/)
    const pooled = await refusal({ databaseUrl: nobody, databaseDirectUrl: place.databaseUrl })
    expect(pooled.message).toMatch(/check DATABASE_URL\.$/)
    for (const { message } of [first, direct, pooled]) expect(message).not.toContain('secret')
    // Nothing of it is left locked.
    await (await lockData(place, 'restore')).release()
  })

  test('behind a pooler that changes sessions nobody takes the data, and it is said what to do', async () => {
    const pooler = await changingSessions(place.databaseUrl ?? '')
    onTestFinished(() => pooler.close())
    const pooled = { ...place, databaseUrl: pooler.url }
    for (const use of ['site', 'restore'] as const) {
      await expect(lockData(pooled, use)).rejects.toThrow(
        /switches sessions .* DATABASE_DIRECT_URL/,
      )
    }
    // Nor is the database locked.
    await (await lockData(place, 'restore')).release()
  })

  test('the halves of a restore that was cut off are taken for a site by nobody', async () => {
    writeFileSync(path.join(place.dataDir, RESTORE_MARKER_FILE), '/srv/data.before-1\n')
    for (const use of ['site', 'set-up', 'fill'] as const) {
      await expect(lockData(place, use)).rejects.toThrow(
        /was interrupted: please restore again .*\/srv\/data.before-1/,
      )
    }
    await (await lockData(place, 'restore')).release()
  })
})

/** The data as soon as they are free. */
async function taken(use: DataUse): Promise<DataLock> {
  let data: DataLock | null = null
  await expect
    .poll(async () => {
      data = await lockData(place, use).catch(() => null)
      return data
    })
    .not.toBeNull()
  return data as unknown as DataLock
}

/** Somebody who is granted the lock in the moment in which those before are gone. */
async function nextInLine(use: DataUse): Promise<{ granted: Promise<unknown> }> {
  const client = new Client({
    connectionString: place.databaseUrl,
    application_name: `tableside ${use} of another machine`,
  })
  await client.connect()
  onTestFinished(() => client.end())
  const granted = client.query(`SELECT pg_advisory_lock(${DATA_LOCK_KEY})`)
  await expect
    .poll(() => ask(`SELECT 1 FROM pg_locks WHERE objid = ${DATA_LOCK_KEY} AND NOT granted`))
    .toHaveLength(1)
  return { granted }
}

/** Ends each session of the lock on the database, as a server that starts anew does. */
async function endSessions() {
  await ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OF_SITES}`)
}

/** The sessions of sites that have the data. */
async function sessions(): Promise<string[]> {
  const holding = `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND ${OF_SITES}`
  return (await ask(holding)).map(({ pid }) => String(pid))
}

const OF_SITES = `application_name LIKE 'tableside site%' AND datname = current_database()`

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: place.databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
