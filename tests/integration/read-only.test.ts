import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readOnlyUntil, setReadOnlyUntil } from '#lib/read-only/read-only.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { beginReadOnly, endReadOnly, readReadOnly } from '#storage/read-only.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { FRONT_ORIGIN, serveFront } from '#tests/support/front-server.ts'
import { watchReadOnly } from '../../src/ticker/read-only-watch.ts'

const HOUR = 3_600_000

describe.each(['SQLite', 'Postgres'] as const)('the switch on %s', (kind) => {
  let now = Date.parse('2027-04-02T19:00Z')
  let fixture: TestEngine
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture?.close())

  test('is off at first, holds for as long as was said, and ends by itself', async () => {
    const { store } = fixture
    expect(await readReadOnly(store)).toBeNull()
    const until = await beginReadOnly(store, HOUR)
    expect(await readReadOnly(store)).toBe(until)
    expect(until).toBe(now + HOUR)
    now += HOUR
    expect(await readReadOnly(store)).toBeNull()
    expect(await endReadOnly(store)).toBe(false)
  })

  test('said again it holds from then on, and can be ended before', async () => {
    const { store } = fixture
    await beginReadOnly(store, HOUR)
    now += HOUR / 2
    expect(await beginReadOnly(store, HOUR)).toBe(now + HOUR)
    expect(await endReadOnly(store)).toBe(true)
    expect(await readReadOnly(store)).toBeNull()
  })

  test('is known to an instance before it takes its first request, and when another process sets it back', async () => {
    const { store, where } = fixture
    const other = await openBookingDatabase(where, { clock: () => now })
    onTestFinished(() => other.close())
    const until = await beginReadOnly(other, HOUR)
    const stop = await watchReadOnly(async () => store)
    onTestFinished(async () => {
      await stop()
      setReadOnlyUntil(null)
    })
    expect(readOnlyUntil()).toBe(new Date(until).toISOString())
    await endReadOnly(other)
    await expect.poll(readOnlyUntil).toBeNull()
  })

  test('stays as it was while the database cannot be asked', async () => {
    const { store } = fixture
    const until = await beginReadOnly(store, HOUR)
    let isAway = false
    let asked = 0
    const stop = await watchReadOnly(async () => {
      asked += 1
      if (isAway) throw new Error('the database is away')
      return store
    })
    onTestFinished(async () => {
      await stop()
      setReadOnlyUntil(null)
      await endReadOnly(store)
    })
    isAway = true
    const before = asked
    await expect.poll(() => asked).toBeGreaterThan(before + 1)
    expect(readOnlyUntil()).toBe(new Date(until).toISOString())
  })
})

describe('the front of a site that is read-only', () => {
  let folder: string
  let served: Awaited<ReturnType<typeof serveFront>>
  /** What has reached what stands in Next's place. */
  const reached: string[] = []
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-read-only-'))
    for (const name of ['dist', 'public', 'media']) mkdirSync(path.join(folder, name))
    served = await serveFront({
      folder,
      next: async (req: IncomingMessage, res: ServerResponse) => {
        reached.push(`${req.method} ${req.url}`)
        res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Tonight</p>')
      },
    })
    setReadOnlyUntil(Date.now() + HOUR)
  })
  afterAll(() => {
    setReadOnlyUntil(null)
    served?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${served.port}${address}`, {
      ...init,
      headers: { origin: FRONT_ORIGIN, 'content-type': 'application/json', ...init.headers },
    })
  const post = (address: string, headers: Record<string, string> = {}, method = 'POST') =>
    ask(address, { method, body: '{}', headers })

  test('pages, the admin and what only reads are served as always', async () => {
    for (const address of ['/', '/admin', '/admin/api/menus', '/api/geolocation'])
      expect((await ask(address)).status, address).toBe(200)
    for (const address of [
      '/api/opentable/get-availability',
      '/api/opentable/get-alternatives',
      '/api/opentable/get-experiences',
      '/api/opentable/get-total',
    ])
      expect((await post(address)).status, address).toBe(200)
    // A search whose conditions are too long for an address.
    const search = { 'x-payload-http-method-override': 'GET' }
    expect((await post('/admin/api/menus', search)).status).toBe(200)
  })

  test.each([
    ['POST', '/api/opentable/lock-availability'],
    ['POST', '/api/opentable/reserve'],
    ['POST', '/api/newsletter'],
    ['POST', '/api/group-bookings'],
    ['POST', '/api/careers-apply'],
    ['POST', '/api/bulk-gift-card-apply'],
    ['POST', '/api/stripe/webhook'],
    ['POST', '/admin/api/menus'],
    ['PATCH', '/admin/api/menus/1'],
    ['DELETE', '/admin/api/menus/1'],
    ['POST', '/admin/api/staff/login'],
    ['POST', '/admin/collections/menus/1'],
  ])('%s %s is refused before anything of it runs', async (method, address) => {
    reached.splice(0)
    const answer = await post(address, {}, method)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.json()).toMatchObject({
      error: { code: 'read_only', message: expect.stringContaining('You can read everything') },
    })
    expect(reached).toEqual([])
  })

  test.each([
    ['a number that says STOP', '/api/text-messages/inbound', 'application/x-www-form-urlencoded'],
    ['a reader who leaves', '/my/newsletter/12.token/unsubscribe', 'application/json'],
    ['the PIN of a shared tablet', '/admin/api/tablets/unlock', 'application/json'],
    ['a tablet that is locked', '/admin/api/tablets/lock', 'application/json'],
    ['somebody who signs out', '/admin/api/staff/logout', 'application/json'],
  ])('%s is heard all the same', async (_, address, type) => {
    expect((await post(address, { 'content-type': type })).status).toBe(200)
  })

  test('a POST to a page of the admin is no read, whatever method it says it is', async () => {
    const override = { 'x-http-method-override': 'GET' }
    expect((await post('/admin/collections/menus', override)).status).toBe(503)
  })

  test('a guest who cancels by the link of a mail gets a page in plain words', async () => {
    const answer = await post('/my/reservations/token/cancel', {
      ...{ accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    const page = await answer.text()
    expect(page).toContain('One moment, please')
    expect(page).toContain('nothing can be booked, sent or changed right now')
  })

  test('when the switch is set back the same request goes through', async () => {
    setReadOnlyUntil(null)
    expect((await post('/api/opentable/reserve')).status).toBe(200)
  })
})
