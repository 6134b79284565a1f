import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { BusyError } from '#lib/sql/busy-error.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { rateLimitStore } from '#storage/rate-limits.ts'
import { smallHouse, testEngine } from '#tests/support/booking.ts'
import { contentDatabase, startContent } from '#tests/support/content.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { changingSessions } from '#tests/support/session-pooler.ts'

type Pooler = Awaited<ReturnType<typeof changingSessions>>

/** What is closed after a test, last first. */
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** A pooler before a database: it refuses start-up options, and forgets after each transaction what it left. */
async function poolerBefore(database: string): Promise<Pooler> {
  const pooler = await changingSessions(database)
  opened.push(pooler.close)
  return pooler
}

/** A database, a pooler before it, and the bookings behind both. */
async function pooledStore({ connections = 10 } = {}) {
  const { url, drop } = await createDatabase(inject('postgres'))
  opened.push(drop)
  const pooler = await poolerBefore(url)
  const store = await openPostgres(pooler.url, { connections, directUrl: url })
  opened.push(store.close)
  return { direct: url, pooler, store }
}

const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
const shown = ['search_path', 'plan_cache_mode', ...SETTINGS]
  .map((name) => `current_setting('${name}') AS ${name}`)
  .join(', ')

describe('bookings behind a pooler that switches sessions between transactions', () => {
  test('each transaction has the same limits and schema as on a connection of its own, and leaves nothing', async () => {
    const { direct, pooler, store } = await pooledStore()
    const unpooled = await openPostgres(direct)
    opened.push(unpooled.close)
    const inTransaction = (database: typeof store) =>
      database.transaction({ exclusive: ['a key'] }, async (sql) => {
        await sql.run('DELETE FROM spent')
        return { ok: true, value: await sql.all(`SELECT ${shown}`) }
      })
    const wanted = await unpooled.all(`SELECT ${shown}`)
    expect(wanted).toMatchObject([{ search_path: 'booking', lock_timeout: '2s' }])
    expect(await store.all(`SELECT ${shown}`)).toEqual(wanted)
    expect(await inTransaction(store)).toEqual({ ok: true, value: wanted })
    expect(await inTransaction(unpooled)).toEqual({ ok: true, value: wanted })
    expect(pooler.left).toEqual([])
  })

  test('a table is held, given back and held again, and nothing of it is left in a session', async () => {
    let pooler: Pooler | undefined
    const fixture = await testEngine(inject('postgres'), {}, async (database) => {
      pooler = await changingSessions(database)
      return pooler.url
    })
    opened.push(fixture.close, async () => pooler?.close())
    const places = ['burrard', 'granville']
    for (const place of places) await fixture.engine.saveSettings(place, smallHouse(10))
    const day = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10)
    const hold = (locationId: string) =>
      fixture.engine.hold({
        ...{ locationId, at: `${day}T19:00`, party: 2, attribute: 'default' },
        visitor: { token: crypto.randomUUID(), address: null },
      })
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => hold(places[n % 2] ?? '')))
    const held = all.flatMap((one) => (one.ok ? [one.value.token] : []))
    expect(held).toHaveLength(20)
    expect(await hold('burrard')).toMatchObject({ ok: false, code: 'slot_taken' })
    expect(await fixture.engine.release(held[0] ?? '')).toBe(true)
    expect(await hold('burrard')).toMatchObject({ ok: true })
    expect(pooler?.sessions()).toBeGreaterThan(1)
    expect(pooler?.left).toEqual([])
  })

  test('a statement alone is one round trip, and a transaction that takes locks two', async () => {
    const { pooler, store } = await pooledStore({ connections: 1 })
    const roundTrips = async (work: () => Promise<unknown>) => {
      const before = pooler.count.roundTrips
      await work()
      return pooler.count.roundTrips - before
    }
    expect(await roundTrips(() => store.all('SELECT 1'))).toBe(1)
    const transaction = () =>
      store.transaction({ exclusive: ['burrard'], shared: ['settings'] }, async (sql) => {
        await Promise.all([sql.all('SELECT 1'), sql.run('DELETE FROM spent')])
        return { ok: true, value: null }
      })
    expect(await roundTrips(transaction)).toBe(2)
  })

  test('who waits for a lock of somebody else is told that it is busy, and the limit ends with the transaction', async () => {
    const { direct, pooler, store } = await pooledStore()
    const other = await openPostgres(direct)
    opened.push(other.close)
    vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => void vi.restoreAllMocks())
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const holding = other.transaction({ exclusive: ['burrard'] }, async (sql) => {
      await sql.all('SELECT 1')
      isLocked()
      await done
      return { ok: true, value: null }
    })
    await locked
    const nothing = async () => ({ ok: true as const, value: null })
    await expect(
      store.transaction({ exclusive: ['burrard'], briefly: true }, nothing),
    ).rejects.toBeInstanceOf(BusyError)
    finish()
    await holding
    expect(await store.all('SHOW lock_timeout')).toEqual([{ lock_timeout: '2s' }])
    expect(pooler.left).toEqual([])
  })

  test('a statement that has waited for its connection waits less for a lock, and the next one as long as ever', async () => {
    const { direct, pooler, store } = await pooledStore({ connections: 1 })
    const unpooled = await openPostgres(direct, { connections: 1 })
    opened.push(unpooled.close)
    for (const database of [store, unpooled]) {
      const { promise: done, resolve: finish } = Promise.withResolvers<void>()
      const first = database.transaction({}, async () => {
        await done
        return { ok: true, value: null }
      })
      vi.useFakeTimers({ toFake: ['performance'] })
      const second = database.all('SHOW lock_timeout')
      vi.advanceTimersByTime(1200)
      finish()
      await first
      expect(await second).toEqual([{ lock_timeout: '1300ms' }])
      vi.useRealTimers()
      expect(await database.all('SHOW lock_timeout')).toEqual([{ lock_timeout: '2s' }])
    }
    expect(pooler.left).toEqual([])
  })

  test('requests are counted, and nothing of it is left', async () => {
    const { pooler, store } = await pooledStore()
    const limits = rateLimitStore(async () => store, 'a secret')
    const rule = { name: 'mail', points: 1, seconds: 60 }
    const [first, second] = [
      await limits.consume(rule, 'client'),
      await limits.consume(rule, 'client'),
    ]
    expect(first.wait).toBe(0)
    expect(second.wait).toBeGreaterThan(0)
    expect(pooler.left).toEqual([])
  })
})

describe('the content system behind such a pooler', () => {
  test('content is saved and read, a transaction may be idle for 30 s, and nothing is left in a session', async () => {
    const database = await contentDatabase()
    opened.push(database.drop)
    const pooler = await poolerBefore(database.url)
    const { payload, openLocation, signIn, stop } = await startContent(pooler.url, {
      directUrl: database.url,
    })
    opened.push(stop)
    const id = await openLocation('burrard')
    const title = 'Burrard by the sea'
    await payload.update({ collection: 'locations', id, data: { title } })
    const found = await payload.findByID({ collection: 'locations', id })
    expect(found.title).toBe(title)
    // The token of a session that was begun.
    expect(await signIn(['admin'])).toMatch(/^[\w-]{43}$/)

    const transaction = (await payload.db.beginTransaction()) ?? ''
    const { sessions, execute } = payload.db as unknown as Adapter
    const raw = 'SHOW idle_in_transaction_session_timeout'
    const { rows } = await execute.call(payload.db, { db: sessions[transaction]?.db, raw })
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
    await payload.db.commitTransaction(transaction)
    expect(pooler.left).toEqual([])
  })
})

type Adapter = {
  sessions: Record<string, { db: object }>
  execute(args: { db: object | undefined; raw: string }): Promise<{ rows: unknown[] }>
}
