import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentOutage, setProbes, watchOutages } from '#lib/outage/current-outage.ts'
import { postgresProbe } from '#lib/outage/postgres-probe.ts'
import { type Content, contentDatabase, startContent } from '#tests/support/content.ts'
import type { PostgresDatabase } from '#tests/support/postgres.ts'
import { type Line, lineTo } from '#tests/support/postgres-line.ts'

let database: PostgresDatabase
let line: Line
let system: Content
let stop: () => void
const told: string[] = []

beforeAll(async () => {
  database = await contentDatabase()
  line = await lineTo(database.url)
  system = await startContent(line.url)
  stop = watchOutages(system.dataDir, ({ code }, event) => told.push(`${code} ${event}`))
  setProbes([postgresProbe(line.url)])
})
afterAll(async () => {
  stop?.()
  await system?.stop()
  await line?.close()
  await database?.drop()
})

type Pool = { totalCount: number; idleCount: number }
const pool = () => (system.payload.db as unknown as { pool: Pool }).pool
const menus = () => system.payload.find({ collection: 'menus' })

test('Payload keeps no connection for itself, and loses none to any number of outages', async () => {
  await menus()
  expect(pool().idleCount).toBe(pool().totalCount)
  for (let n = 0; n < 12; n++) {
    const asked = [menus(), menus(), menus()]
    line.cut()
    await Promise.allSettled(asked)
    line.mend()
    await menus().catch(menus)
  }
  const all = await Promise.all(Array.from({ length: 30 }, menus))
  expect(all).toHaveLength(30)
  expect(pool().totalCount).toBeLessThanOrEqual(10)
  expect(pool().idleCount).toBe(pool().totalCount)
  await expect.poll(() => currentOutage()).toBeNull()
})

test('a save is whole or not at all with the driver that Payload is given', async () => {
  const { payload } = system
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  const req = { transactionID } as never
  await payload.create({ collection: 'menus', data: { title: 'Gone', uid: 'gone' }, req })
  await payload.db.rollbackTransaction(transactionID)
  expect((await menus()).docs.map(({ uid }) => uid)).not.toContain('gone')
})

test('the admin’s interface answers 503 with a code while Postgres is away', async () => {
  const as = await system.signIn(['admin'])
  expect((await system.rest('GET', '/menus', { as })).status).toBe(200)
  told.length = 0
  line.cut()
  const reply = await system.rest('GET', '/menus', { as })
  expect(reply.status).toBe(503)
  expect(reply.body).toEqual({
    errors: [
      {
        name: 'database_unavailable',
        message: 'This is not working right now. Please try again in a moment.',
        data: { code: 'database_unavailable' },
      },
    ],
  })
  line.mend()
  await expect.poll(() => told).toEqual(['database_unavailable begun', 'database_unavailable over'])
  expect((await system.rest('GET', '/menus', { as })).status).toBe(200)
})
