import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createFastly } from '#providers/cdn/fastly/adapter.ts'
import { type FastlySimulator, startFastlySimulator } from '#providers/cdn/fastly/simulator.ts'
import { purgedEpoch } from '#storage/cdn-purges.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { cdnJob } from '../../src/ticker/cdn-purges.ts'
import { type Leases, postgresLeases } from '../../src/ticker/leases.ts'
import { Ticker } from '../../src/ticker/ticker.ts'

/** A schedule whose further purges come at once: the unit tests move a clock over the real one. */
const schedule = { after: [0, 1], spacing: 1 }

let url = ''
let db: BookingDatabase
let drop = async () => {}
let fastly: FastlySimulator
let epoch = 1

beforeAll(async () => {
  const database = await createDatabase(inject('postgres'))
  url = database.url
  drop = database.drop
  db = await openPostgres(url)
  fastly = await startFastlySimulator()
})
afterAll(async () => {
  await fastly?.stop()
  await db?.close()
  await drop()
})

/** An instance with a session of its own for its leases. */
function instance() {
  const leases: Leases = postgresLeases(url)
  const failed = vi.fn()
  const cdn = createFastly({ account: fastly.account, maxSeconds: 300, log: () => {} })
  const job = cdnJob({
    cdn: { ...cdn, schedule },
    epoch: async () => epoch,
    purged: purgedEpoch(async () => db),
  })
  const options = { jobs: [job], leases, now: () => performance.now(), onError: failed }
  const ticker = new Ticker(options)
  const end = async () => {
    await ticker.stop()
    await leases.close()
  }
  onTestFinished(end)
  return { ticker, failed, end }
}

const purged = () => purgedEpoch(async () => db).read()

test('of several instances that hear of a publish one purges, and all know of it', async () => {
  const instances = [instance(), instance(), instance()]
  for (const { ticker } of instances) await ticker.runNow()
  expect(await purged()).toBe(epoch)
  const before = fastly.purged.length
  epoch++
  // Who finds the lease taken finds afterwards that nothing is left to do.
  for (let turn = 0; turn < 2; turn++)
    await Promise.all(instances.map(({ ticker }) => ticker.runNow()))
  expect(await purged()).toBe(epoch)
  const sent = fastly.purged.slice(before)
  expect(sent.length).toBeGreaterThanOrEqual(1)
  expect(sent.length).toBeLessThanOrEqual(schedule.after.length)
  expect(new Set(sent)).toEqual(new Set(['tableside-pages']))
  for (const { failed } of instances) expect(failed).not.toHaveBeenCalled()
})

test('what an instance leaves undone when it ends, another one does', async () => {
  const [one, other] = [instance(), instance()] as const
  await one.ticker.runNow()
  await other.ticker.runNow()
  epoch++
  fastly.injectFault(503, 1000)
  const before = fastly.purged.length
  const running = one.ticker.runNow()
  await expect.poll(() => fastly.failed()).toBeGreaterThan(0)
  await one.end()
  await running
  expect(await purged()).toBe(epoch - 1)
  fastly.clearFaults()
  await other.ticker.runNow()
  expect(await purged()).toBe(epoch)
  expect(fastly.purged.length).toBeGreaterThan(before)
})
