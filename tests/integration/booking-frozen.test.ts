import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { clientLockKeys, identifyClient } from '#booking-engine/identity/client-identity.ts'
import type { Charge } from '#booking-engine/payments/types.ts'
import { type Ok, ok, type Result } from '#lib/result.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { addDays } from '#lib/time/dates.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import type { BookingDatabase, Locks } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'
import {
  ida,
  bookingSecret as secret,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import type { Freeze } from '#tests/support/booking-freeze.ts'
import { serveBooking } from '#tests/support/booking-server.ts'
import { withoutTimeouts } from '#tests/support/without-timeouts.ts'

const locationId = 'burrard'
const day = addDays(new Date().toISOString().slice(0, 10), 20)
let fixture: TestEngine
beforeEach(async () => {
  // A standstill is logged.
  vi.spyOn(console, 'warn').mockReturnValue()
  fixture = await testEngine(inject('postgres'))
  value(await fixture.engine.saveSettings(locationId, smallHouse(4)))
})
afterEach(() => fixture.close())

const asked = () => ({
  ...{ locationId, at: `${day}T19:00`, party: 2, attribute: 'default' as const },
  visitor: { token: crypto.randomUUID(), address: null },
})

/**
 * A process of its own that stands still in the middle of a claim (SIGSTOP), until the server ends its
 * transaction; `forEver`: which it never does.
 */
async function frozen({ forEver = false } = {}) {
  const script = new URL('../support/booking-freeze.ts', import.meta.url).pathname
  const { databaseUrl = '', dataDir } = forEver ? withoutTimeouts(fixture.where) : fixture.where
  const work: Freeze = { databaseUrl, dataDir, secret, request: asked() }
  const child = spawn(process.execPath, [script, JSON.stringify(work)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Also where the test fails: a process that stands still keeps the whole run from its end.
  onTestFinished(() => void child.kill('SIGKILL'))
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
  fixture.store.all(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND state = 'idle in transaction'`,
  )

test('a lock is waited for 2 s, and a transaction that stands still ends after 5 s', async () => {
  const set = async (name: string) =>
    Object.values((await fixture.store.all(`SHOW ${name}`))[0] ?? {})
  expect(await set('lock_timeout')).toEqual(['2s'])
  expect(await set('idle_in_transaction_session_timeout')).toEqual(['5s'])
})

/** Statements that wait for a lock. */
const waiting = () =>
  fixture.store.all(`SELECT 1 FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
    WHERE NOT l.granted AND a.datname = current_database()`)

const over = { timeout: 30_000, interval: 50 }

const place = {
  ...{ id: locationId, uid: locationId, vendorLocationId: null, timeZone: 'America/Vancouver' },
}

test('an instance that stands still in a claim keeps nobody waiting', async () => {
  const held = value(await fixture.engine.hold(asked()))
  const other = await frozen({ forEver: true })
  const site = createHouseProvider(fixture.engine, (token) => token)
  const hold = () => site.hold(place, { ...asked(), experience: null })
  const busy = { ok: false, code: 'busy', detail: { retryAfter: 5 } }
  const reserve = () => fixture.engine.reserve({ locationId, token: held.token, guest: ida })
  // One waits for the lock, and those behind it hear of it with it.
  const [confirmed, ...holds] = await Promise.allSettled([
    reserve(),
    hold(),
    hold(),
    hold(),
    hold(),
  ])
  expect(confirmed).toMatchObject({ status: 'rejected', reason: expect.any(BusyError) })
  for (const one of holds) expect(one).toMatchObject({ status: 'fulfilled', value: busy })
  // All of them were answered while it stood still.
  expect(await standing()).toHaveLength(1)
  other.end()
  await expect.poll(standing, over).toEqual([])
  value(await hold())
  // What was kept waiting did not wait for its attempt's end, too: that comes by itself.
  await expect.poll(() => reserve().then(({ ok }) => ok), over).toBe(true)
})

test('the evening goes on without an instance that stands still, which finds its claim gone', async () => {
  const other = await frozen()
  await expect.poll(standing, over).toEqual([])
  value(await fixture.engine.hold(asked()))
  other.wake()
  other.goOn()
  expect(await other.said()).toBe('busy')
  other.goOn()
  expect(await other.said()).toBe('held')
  other.end()
})

test('those who submit at an evening that stands still do not all wait for each other', async () => {
  value(await fixture.engine.saveSettings(locationId, smallHouse(31)))
  const holds = await Promise.all(Array.from({ length: 30 }, () => fixture.engine.hold(asked())))
  const tokens = holds.map((held) => value(held).token)
  const other = await frozen({ forEver: true })
  const submits = await Promise.allSettled(
    tokens.map((token) => fixture.engine.reserve({ locationId, token, guest: ida })),
  )
  const reasons = submits.map((one) => (one.status === 'rejected' ? one.reason : one.value))
  for (const reason of reasons) expect(reason).toBeInstanceOf(BusyError)
  // Fewer waited for the evening than there are connections, twice over: all others were told at once.
  const forConnection = reasons.filter(({ cause }) => cause?.message.includes('connections'))
  expect(forConnection.length).toBeGreaterThan(0)
  expect(await standing()).toHaveLength(1)
  other.end()
  await expect.poll(standing, over).toEqual([])
  for (const token of tokens) {
    await expect
      .poll(
        () => fixture.engine.reserve({ locationId, token, guest: ida }).then(({ ok }) => ok),
        over,
      )
      .toBe(true)
  }
})

/** Has another instance keep a lock, until what it returns is called. */
async function keep(key: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  const kept = Promise.withResolvers<void>()
  const keeper = await openBookingDatabase(withoutTimeouts(fixture.where))
  const keeping = keeper.transaction({ exclusive: [key] }, async (sql) => {
    await sql.all('SELECT 1')
    kept.resolve()
    await gate.promise
    return ok(null)
  })
  await kept.promise
  return async () => {
    gate.resolve()
    await keeping
    await keeper.close()
  }
}

test('what one lock was waited for is not waited for the next one', async () => {
  // They are taken in this order.
  const exclusive = ['other', 'one']
  const letGo = await keep('other')
  const letOther = await keep('one')
  const next = fixture.store.transaction({ exclusive }, async () => ok(null))
  const refused = next.then(
    () => null,
    (error: unknown) => error,
  )
  await expect.poll(waiting, over).toHaveLength(1)
  await letGo()
  // It was the wait for both that was too long, and not one for the second.
  expect(await refused).toMatchObject({ name: 'BusyError', cause: { cause: { code: '57014' } } })
  await letOther()
})

test('who holds another table waits for the payment that they give up no longer than they still have', async () => {
  const logged = vi.mocked(console.error).mockReturnValue()
  const guarantee = { kind: 'deposit', amount: 1_500, per: 'person', fromParty: 2 } as const
  value(await fixture.engine.saveSettings(locationId, smallHouse(4, { guarantee })))
  const visitor = { token: 'ida', address: '203.0.113.7' }
  const { token } = value(await fixture.engine.hold({ ...asked(), visitor }))
  const charge: Charge = {
    hasCard: true,
    run: async () => ({ ok: false, code: 'card_action_required' }),
  }
  expect(await fixture.engine.reserve({ locationId, token, guest: ida }, charge)).toMatchObject({
    code: 'card_action_required',
  })
  const letGo = await keep(`payment ${token}`)
  const waits: Locks[] = []
  const store: BookingDatabase = {
    ...fixture.store,
    transaction: (locks, work) => {
      waits.push(locks)
      return fixture.store.transaction(locks, work)
    },
  }
  value(await createBookingEngine({ store, secret }).hold({ ...asked(), visitor }))
  const [claim, givingUp] = [waits.at(0), waits.at(-1)]
  expect(givingUp?.exclusive).toEqual([`payment ${token}`])
  expect(givingUp?.since).toBe(claim?.since ?? 'the claim')
  expect(logged.mock.calls).toEqual([[expect.any(String), expect.any(BusyError)]])
  const open = () =>
    fixture.store.all(`SELECT 1 FROM payments WHERE hold_id = $1 AND state = 'open'`, [token])
  expect(await open()).toHaveLength(1)
  await letGo()
  await fixture.engine.sweep()
  expect(await open()).toEqual([])
  logged.mockClear()
})

describe('who waits for something of their own refuses nobody else a table', () => {
  const visitor = { token: 'ida', address: '203.0.113.7' }
  const elsewhere = addDays(day, 1)

  test.each<[string, (keeper: BookingDatabase, until: Promise<void>) => Promise<unknown>]>([
    [
      'their network',
      (keeper, until) =>
        keeper.transaction(
          { exclusive: clientLockKeys(identifyClient(secret, visitor)) },
          async (sql) => {
            await sql.all('SELECT 1')
            await until
            return ok(null)
          },
        ),
    ],
    [
      'the evening of the hold that they change',
      (keeper, until) =>
        keeper.transaction({}, async (sql) => {
          const touch = 'UPDATE day_versions SET version = version WHERE service_day = $1'
          await sql.run(touch, [elsewhere])
          await until
          return ok(null)
        }),
    ],
  ])('%s', async (_what, keep) => {
    value(await fixture.engine.hold({ ...asked(), visitor, at: `${elsewhere}T19:00` }))
    const gate = Promise.withResolvers<void>()
    const keeper = await openBookingDatabase(withoutTimeouts(fixture.where))
    const keeping = keep(keeper, gate.promise)
    await expect.poll(standing, over).toHaveLength(1)
    const [own, other] = await Promise.allSettled([
      fixture.engine.hold({ ...asked(), visitor }),
      fixture.engine.hold(asked()),
    ])
    expect(own).toMatchObject({ status: 'rejected', reason: expect.any(BusyError) })
    expect(other).toMatchObject({ status: 'fulfilled', value: { ok: true } })
    gate.resolve()
    await keeping
    await keeper.close()
  })
})

test('browsers are answered 503 with a code and Retry-After meanwhile', async () => {
  const server = await serveBooking(fixture.where, secret)
  const hold = () =>
    fetch(`${server.origin}/api/opentable/lock-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ restaurant_id: locationId, party_size: 2, date_time: `${day}T19:00` },
      }),
    })
  const other = await frozen({ forEver: true })
  const refused = await hold()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ error: { code: 'busy' } })
  other.end()
  await expect.poll(standing, over).toEqual([])
  expect((await hold()).status).toBe(200)
  await server.stop()
})

test('an instance that starts waits for the migrations of another one for longer than for any lock', async () => {
  const key = 'somebody is at it'
  const migrating = await openBookingDatabase(withoutTimeouts(fixture.where))
  const { value: opening } = await migrating.transaction({ exclusive: [key] }, async (sql) => {
    await sql.all('SELECT pg_advisory_xact_lock(7741002)')
    const opening = openBookingDatabase(fixture.where)
    await expect.poll(waiting, over).toHaveLength(1)
    const other = fixture.store.transaction({ exclusive: [key] }, async () => ok(null))
    await expect(other).rejects.toBeInstanceOf(BusyError)
    expect(await waiting()).toHaveLength(1)
    return ok({ opening })
  })
  const store = await opening.opening
  value(await createBookingEngine({ store, secret }).hold(asked()))
  await Promise.all([store.close(), migrating.close()])
})

test('an instance that is ended while it migrates says so, and goes on', async () => {
  const keeper = await openBookingDatabase(withoutTimeouts(fixture.where))
  const { value: ended } = await keeper.transaction({}, async (sql) => {
    await sql.all('SELECT pg_advisory_xact_lock(7741002)')
    const opening = openBookingDatabase(fixture.where)
    const ended = expect(opening).rejects.toMatchObject({ code: '57P01' })
    await expect.poll(waiting, over).toHaveLength(1)
    await fixture.store.all(`SELECT pg_terminate_backend(l.pid) FROM pg_locks l
      JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE NOT l.granted AND a.datname = current_database()`)
    return ok({ ended })
  })
  await ended.ended
  await keeper.close()
})

function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
