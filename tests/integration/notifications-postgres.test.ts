import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { listenForNotifications, notifySql } from '#lib/postgres/notifications.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { lineTo } from '#tests/support/postgres-line.ts'

const heard = { tableside_epoch: vi.fn(), tableside_sold_out: vi.fn() }
const ended: (() => Promise<unknown>)[] = []

beforeEach(() => vi.resetAllMocks())
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ended.splice(0).toReversed()) await end()
})

/** A database, a line to it that can be cut, and who listens behind the line. */
async function setUp() {
  const database = await createDatabase(inject('postgres'))
  const line = await lineTo(database.url)
  const other = await openPostgres(database.url)
  const stop = listenForNotifications(line.url, heard)
  ended.push(database.drop, line.close, other.close, stop)
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledOnce()
  return { other, line, stop }
}

test('an instance hears what another one tells, on its own channel', async () => {
  const { other } = await setUp()
  await other.all(notifySql('tableside_epoch'))
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledTimes(2)
  expect(heard.tableside_sold_out).toHaveBeenCalledOnce()
})

test('nothing is heard of what was rolled back, and it is heard once committed', async () => {
  const { other } = await setUp()
  const notified = (ok: boolean) =>
    other.transaction({}, async (sql) => {
      await sql.all(notifySql('tableside_sold_out'))
      return ok ? { ok, value: null } : { ok, code: 'not_found' as const }
    })
  await notified(false)
  await other.all(notifySql('tableside_epoch'))
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledTimes(2)
  expect(heard.tableside_sold_out).toHaveBeenCalledOnce()
  await notified(true)
  await expect.poll(() => heard.tableside_sold_out).toHaveBeenCalledTimes(2)
})

test('a session that is lost is opened again, and then everything is looked for', async () => {
  const { other } = await setUp()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = vi.getTimerCount()
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tableside notifications' AND datname = current_database()`
  expect(await other.all(end)).toHaveLength(1)
  // The loss is noticed: another try waits.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(before)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledTimes(2)
  await other.all(notifySql('tableside_epoch'))
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledTimes(3)
})

test('who has stopped hears nothing, and keeps no connection', async () => {
  const { other, stop } = await setUp()
  await stop()
  const sessions = () =>
    other.all(`SELECT pid FROM pg_stat_activity
      WHERE application_name = 'tableside notifications' AND datname = current_database()`)
  await expect.poll(sessions).toEqual([])
  await other.all(notifySql('tableside_epoch'))
  expect(heard.tableside_epoch).toHaveBeenCalledOnce()
})

test('who stops while the server does not answer is not kept waiting', async () => {
  const database = await createDatabase(inject('postgres'))
  const line = await lineTo(database.url)
  ended.push(database.drop, line.close)
  line.hush()
  // No time passes: whatever waits for a timeout waits for good.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = listenForNotifications(line.url, heard)
  await stop()
  expect(heard.tableside_epoch).not.toHaveBeenCalled()
})
