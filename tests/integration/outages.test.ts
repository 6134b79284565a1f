import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createFront } from '#front/front.ts'
import { createHttpServer } from '#front/http/http-server.ts'
import { createLog } from '#front/http/log.ts'
import { logOutages } from '#front/http/outage-log.ts'
import { requestListener } from '#front/routes/pipeline.ts'
import { connectFront } from '#lib/front/ports.ts'
import { apiRoute, json } from '#lib/http/respond.ts'
import { logUnlessOutage, outageOf, setProbes } from '#lib/outage/current-outage.ts'
import { isLostConnection, markDataError, mayBeOutage } from '#lib/outage/data-errors.ts'
import { folderProbe } from '#lib/outage/folder-probe.ts'
import type { Outage, Probe } from '#lib/outage/outage.ts'
import { outageRefusal } from '#lib/outage/outage-refusal.ts'
import { directPostgresProbe, postgresProbe } from '#lib/outage/postgres-probe.ts'
import {
  sqliteOutage,
  sqliteProbe,
  WRITE_PROBE,
  WRITE_PROBE_ROLLBACK,
} from '#lib/outage/sqlite-probe.ts'
import { DataPool } from '#lib/postgres/pool.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { type Line, lineTo } from '#tests/support/postgres-line.ts'

let folder: string
let file: string
/** What ends before it is looked whether an error was printed. */
const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-outage-'))
  file = path.join(folder, 'booking.db')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

/** A SQLite file with something in it. */
function database(): DatabaseSync {
  const opened = new DatabaseSync(file)
  onTestFinished(() => opened.close())
  opened.exec('PRAGMA journal_mode = WAL; CREATE TABLE entry (text TEXT)')
  return opened
}

/** One that takes no more pages, as on a full disk. */
function fullDatabase(): DatabaseSync {
  const full = database()
  full.exec('PRAGMA max_page_count = 2')
  return full
}

/** Looks by the connection that has no room. */
function probeBy(full: DatabaseSync): Probe {
  return {
    name: file,
    check: async () => {
      try {
        for (const text of WRITE_PROBE) full.exec(text)
        return null
      } catch (error) {
        return sqliteOutage(file, error)
      } finally {
        if (full.isTransaction) full.exec(WRITE_PROBE_ROLLBACK)
      }
    },
  }
}

const WRITE = `INSERT INTO entry VALUES ('${'fill '.repeat(4000)}')`

function faultOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

describe('what may be an outage is looked into', () => {
  const named = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

  test('what SQLite says of its file, by Node’s name and by libSQL’s, and what wraps it', () => {
    const full = fullDatabase()
    expect(
      mayBeOutage(
        faultOf(() => full.exec(WRITE)),
        folder,
      ),
    ).toBe(true)
    const reader = new DatabaseSync(file, { readOnly: true })
    onTestFinished(() => reader.close())
    expect(
      mayBeOutage(
        faultOf(() => reader.exec(WRITE)),
        folder,
      ),
    ).toBe(true)
    expect(
      mayBeOutage(new Error('Failed query', { cause: named('SQLITE_IOERR_WRITE') }), folder),
    ).toBe(true)
    expect(
      mayBeOutage(
        faultOf(() => full.exec('SELECT nonsense')),
        folder,
      ),
    ).toBe(false)
    expect(mayBeOutage(named('SQLITE_BUSY'), folder)).toBe(false)
  })

  test('a file below the data folder, and none elsewhere', () => {
    const at = (name: string) => named('ENOSPC', { path: name })
    expect(mayBeOutage(at(path.join(folder, 'media', 'oysters.jpg')), folder)).toBe(true)
    expect(mayBeOutage(at('/tmp/elsewhere'), folder)).toBe(false)
    expect(mayBeOutage(named('ENOSPC'), folder)).toBe(false)
  })

  test('of the errors of our database, those of a lost connection, and no mistake in a statement', () => {
    const ours = (error: Error) =>
      isLostConnection(new Error('wrapped', { cause: markDataError(error) }))
    for (const code of ['57P01', '57P02', '57P03', '08P01', '08006', 'ECONNRESET', 'EPIPE'])
      expect(ours(named(code)), code).toBe(true)
    expect(ours(new Error('Connection terminated unexpectedly'))).toBe(true)
    for (const code of ['42P01', '57014', '53300', '23505', '25006'])
      expect(ours(named(code)), code).toBe(false)
    expect(ours(new Error('a surprise'))).toBe(false)
    expect(isLostConnection(named('ECONNRESET'))).toBe(false)
  })

  test('of a statement of bookings whose session the server ends', async () => {
    const { url, drop } = await createDatabase(inject('postgres'))
    onTestFinished(drop)
    const store = await openPostgres(url)
    onTestFinished(() => store.close())
    const other = await openPostgres(url)
    onTestFinished(() => other.close())
    const sleeping = store.all('SELECT pg_sleep(60)').catch((error: unknown) => error)
    const end = `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%' AND state = 'active'`
    await expect.poll(() => other.all(end)).toEqual([{ ended: true }])
    const lost = await sleeping
    expect(lost).toMatchObject({ code: '57P01' })
    expect(isLostConnection(lost)).toBe(true)
  })

  test('not a mail server that is away, a mistake in a statement, or a surprise', () => {
    expect(mayBeOutage(named('ECONNREFUSED', { port: 5432 }), folder)).toBe(false)
    expect(mayBeOutage(named('42P01'), folder)).toBe(false)
    expect(mayBeOutage(new Error('a surprise'), folder)).toBe(false)
    expect(mayBeOutage('nothing', folder)).toBe(false)
  })
})

describe('a probe', () => {
  test('finds nothing wrong with what can be written, and leaves nothing there', async () => {
    const open = database()
    expect(await sqliteProbe(file).check()).toBeNull()
    expect(open.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'entry' }])
    expect(await folderProbe(folder).check()).toBeNull()
    expect(existsSync(path.join(folder, 'in-use.room'))).toBe(false)
    const { url, drop } = await createDatabase(inject('postgres'))
    onTestFinished(drop)
    expect(await postgresProbe(url).check()).toBeNull()
  })

  test('takes a file that somebody else is writing for a well one', async () => {
    const open = database()
    open.exec('BEGIN IMMEDIATE')
    expect(await sqliteProbe(file).check()).toBeNull()
    open.exec('ROLLBACK')
  })

  test('meets the limit of what a process may write', () => {
    database()
    const script = `
      import { sqliteProbe } from './src/lib/outage/sqlite-probe.ts'
      console.log(JSON.stringify(await sqliteProbe(process.argv[1]).check()))`
    const node = `${process.execPath} --disable-warning=ExperimentalWarning --input-type=module -e "$1" "$2"`
    const run = spawnSync('sh', ['-c', `ulimit -f 64; ${node}`, 'sh', script, file], {
      encoding: 'utf8',
    })
    expect(JSON.parse(run.stdout || run.stderr)).toMatchObject({
      code: 'disk_failing',
      message: `${file} cannot be written: check its disk and the limits of the process.`,
    })
  })

  test('says that a Postgres that only reads is no place to write', async () => {
    const { url, drop } = await createDatabase(inject('postgres'))
    onTestFinished(drop)
    const only = new URL(url)
    only.searchParams.set('options', '-c default_transaction_read_only=on')
    expect(await postgresProbe(only.href).check()).toMatchObject({ code: 'database_read_only' })
  })

  test('tells a Postgres that is lost past its pooler from one that is lost', async () => {
    const { url, drop } = await createDatabase(inject('postgres'))
    onTestFinished(drop)
    const nobody = 'postgres://nobody@127.0.0.1:1/none'
    expect(await directPostgresProbe(url, url).check()).toBeNull()
    expect(await directPostgresProbe(url, nobody).check()).toMatchObject({
      code: 'jobs_stopped',
      message: expect.stringContaining('check DATABASE_DIRECT_URL'),
    })
    // Of that one the other probe tells.
    expect(await directPostgresProbe(nobody, nobody).check()).toBeNull()
  })

  test('says that nobody answers at an address', async () => {
    const away = { code: 'database_unavailable' }
    expect(await postgresProbe('postgres://nobody@127.0.0.1:1/none').check()).toMatchObject(away)
    expect(await postgresProbe('postgres://nobody@none.invalid/none').check()).toMatchObject(away)
    expect(
      await postgresProbe('postgres://nobody@localhost/none?host=/none').check(),
    ).toMatchObject(away)
  })
})

/** A front over a stand-in for Next, whose pages and routes do `read` and `write`. */
async function startFront(work: { read(): unknown; write(): unknown }, probes: Probe[]) {
  let logged = ''
  const log = createLog('info', {
    write(line: string) {
      logged += line
    },
  })
  const stopReporting = logOutages(log, folder)
  setProbes(probes)
  const handler = (does: () => unknown) => async () => json({ done: await does() })
  const routes = {
    GET: apiRoute({ GET: handler(work.read) }),
    POST: apiRoute({ POST: handler(work.write) }),
  }
  const front = createFront({
    metricsToken: undefined,
    offlineMenus: true,
    rememberedPagesMinutes: 60,
    publicUrl: 'https://saltwood.example',
    hstsSubdomains: true,
    dataDir: folder,
    secrets: ['s'.repeat(64)],
    trustedProxies: [],
    dev: false,
    distDir: folder,
    publicDir: folder,
    log,
    next: async (req: IncomingMessage, res: ServerResponse) => {
      if (!req.url?.startsWith('/api/')) {
        try {
          await work.read()
          res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Tonight</p>')
        } catch (error) {
          // As Next does.
          console.error(error)
          res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Sorry</p>')
        }
        return
      }
      for await (const _ of req);
      const method = req.method === 'POST' ? 'POST' : 'GET'
      const reply = await routes[method][method](
        new Request('https://saltwood.example', { method }),
        {
          params: Promise.resolve({}),
        },
      )
      res.writeHead(reply.status, Object.fromEntries(reply.headers))
      res.end(await reply.text())
    },
  })
  const server = createHttpServer(front.readiness).on('request', requestListener(front))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = await front.start()
  front.readiness.ready = true
  endings.push(() => {
    stop()
    stopReporting()
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method = 'GET') => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
    })
    const text = await reply.text()
    return { status: reply.status, retry: reply.headers.get('retry-after'), text }
  }
  /** What the log says but for requests. */
  const said = () =>
    logged
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg !== 'request' && msg !== 'the content epoch can be read again')
      .map(({ level, code, cause, msg }) =>
        cause ? { level, code, cause, msg } : { level, code, msg },
      )
  return { ask, said }
}

const ROUTE = '/api/opentable/reserve'
const codeOf = ({ text }: { text: string }) => JSON.parse(text).error.code

test('on a full disk writes are answered 503, reads and pages go on, /readyz says why, and so does one line', async () => {
  const full = fullDatabase()
  const work = {
    read: () => full.prepare('SELECT count(*) AS n FROM entry').get(),
    write: () => full.exec(WRITE),
  }
  const { ask, said } = await startFront(work, [probeBy(full)])
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: expect.stringMatching(/^ok\n/) })
  for (let n = 0; n < 10; n++) {
    const reply = await ask(ROUTE, 'POST')
    expect(reply).toMatchObject({ status: 503, retry: '5' })
    expect(codeOf(reply)).toBe('disk_full')
  }
  expect((await ask('/api/geolocation')).status).toBe(200)
  expect((await ask('/')).status).toBe(200)
  const why = `${file} cannot grow: free up space on its disk.`
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    text: expect.stringContaining(`degraded: ${why}\n`),
  })
  expect((await ask('/healthz')).status).toBe(200)
  const cause = 'ERR_SQLITE_ERROR 13 database or disk is full'
  expect(said()).toEqual([{ level: 50, code: 'disk_full', cause, msg: why }])

  full.exec('PRAGMA max_page_count = 100000')
  await expect.poll(async () => (await ask('/readyz')).text).toMatch(/^ok\n/)
  expect((await ask(ROUTE, 'POST')).status).toBe(200)
  expect(said()).toEqual([
    { level: 50, code: 'disk_full', cause, msg: why },
    { level: 30, code: 'disk_full', msg: 'it is over' },
  ])
})

test('an error of a database that is well is a surprise as ever, and said', async () => {
  const printed = vi.mocked(console.error).mockImplementation(() => {})
  const full = fullDatabase()
  const { ask, said } = await startFront({ read: () => 1, write: () => full.exec(WRITE) }, [
    sqliteProbe(file),
  ])
  const reply = await ask(ROUTE, 'POST')
  expect(reply).toMatchObject({ status: 500, retry: null })
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: expect.stringMatching(/^ok\n/) })
  expect(said()).toEqual([])
  expect(printed).toHaveBeenCalledOnce()
  printed.mockClear()
})

test('damage is taken at its word, stays, and names the file and what to do', async () => {
  const damaged = Object.assign(new Error('database disk image is malformed'), {
    ...{ code: 'ERR_SQLITE_ERROR', errcode: 11 },
  })
  const { ask, said } = await startFront(
    {
      read: () => 1,
      write: () => {
        throw damaged
      },
    },
    [],
  )
  database()
  expect(codeOf(await ask(ROUTE, 'POST'))).toBe('database_damaged')
  const why = `${file} is damaged: stop the site and restore the last good backup (npm run restore).`
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    text: expect.stringContaining(`degraded: ${why}\n`),
  })
  expect(said()).toMatchObject([{ level: 50, code: 'database_damaged', msg: why }])
})

test('who waits in vain for a database that does not answer is not said beside the outage', async () => {
  const printed = vi.mocked(console.error).mockImplementation(() => {})
  const away = { code: 'database_unavailable', message: 'Postgres does not answer', cause: '' }
  const { said } = await startFront({ read: () => 1, write: () => 1 }, [
    { name: 'Postgres', check: async () => away as Outage },
  ])
  const busy = new BusyError(5, new Error('query_wait_timeout'))
  console.error('what is sold out could not be looked for', busy)
  expect(printed).toHaveBeenCalledOnce()
  await outageOf(markDataError(new Error('cannot connect to Postgres')))
  console.error('what is sold out could not be looked for', busy)
  expect(printed).toHaveBeenCalledOnce()
  expect(said()).toMatchObject([{ level: 50, code: 'database_unavailable' }])
  printed.mockClear()
})

test('what is lost with the address of Postgres itself are background jobs: requests are not refused by that name', async () => {
  const message = 'Postgres does not answer past its pooler'
  const lost = { code: 'jobs_stopped', message, cause: 'ECONNREFUSED' } as const
  const work = { read: () => 1, write: () => 1 }
  const { ask, said } = await startFront(work, [{ name: 'itself', check: async () => lost }])
  await outageOf(markDataError(new Error('cannot connect to Postgres')))
  expect((await ask('/readyz')).text).toMatch(/^degraded: Postgres does not answer past its pooler/)
  expect((await ask(ROUTE, 'POST')).status).toBe(200)
  expect(outageRefusal(lost).code).toBe('database_unavailable')
  expect(said()).toMatchObject([{ level: 50, code: 'jobs_stopped', msg: message }])
})

test('where nobody reports outages every error is said', () => {
  const said: string[] = []
  logUnlessOutage(Object.assign(new Error(), { code: 'SQLITE_FULL' }), () => said.push('full'))
  expect(said).toEqual(['full'])
})

describe('with Postgres', () => {
  let line: Line
  let pool: DataPool

  beforeEach(async () => {
    const { url, drop } = await createDatabase(inject('postgres'))
    line = await lineTo(url)
    pool = new DataPool(
      { connectionString: line.url, max: 3, connectionTimeoutMillis: 2000 },
      'bookings',
    )
    connectFront({
      epoch: { read: async () => Number((await pool.query('SELECT 1 AS n')).rows[0].n) },
    })
    onTestFinished(async () => {
      connectFront({ epoch: { read: async () => 1 } })
      pool.drop()
      await line.close()
      await drop()
    })
  })

  const start = (work: () => unknown = () => pool.query('SELECT 1')) =>
    startFront({ read: work, write: work }, [postgresProbe(line.url)])
  const why = 'Postgres does not answer: start it, or check DATABASE_URL.'

  // ASVS 16.5.2
  test.each(['cut', 'hush'] as const)(
    'while it is away all that needs it is answered 503, remembered pages go on, /readyz and one line say why, and it ends by itself: %s',
    async (how) => {
      const { ask, said } = await start()
      expect((await ask('/')).text).toContain('Tonight')
      line[how]()
      // Also what is asked before anybody has noticed.
      const replies = await Promise.all(Array.from({ length: 10 }, () => ask(ROUTE, 'POST')))
      for (const reply of replies) {
        expect(reply).toMatchObject({ status: 503, retry: '5' })
        expect(codeOf(reply)).toBe('database_unavailable')
      }
      expect((await ask('/')).text).toContain('Tonight')
      const unknown = await Promise.all(Array.from({ length: 9 }, (_, n) => ask(`/careers?n=${n}`)))
      for (const page of unknown) expect(page).toMatchObject({ status: 503, retry: '5' })
      expect(await ask('/readyz')).toMatchObject({
        status: 200,
        text: expect.stringContaining(`degraded: ${why}\n`),
      })
      expect((await ask('/healthz')).status).toBe(200)
      expect(said()).toEqual([
        { level: 50, code: 'database_unavailable', cause: expect.any(String), msg: why },
      ])

      line.mend()
      await expect.poll(async () => (await ask('/readyz')).text).toMatch(/^ok\n/)
      expect((await ask(ROUTE, 'POST')).status).toBe(200)
      expect((await ask('/careers')).status).toBe(200)
      expect(said().slice(1)).toEqual([
        { level: 30, code: 'database_unavailable', msg: 'it is over' },
      ])
    },
  )

  test('who loses a connection while others work is answered 503 and not 500, by one line', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warned.mockRestore())
    const { ask, said } = await start(() =>
      pool.query('SELECT pg_terminate_backend(pg_backend_pid())'),
    )
    const reply = await ask(ROUTE, 'POST')
    expect(reply).toMatchObject({ status: 503, retry: '5' })
    expect(codeOf(reply)).toBe('database_unavailable')
    expect(await ask('/readyz')).toMatchObject({ text: expect.stringMatching(/^ok\n/) })
    expect(said()).toEqual([])
    expect(warned.mock.calls).toEqual([
      [
        'a connection to the database was lost:',
        '57P01 terminating connection due to administrator command',
      ],
    ])
  })

  test('one connection of many that ends, or all that are in use, is no outage', async () => {
    const { ask, said } = await start()
    await pool.query('SELECT 1')
    await pool
      .query('SELECT pg_terminate_backend(pg_backend_pid())')
      .catch((error) => expect(mayBeOutage(error, folder)).toBe(true))
    expect((await ask(ROUTE, 'POST')).status).toBe(200)
    const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
    const crowded = await ask(ROUTE, 'POST')
    expect(crowded).toMatchObject({ status: 503, retry: '2' })
    expect(codeOf(crowded)).toBe('busy')
    for (const client of held) client.release()
    expect((await ask(ROUTE, 'POST')).status).toBe(200)
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^ok\n/),
    })
    expect(said()).toEqual([])
  })
})
