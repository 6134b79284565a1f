import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createHouseBook } from '#house-book/house-book.ts'
import { openBookingDatabase } from '#house-book/store/open.ts'
import { BusyError } from '#lib/busy.ts'
import { type Ok, ok, type Result } from '#lib/result.ts'
import { addDays } from '#lib/time.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestBook,
  testBook,
} from '#tests/support/booking.ts'
import type { Freeze } from '#tests/support/booking-freeze.ts'
import { serveBooking } from '#tests/support/booking-server.ts'

const locationId = 'burrard'
const day = addDays(new Date().toISOString().slice(0, 10), 20)
let engine: TestBook
beforeEach(async () => {
  engine = await testBook(inject('postgres'))
  value(await engine.book.saveSettings(locationId, smallHouse(4)))
})
afterEach(() => engine.close())

const asked = () => ({
  ...{ locationId, at: `${day}T19:00`, party: 2, attribute: 'default' as const },
  visitor: { token: crypto.randomUUID(), address: null },
})

/** A process of its own that stands still in the middle of a claim (SIGSTOP). */
async function frozen() {
  const script = new URL('../support/booking-freeze.ts', import.meta.url).pathname
  const { databaseUrl = '', dataDir } = engine.where
  const work: Freeze = { databaseUrl, dataDir, secret, request: asked() }
  const child = spawn(process.execPath, [script, JSON.stringify(work)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const said = async () => (await lines.next()).value
  expect(await said()).toBe('claimed')
  child.kill('SIGSTOP')
  return {
    said,
    goOn: () => child.stdin.write('go on\n'),
    wake: () => child.kill('SIGCONT'),
    end: () => child.kill('SIGKILL'),
  }
}

/** Transactions that stand still between two statements. */
const standing = () =>
  engine.store.all(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND state = 'idle in transaction'`,
  )

test('a lock is waited for 2 s, and a transaction that stands still ends after 5 s', async () => {
  const set = async (name: string) =>
    Object.values((await engine.store.all(`SHOW ${name}`))[0] ?? {})
  expect(await set('lock_timeout')).toEqual(['2s'])
  expect(await set('idle_in_transaction_session_timeout')).toEqual(['5s'])
})

test('an instance that stands still in a claim keeps nobody waiting, and the evening goes on without it', async () => {
  const held = value(await engine.book.hold(asked()))
  const other = await frozen()
  const site = createHouseProvider(engine.book, (token) => token)
  const place = {
    id: locationId,
    uid: locationId,
    openTableRID: null,
    timeZone: 'America/Vancouver',
  }
  const lock = () => site.lock(place, { ...asked(), experience: null })
  const busy = { ok: false, code: 'busy', detail: { retryAfter: 5 } }
  const reserve = () => engine.book.reserve({ locationId, token: held.token, guest: ida })
  // One waits for the lock, and those behind it hear of it with it.
  const [confirmed, ...locked] = await Promise.allSettled([
    reserve(),
    lock(),
    lock(),
    lock(),
    lock(),
  ])
  expect(confirmed).toMatchObject({ status: 'rejected', reason: expect.any(BusyError) })
  for (const one of locked) expect(one).toMatchObject({ status: 'fulfilled', value: busy })
  // All of them were answered while it stood still.
  expect(await standing()).toHaveLength(1)
  await expect.poll(standing, { timeout: 30_000, interval: 100 }).toEqual([])
  value(await lock())
  value(await reserve())

  other.wake()
  other.goOn()
  expect(await other.said()).toBe('busy')
  other.goOn()
  expect(await other.said()).toBe('held')
  other.end()
})

test('browsers are answered 503 with a code and Retry-After meanwhile', async () => {
  const server = await serveBooking(engine.where, secret)
  const lock = () =>
    fetch(`${server.origin}/api/opentable/lock-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ restaurant_id: locationId, party_size: 2, date_time: `${day}T19:00` },
      }),
    })
  const other = await frozen()
  const refused = await lock()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ error: { code: 'busy' } })
  await expect.poll(standing, { timeout: 30_000, interval: 100 }).toEqual([])
  expect((await lock()).status).toBe(200)
  other.end()
  await server.stop()
})

test('an instance that starts waits for the migrations of another one for longer than for any lock', async () => {
  const key = 'somebody is at it'
  const migrating = await openBookingDatabase(engine.where)
  const { value: opening } = await migrating.transaction({ alone: [key] }, async (sql) => {
    await sql.all('SELECT pg_advisory_xact_lock(7741002)')
    const opening = openBookingDatabase(engine.where)
    const waiting = () =>
      engine.store.all(`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`)
    await expect.poll(waiting).toHaveLength(1)
    const other = engine.store.transaction({ alone: [key] }, async () => ok(null))
    await expect(other).rejects.toBeInstanceOf(BusyError)
    expect(await waiting()).toHaveLength(1)
    return ok({ opening })
  })
  const store = await opening.opening
  value(await createHouseBook({ store, secret }).hold(asked()))
  await Promise.all([store.close(), migrating.close()])
})

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
