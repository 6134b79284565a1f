import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { postgresProbe } from '#lib/outage/postgres-probe.ts'
import { listenForNotifications, notifySql } from '#lib/postgres/notifications.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { addDays } from '#lib/time/dates.ts'
import { makeBackup } from '#scripts/lib/backup.ts'
import { restoreBackup } from '#scripts/lib/restore.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { bookingSecret, smallHouse, testEngine } from '#tests/support/booking.ts'
import { playOverHttp, serveBooking, withTables } from '#tests/support/booking-server.ts'
import { race } from '#tests/support/booking-workers.ts'
import { putLoadOn } from '#tests/support/outage-load.ts'
import { type PgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import { lineTo } from '#tests/support/postgres-line.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { postgresLeases } from '../../src/ticker/leases.ts'

/** Sessions that PgBouncer has for everybody together. */
const FEW = 4
const TABLES = 20
const day = addDays(new Date().toISOString().slice(0, 10), 20)

/** What is closed after a test, last first. */
const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function pgbouncer(change: Record<string, string | number> = {}): Promise<PgBouncer> {
  const started = await startPgBouncer(inject('postgres'), { default_pool_size: FEW, ...change })
  opened.push(started.stop)
  return started
}

/** A database by its two addresses, with a data folder. */
async function place(bouncer: PgBouncer) {
  const { url, drop } = await createDatabase(inject('postgres'))
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-pgbouncer-'))
  opened.push(drop, () => rmSync(dataDir, { recursive: true, force: true }))
  return { databaseUrl: bouncer.before(url), databaseDirectUrl: url, dataDir }
}

test(`with ${FEW} sessions for 300 clients, as many win as there are tables, and no table is won twice`, async () => {
  // On a busy machine a turn comes late, and is no less right.
  const bouncer = await pgbouncer({ query_wait_timeout: 60 })
  const fixture = await testEngine(inject('postgres'), {}, async (url) => bouncer.before(url))
  opened.push(fixture.close)
  const { engine, where } = fixture
  await engine.saveSettings('burrard', smallHouse(TABLES))
  const at = `${day}T19:00`
  const server = await serveBooking(where, bookingSecret)
  opened.push(server.stop)
  const works = [1, 2, 3, 4].map((process) => ({
    ...{ where, secret: bookingSecret, locationId: 'burrard' },
    clients: Array.from({ length: 50 }, (_, n) => ({ name: `p${process}c${n}`, times: [at] })),
  }))
  const overHttp = () =>
    Promise.all(
      Array.from({ length: 100 }, (_, n) => playOverHttp(server.origin, 'burrard', at, n)),
    )
  const told = await race(works, overHttp)
  const answers = await Promise.all(told.map((answer) => withTables(engine, answer)))
  const won = answers.filter(({ outcome }) => outcome === 'booked')
  expect(won).toHaveLength(TABLES)
  expect(new Set(won.flatMap(({ tables }) => tables)).size).toBe(TABLES)
  expect(answers.filter(({ outcome }) => outcome === 'slot_taken')).toHaveLength(300 - TABLES)
})

test('who finds no session free is told that it is busy, and who comes later is served', async () => {
  const bouncer = await pgbouncer({ default_pool_size: 1, query_wait_timeout: 1 })
  const { databaseUrl, databaseDirectUrl } = await place(bouncer)
  const store = await openPostgres(databaseUrl, { directUrl: databaseDirectUrl })
  opened.push(store.close)
  vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const refused = await store.transaction({}, async (sql) => {
    await sql.all('SELECT 1')
    const value = await store.all('SELECT 2').catch((error: unknown) => error)
    return { ok: true, value }
  })
  expect(refused).toMatchObject({ ok: true, value: expect.any(BusyError) })
  expect(await postgresProbe(databaseUrl, databaseDirectUrl).check()).toBeNull()
  expect(await store.all('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a statement has its limits and its schema, whichever session it is given', async () => {
  const { databaseUrl, databaseDirectUrl } = await place(await pgbouncer())
  const store = await openPostgres(databaseUrl, { directUrl: databaseDirectUrl })
  opened.push(store.close)
  const asked = Array.from({ length: 50 }, () => store.all('SHOW lock_timeout'))
  expect(new Set((await Promise.all(asked)).map((rows) => JSON.stringify(rows)))).toEqual(
    new Set(['[{"lock_timeout":"2s"}]']),
  )
  expect(await store.all('SELECT count(*) AS locations FROM current_settings')).toEqual([
    { locations: 0 },
  ])
})

test('locks, leases and notifications go past it', async () => {
  const where = await place(await pgbouncer())
  const { databaseDirectUrl } = where
  const site = await lockData(where, 'site')
  await expect(lockData(where, 'restore')).rejects.toThrow('in use by the site')
  await site.release()
  await expect(lockData({ ...where, databaseDirectUrl: undefined }, 'site')).rejects.toThrow(
    'DATABASE_DIRECT_URL',
  )

  const [one, other] = [postgresLeases(databaseDirectUrl), postgresLeases(databaseDirectUrl)]
  opened.push(one.close, other.close)
  await one.run('sweeping', async () => {
    expect(await other.run('sweeping', async () => {})).toBe(false)
  })

  const store = await openBookingDatabase(where)
  opened.push(store.close)
  const heard = { tableside_epoch: vi.fn(), tableside_sold_out: vi.fn() }
  opened.push(listenForNotifications(databaseDirectUrl, heard))
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledOnce()
  await store.all(notifySql('tableside_epoch'))
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledTimes(2)
})

test('migrations, a backup that is tried and a restore work with both addresses', async () => {
  const where = await place(await pgbouncer())
  expect(await migrateContent(where)).not.toEqual([])
  const store = await openBookingDatabase(where)
  await store.run(`INSERT INTO spent (what, until) VALUES ('a token', 1)`)
  await store.close()
  const archive = path.join(where.dataDir, '..', `${path.basename(where.dataDir)}.tar.gz`)
  opened.push(() => rmSync(archive, { force: true }))
  await makeBackup(where, archive, { verify: true })
  const later = await openBookingDatabase(where)
  await later.run('DELETE FROM spent')
  await later.close()
  await restoreBackup(where, archive)
  const restored = await openBookingDatabase(where)
  opened.push(restored.close)
  expect(await restored.all('SELECT what FROM spent')).toEqual([{ what: 'a token' }])
})

test('while Postgres is away behind it nothing is answered 500, pages go on, and all is well again by itself', async () => {
  if (process.env.TEST_DATABASE_URL) {
    throw new Error('This drill stops a Postgres server of its own: unset TEST_DATABASE_URL.')
  }
  const kept = path.join(mkdtempSync(path.join(os.tmpdir(), 'tableside-kept-')), 'data')
  opened.push(() => rmSync(path.dirname(kept), { recursive: true, force: true }))
  let server = await startPostgres({ durable: true })
  opened.push(() => server.stop())
  const bouncer = await startPgBouncer(server.url, { default_pool_size: FEW })
  opened.push(bouncer.stop)
  const seed = await makeSeed({ postgres: server.url, pooler: bouncer.before })
  opened.push(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  const site = await startSite({ seed, keep: true })
  opened.push(site.stop)

  const load = putLoadOn(site)
  await load.answered(60)
  const port = Number(new URL(server.url).port)
  await server.stop(kept)
  await expect.poll(() => textOf(site, '/readyz')).toMatch(/^degraded: Postgres does not answer/)
  await load.answered(30)
  server = await startPostgres({ durable: true, data: kept, port })
  await expect.poll(() => textOf(site, '/readyz')).toMatch(/^ok\n/)
  await load.answered(60)
  const { remembered, written } = await load.stop()

  expect(remembered.filter(({ status }) => status !== 200)).toEqual([])
  const failed = written.filter(({ status }) => status >= 500)
  expect(failed.map(({ code }) => code)).toContain('database_unavailable')
  // Who waited for a session before anybody knew is told that it is busy.
  const known = ['database_unavailable', 'busy']
  const others = failed.filter(({ status, code }) => status !== 503 || !known.includes(`${code}`))
  expect(others, requestErrors(site)).toEqual([])
})

test('where Postgres is lost past it alone, tables are booked, one line says that no job runs, and they do again', async () => {
  const bouncer = await pgbouncer({ query_wait_timeout: 30 })
  const seed = await makeSeed({ postgres: inject('postgres'), pooler: bouncer.before })
  opened.push(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  const line = await lineTo(seed.databaseDirectUrl ?? '')
  opened.push(line.close)
  const site = await startSite({ seed: { ...seed, databaseDirectUrl: line.url }, keep: true })
  opened.push(site.stop)

  const book = (hour: number) => playOverHttp(site.url, 'burrard', `${day}T${hour}:00`, hour)
  expect((await book(18)).outcome).toBe('booked')
  line.cut()
  await expect
    .poll(() => textOf(site, '/readyz'))
    .toMatch(/^degraded: .* check DATABASE_DIRECT_URL/)
  expect((await book(20)).outcome).toBe('booked')
  line.mend()
  await expect.poll(() => textOf(site, '/readyz')).toMatch(/^ok\n/)
  const lines = site
    .log()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text))
  expect(lines.filter(({ level, code }) => level >= 40 || code)).toEqual([
    expect.objectContaining({ level: 50, code: 'jobs_stopped' }),
    expect.objectContaining({ level: 30, code: 'jobs_stopped', msg: 'it is over' }),
  ])
})

test('two instances behind it are set up, publish, show what the other published, and book tables', async () => {
  const bouncer = await pgbouncer({ query_wait_timeout: 30 })
  const seed = await makeSeed({ postgres: inject('postgres'), pooler: bouncer.before })
  opened.push(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  const start = async () => {
    const site = await startSite({ seed, keep: true })
    opened.push(site.stop)
    return site
  }
  const [one, other] = [await start(), await start()]
  const page = async () => (await fetch(`${other.url}/locations/burrard`)).text()
  expect(await page()).toContain('Burrard')

  const ask = await signIn(one, seed.staff)
  const { docs } = (await ask('GET', '/locations?where[uid][equals]=burrard&depth=0')) as {
    docs: { id: number }[]
  }
  await ask('PATCH', `/locations/${docs[0]?.id}`, { title: 'Saltwood on a Pool' })
  await expect.poll(page).toContain('Saltwood on a Pool')

  const answers = await Promise.all(
    [one, other].map(({ url }, n) => playOverHttp(url, 'burrard', `${day}T18:00`, n)),
  )
  expect(answers.map(({ outcome }) => outcome)).toEqual(['booked', 'booked'])
})

/** What the log of a site says of requests that failed. */
const requestErrors = (site: Site) =>
  site
    .log()
    .split('\n')
    .filter((line) => /request .* failed|a request failed/.test(line))
    .join('\n')

const textOf = async (site: Site, address: string) => (await fetch(site.url + address)).text()
