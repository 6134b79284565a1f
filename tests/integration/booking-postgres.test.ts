import { createServer } from 'node:net'
import { afterEach, expect, inject, test } from 'vitest'
import { openPostgres } from '#house-book/store/postgres/database.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { openQuietLine } from '#tests/support/quiet-line.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

test('a statement that does not come to an end is an error, and the next one is answered', async () => {
  const database = await createDatabase(inject('postgres'))
  const store = await openPostgres(database.url, { patience: 500 })
  opened.push(database.drop, store.close)
  await expect(store.all('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  expect(await store.all('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server that takes the connection and says nothing is an error', async () => {
  const silent = createServer((socket) => socket.resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise((resolve) => silent.close(resolve)))
  const { port } = silent.address() as { port: number }
  const url = `postgres://nobody@127.0.0.1:${port}/none`
  await expect(openPostgres(url, { patience: 300 })).rejects.toThrow('timeout')
})

test('a line that falls silent is an error after a while, and the next statement takes another one', async () => {
  const database = await createDatabase(inject('postgres'))
  const line = await openQuietLine(database.url)
  const store = await openPostgres(line.url, { patience: 200 })
  opened.push(database.drop, line.stop, store.close)
  line.fallSilent()
  await expect(store.all('SELECT 1 AS one')).rejects.toThrow('timeout')
  expect(await store.all('SELECT 1 AS one')).toEqual([{ one: 1 }])
})
