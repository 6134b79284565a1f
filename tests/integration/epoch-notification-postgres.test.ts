import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runSql } from '#cms/database/sql.ts'
import { listenForNotifications, notifySql } from '#lib/postgres/notifications.ts'
import { type Content, contentDatabase, startContent } from '#tests/support/content.ts'

const published = vi.fn()
const marked = vi.fn()
let system: Content
const ended: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await contentDatabase()
  system = await startContent(database.url)
  const stop = listenForNotifications(database.url, {
    tableside_epoch: published,
    tableside_sold_out: marked,
  })
  ended.push(
    () => database.drop(),
    () => system.stop(),
    stop,
  )
})
afterAll(async () => {
  for (const end of ended.toReversed()) await end()
})

/** How many publishes have been heard of so far: notifications arrive in the order of their commits. */
async function heardSoFar(): Promise<number> {
  marked.mockClear()
  await runSql(system.payload, notifySql('tableside_sold_out'))
  await expect.poll(() => marked).toHaveBeenCalled()
  return published.mock.calls.length
}

test('other instances on Postgres hear of a publish, and not of a draft', async () => {
  await expect.poll(() => published).toHaveBeenCalled()
  const id = await system.openLocation('harbour')
  const before = await heardSoFar()
  expect(before).toBeGreaterThan(1)
  const save = (title: string, status: 'draft' | 'published') =>
    system.payload.update({
      ...{ collection: 'locations', id, data: { title, _status: status } },
      draft: status === 'draft',
    })
  await save('Harbour House', 'draft')
  expect(await heardSoFar()).toBe(before)
  await save('Harbour House', 'published')
  expect(await heardSoFar()).toBeGreaterThan(before)
})
