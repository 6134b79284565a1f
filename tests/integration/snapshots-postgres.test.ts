import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  bookingData,
  type Content,
  contentDatabase,
  locationData,
  startContent,
} from '#tests/support/content.ts'
import type { PostgresDatabase } from '#tests/support/postgres.ts'

let database: PostgresDatabase
let system: Content

beforeAll(async () => {
  database = await contentDatabase()
  system = await startContent(database.url)
})
afterAll(async () => {
  await system?.stop()
  await database?.drop()
})

it('the housekeeping waits for settings that are saved but not committed yet', async () => {
  const { payload } = system
  const { houseBook } = await import('#house-book/process.ts')
  const { runSql } = await import('#cms/sql.ts')
  const { jobsOf } = await import('../../src/ticker/jobs.ts')
  const book = await houseBook()
  const job = jobsOf(async () => payload).find(({ name }) => name === 'settings')
  const here = await payload.create({ collection: 'locations', data: locationData('here') })
  const { id } = await payload.create({
    collection: 'booking-settings',
    data: bookingData(here.id),
  })

  let housekeeping: Promise<void> | undefined
  const really = book.saveSettings
  const spy = vi.spyOn(book, 'saveSettings')
  spy.mockImplementation(async (location, settings) => {
    spy.mockRestore()
    const saved = await really(location, settings)
    let over = false
    housekeeping = job
      ?.run(() => false)
      .finally(() => {
        over = true
      })
    const isWaiting = async () => {
      const waiting = await runSql(
        payload,
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      return over || waiting.length > 0
    }
    await expect.poll(isWaiting).toBe(true)
    return saved
  })
  await payload.update({ collection: 'booking-settings', id, data: { noticeMinutes: 20 } })
  await housekeeping
  expect((await book.settings(String(here.id)))?.settings.noticeMinutes).toBe(20)
})
