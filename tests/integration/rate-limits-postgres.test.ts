import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { limitStore } from '#front/http/limit-store.ts'
import { consumeRateLimit } from '#front/routes/rate-limits.ts'
import { VISITOR_COOKIE } from '#lib/cookies/visitor-cookie.ts'
import type { LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
import { routeLimits } from '#lib/routing/route-limits.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { purgeRateLimits, rateLimitStore } from '#storage/rate-limits.ts'
import { createDatabase } from '#tests/support/postgres.ts'

const SECRET = 's'.repeat(64)
const HOUR = 3600

let opened: BookingDatabase[] = []
let instances: LimitStore[] = []
let url = ''
let drop = async () => {}

beforeAll(async () => {
  const created = await createDatabase(inject('postgres'))
  url = created.url
  opened = await Promise.all([openPostgres(url), openPostgres(url)])
  instances = opened.map((db) => rateLimitStore(async () => db, SECRET))
  drop = created.drop
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  for (const db of opened) await db.close()
  await drop()
})

let rules = 0
/** A rule that nothing has been counted by. */
const rule = (points: number, seconds = HOUR): LimitRule => ({
  name: `rule-${++rules}`,
  points,
  seconds,
  refundable: true,
})

const instance = (n: number) => instances[n % instances.length] as LimitStore
const database = () => opened[0] as BookingDatabase
const rows = () => database().all<{ key: string; points: number }>('SELECT * FROM rate_limits')
const pointsOf = async ({ name }: LimitRule) =>
  (await rows()).filter(({ key }) => key.startsWith(`${name}:`)).map(({ points }) => points)
const waitOf = async (n: number, limit: LimitRule, key = 'client') =>
  (await instance(n).consume(limit, key)).wait

describe('the limits of several instances', () => {
  // ASVS 2.4.1
  test('let as many requests pass as the rule says, whoever is asked and when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(1), { minLength: 1, maxLength: 30 }),
        async (points, asked) => {
          const limit = rule(points)
          const waits = await Promise.all(asked.map((n) => waitOf(n, limit)))
          expect(waits.filter((wait) => wait === 0)).toHaveLength(Math.min(points, asked.length))
          for (const wait of waits) expect(wait).toBeLessThanOrEqual(HOUR)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('give a request back to all of them, however often others were refused meanwhile', async () => {
    const limit = rule(2)
    const passed = await instance(0).consume(limit, 'client')
    expect(await waitOf(1, limit)).toBe(0)
    for (const n of [0, 1, 0]) expect(await waitOf(n, limit)).toBeGreaterThan(0)
    await passed.refund()
    expect(await waitOf(1, limit)).toBe(0)
    expect(await waitOf(0, limit)).toBeGreaterThan(0)
  })

  test('give nothing back once the window is over, or was forgotten', async () => {
    const limit = rule(2)
    const passed = await instance(0).consume(limit, 'client')
    await database().run('DELETE FROM rate_limits WHERE key LIKE $1', [`${limit.name}:%`])
    await passed.refund()
    expect(await pointsOf(limit)).toEqual([])

    vi.useFakeTimers({ toFake: ['Date'] })
    const late = await instance(0).consume(limit, 'client')
    vi.setSystemTime(Date.now() + HOUR * 1000)
    expect(await waitOf(1, limit)).toBe(0)
    await late.refund()
    expect(await pointsOf(limit)).toEqual([1])
  })

  test('count each client for itself, and keep no address', async () => {
    const limit = rule(1)
    expect(await waitOf(0, limit, '203.0.113.7')).toBe(0)
    expect(await waitOf(1, limit, '203.0.113.8')).toBe(0)
    expect(await waitOf(1, limit, '203.0.113.7')).toBeGreaterThan(0)
    const keys = (await rows()).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith(limit.name))).toHaveLength(2)
    expect(keys.join()).not.toContain('203.0.113')
  })

  test('are forgotten once their time is over', async () => {
    const later = await openPostgres(url, { clock: () => Date.now() + 2 * HOUR * 1000 })
    const [short, long] = [rule(1), rule(1, 10 * HOUR)]
    for (const limit of [short, long]) await instance(0).consume(limit, 'client')
    await purgeRateLimits(later)
    const names = (await rows()).map(({ key }) => key.split(':')[0])
    expect(names).toContain(long.name)
    expect(names).not.toContain(short.name)
    await later.close()
  })
  test('are forgotten by statements that delete a thousand at most', async () => {
    const deleted: number[] = []
    const db: BookingDatabase = {
      ...database(),
      async run(text, values) {
        const count = await database().run(text, values)
        deleted.push(count)
        return count
      },
    }
    await database().run(`INSERT INTO rate_limits
      SELECT 'old:' || n, 1, 1 FROM generate_series(1, 2500) AS n`)
    await purgeRateLimits(db)
    expect(deleted.slice(0, 2)).toEqual([1000, 1000])
    expect((await rows()).filter(({ key }) => key.startsWith('old:'))).toEqual([])
  })
})

test('an address that is refused costs no statement, whatever cookies it brings', async () => {
  const statements: string[] = []
  const refunds: Promise<unknown>[] = []
  const errors: unknown[] = []
  const db: BookingDatabase = {
    ...database(),
    all: (text, values) => {
      statements.push(text)
      return database().all(text, values)
    },
    run: (text, values) => {
      const refund = database().run(text, values)
      refunds.push(refund)
      return refund
    },
  }
  const shared = rateLimitStore(async () => db, SECRET)
  const limits = limitStore({ shared: () => shared, onError: (error) => errors.push(error) })
  const ask = (cookie: number) => {
    const headers = { cookie: `${VISITOR_COOKIE}=${String(cookie).padStart(22, 'v')}` }
    return consumeRateLimit(
      { method: 'POST', headers } as IncomingMessage,
      new EventEmitter() as ServerResponse,
      limits,
      { path: '/api/stripe/get-card-tokens', address: '203.0.113.9' },
    )
  }
  const { points } = routeLimits.card
  for (let n = 0; n < points; n++) expect(await ask(n)).toBe(0)
  expect(await ask(points)).toBeGreaterThan(0)
  expect(statements).toHaveLength(2 * (points + 1))
  for (let n = 0; n < 20; n++) expect(await ask(1000 + n)).toBeGreaterThan(0)
  expect(statements).toHaveLength(2 * (points + 1))
  // The browser's, as its address was refused: nobody waits for it.
  await expect.poll(() => refunds.length).toBe(1)
  await Promise.all(refunds)
  expect(errors).toEqual([])
})
