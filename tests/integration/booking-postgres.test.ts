import { createServer } from 'node:net'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '#storage/postgres/database.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { lineTo } from '#tests/support/postgres-line.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of opened.splice(0).toReversed()) await close()
})

test('a statement that does not come to an end is an error, and the next one is answered', async () => {
  const database = await createDatabase(inject('postgres'))
  const store = await openPostgres(database.url)
  opened.push(database.drop, store.close)
  expect(await store.all('SHOW statement_timeout')).toEqual([{ statement_timeout: '20s' }])
  // The server ends it, here because it is told to.
  const endless = expect(store.all('SELECT pg_sleep(3600)')).rejects.toMatchObject({
    code: '57014',
  })
  const end = () =>
    store.all(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE query = 'SELECT pg_sleep(3600)' AND state = 'active' AND datname = current_database()`)
  await expect.poll(end).toHaveLength(1)
  await endless
  expect(await store.all('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server that takes the connection and says nothing is an error', async () => {
  let taken = 0
  const silent = createServer((socket) => {
    taken++
    socket.resume()
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise((resolve) => silent.close(resolve)))
  const { port } = silent.address() as { port: number }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opening = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`)
  const refused = expect(opening).rejects.toThrow('timeout')
  await expect.poll(() => taken).toBe(1)
  await vi.advanceTimersByTimeAsync(20_000)
  await refused
})

test('a line that falls silent is an error after a while, and the next statement takes another one', async () => {
  const database = await createDatabase(inject('postgres'))
  const line = await lineTo(database.url)
  const store = await openPostgres(line.url)
  opened.push(database.drop, line.close, store.close)
  line.hush()
  line.mend()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const unanswered = expect(store.all('SELECT 1 AS one')).rejects.toThrow('timeout')
  // The wait for a lock, and the statement behind it.
  await vi.advanceTimersByTimeAsync(40_000)
  await unanswered
  vi.useRealTimers()
  expect(await store.all('SELECT 1 AS one')).toEqual([{ one: 1 }])
})
