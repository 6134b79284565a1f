import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { postgresProbe } from '#lib/outage/postgres-probe.ts'
import { DataPool } from '#lib/postgres/pool.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { openPostgres } from '#storage/postgres/database.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { GREETING, letterOf, onMessages, refusal } from '#tests/support/postgres-wire.ts'

/** What is closed after a test, last first. */
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

const NOBODY = 'postgres://nobody@127.0.0.1:1/none'

/** A database, and a pooler before it that lets everybody in and has no session for anybody. */
async function fullPooler() {
  const { url: direct, drop } = await createDatabase(inject('postgres'))
  const near = new Set<Socket>()
  const server = createServer((client) => {
    near.add(client)
    client.on('error', () => {})
    let greeted = false
    onMessages(
      client,
      (message) => {
        if (!greeted) client.write(GREETING)
        else if (['Q', 'S'].includes(letterOf(message))) client.end(refusal('query_wait_timeout'))
        greeted = true
      },
      () => greeted,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(drop, async () => {
    server.close()
    for (const socket of near) socket.destroy()
  })
  const url = new URL(direct)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, direct }
}

test('who is given no session is told that it is busy, bookings and content', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const { url, direct } = await fullPooler()
  const store = await openPostgres(url, { directUrl: direct })
  const content = new DataPool({ connectionString: url }, 'content')
  opened.push(store.close, () => content.end())
  await expect(store.all('SELECT 1')).rejects.toBeInstanceOf(BusyError)
  const nothing = async () => ({ ok: true as const, value: null })
  await expect(store.transaction({}, nothing)).rejects.toBeInstanceOf(BusyError)
  await expect(content.query('SELECT 1')).rejects.toBeInstanceOf(BusyError)
})

test('that is no outage while Postgres itself takes writes, and one while it does not', async () => {
  const { url, direct } = await fullPooler()
  expect(await postgresProbe(url, direct).check()).toBeNull()
  expect(await postgresProbe(url, NOBODY).check()).toMatchObject({ code: 'database_unavailable' })
})
