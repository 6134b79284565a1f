import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
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
  const database = await createDatabase(inject('postgres'))
  url = database.url
  opened = await Promise.all([openPostgres(url), openPostgres(url)])
  instances = opened.map((db) => rateLimitStore(async () => db, SECRET))
  drop = database.drop
})
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
})

const instance = (n: number) => instances[n % instances.length] as LimitStore
const rows = () => opened[0]?.all<{ key: string }>('SELECT key FROM rate_limits') ?? []

describe('the limits of several instances', () => {
  test('let as many requests pass as the rule says, whoever is asked and when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(1), { minLength: 1, maxLength: 30 }),
        async (points, asked) => {
          const limit = rule(points)
          const waits = await Promise.all(asked.map((n) => instance(n).consume(limit, 'client')))
          expect(waits.filter((wait) => wait === 0)).toHaveLength(Math.min(points, asked.length))
          for (const wait of waits) expect(wait).toBeLessThanOrEqual(HOUR)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('give a request back to all of them', async () => {
    const limit = rule(2)
    for (const n of [0, 1]) expect(await instance(n).consume(limit, 'client')).toBe(0)
    await instance(0).refund(limit, 'client')
    expect(await instance(1).consume(limit, 'client')).toBe(0)
    expect(await instance(0).consume(limit, 'client')).toBeGreaterThan(0)
  })

  test('count each client for itself, and keep no address', async () => {
    const limit = rule(1)
    expect(await instance(0).consume(limit, '203.0.113.7')).toBe(0)
    expect(await instance(1).consume(limit, '203.0.113.8')).toBe(0)
    expect(await instance(1).consume(limit, '203.0.113.7')).toBeGreaterThan(0)
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
})
