import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { connectFront } from '#lib/front/ports.ts'
import { onScrape, scrape } from '#lib/metrics/collectors.ts'
import { observeProcess } from '#lib/metrics/process-metrics.ts'
import { addDays } from '#lib/time/dates.ts'
import { ida, smallHouse, testEngine } from '#tests/support/booking.ts'
import { serveFront } from '#tests/support/front-server.ts'
import { observeOutbox } from '../../src/ticker/outbox-metrics.ts'

const TOKEN = 'm'.repeat(40)
const authorized = { headers: { authorization: `Bearer ${TOKEN}` } }

function page(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const found = !req.url?.startsWith('/not-found')
  res.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
  res.end(found ? '<p>Tonight</p>' : '<p>This page could not be found</p>')
  return Promise.resolve()
}

async function startFront(metricsToken?: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'metrics-'))
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(folder, name), { recursive: true })
  connectFront({
    paths: { read: async () => ({ paths: new Set<string>(), redirects: new Map() }) },
  })
  const token = metricsToken ? { metricsToken } : {}
  const { port, stop } = await serveFront({ next: page, folder, ...token })
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  return `http://127.0.0.1:${port}`
}

/** The value of one sample; undefined where there is none. */
function sample(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

describe('the front', () => {
  // ASVS 13.4.5
  test('without a token the address of the metrics is an unknown one', async () => {
    const origin = await startFront()
    const [metrics, nowhere] = await Promise.all(
      ['/metrics', '/nowhere'].map((address) => fetch(origin + address, authorized)),
    )
    expect(metrics?.status).toBe(404)
    expect(await metrics?.text()).toBe(await nowhere?.text())
    const post = await fetch(`${origin}/metrics`, { method: 'POST' })
    expect(post.status).toBe(405)
  })

  test('with the token a scrape has what was asked since, cached hits included', async () => {
    const origin = await startFront(TOKEN)
    expect((await fetch(`${origin}/metrics`)).status).toBe(401)
    const before = await (await fetch(`${origin}/metrics`, authorized)).text()
    for (let visits = 0; visits < 5; visits++) await (await fetch(`${origin}/about`)).text()
    await fetch(`${origin}/nowhere`)
    const reply = await fetch(`${origin}/metrics`, authorized)
    expect(reply.status).toBe(200)
    const after = await reply.text()
    const risen = (name: string) => (sample(after, name) ?? 0) - (sample(before, name) ?? 0)
    const requests = 'tableside_http_requests_total'
    expect(risen(`${requests}{kind="public",outcome="rendered"}`)).toBe(1)
    expect(risen(`${requests}{kind="public",outcome="hit"}`)).toBe(4)
    expect(risen(`${requests}{kind="public",outcome="client_error"}`)).toBe(1)
    expect(risen('tableside_http_request_duration_seconds_count{kind="public"}')).toBe(2)
    expect(risen('tableside_render_duration_seconds_count')).toBe(2)
    expect(risen('tableside_page_cache_entries{pool="primary"}')).toBe(2)
    expect(sample(after, 'tableside_page_cache_bytes{pool="primary"}')).toBeGreaterThan(0)
    expect(sample(after, 'tableside_limiter_limit{limiter="renders"}')).toBe(8)
    expect(sample(after, 'tableside_ready')).toBe(1)
    expect(after).not.toMatch(/about|nowhere/)
  })

  test('a collector that fails leaves the others in the scrape', async () => {
    const told = vi.mocked(console.error).mockImplementation(() => {})
    const origin = await startFront(TOKEN)
    onScrape('broken', () => {
      throw new Error('no')
    })
    const reply = await fetch(`${origin}/metrics`, authorized)
    expect(reply.status).toBe(200)
    const text = await reply.text()
    expect(sample(text, 'tableside_collector_failures_total{collector="broken"}')).toBe(1)
    expect(sample(text, 'tableside_ready')).toBe(1)
    expect(told).toHaveBeenCalledTimes(1)
    told.mockClear()
    onScrape('broken', () => {})
  })
})

describe.each(['SQLite', 'Postgres'] as const)('the booking engine on %s', (kind) => {
  let now = Date.parse('2027-03-10T20:00Z')
  const start = async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    const fixture = await testEngine(server, { clock: () => now })
    onTestFinished(() => fixture.close())
    await fixture.engine.saveSettings('burrard', smallHouse(1))
    return fixture
  }
  const evening = (days: number) => `${addDays('2027-03-20', days)}T19:00`
  const request = (at: string) => ({
    ...{ locationId: 'burrard', at, party: 2, attribute: 'default' as const },
    visitor: { token: crypto.randomUUID(), address: null },
  })

  test('counts what became of holds and reservations by its code', async () => {
    const { engine } = await start()
    const results = async (operation: string, result: string) =>
      sample(
        await scrape(),
        `tableside_booking_results_total{operation="${operation}",result="${result}"}`,
      ) ?? 0
    const before = {
      held: await results('hold', 'ok'),
      booked: await results('reserve', 'ok'),
      cancelled: await results('cancel', 'ok'),
    }
    const held = await engine.hold(request(evening(0)))
    if (!held.ok) throw new Error(held.code)
    const second = await engine.hold(request(evening(0)))
    if (second.ok) throw new Error('the only table was given twice')
    expect(await results('hold', 'ok')).toBe(before.held + 1)
    expect(await results('hold', second.code)).toBeGreaterThan(0)
    const booked = await engine.reserve({
      ...{ locationId: 'burrard', token: held.value.token, guest: ida },
    })
    if (!booked.ok) throw new Error(booked.code)
    expect(await results('reserve', 'ok')).toBe(before.booked + 1)
    await engine.cancel(booked.value.manageToken)
    expect(await results('cancel', 'ok')).toBe(before.cancelled + 1)
  })

  test('knows what waits in the outbox, for how long, and what was given up', async () => {
    const { engine } = await start()
    const { outbox } = engine
    expect(await outbox.backlog()).toEqual({ waiting: 0, oldestMs: null, dead: 0 })
    const message = (id: string) => ({
      ...{ kind: 'test', id, locationId: '', recipient: 'ida@example.com', payload: {} },
    })
    await outbox.queue(message('due'))
    await outbox.queue({ ...message('later'), dueAt: now + 3_600_000 })
    now += 60_000
    expect(await outbox.backlog()).toEqual({ waiting: 1, oldestMs: 60_000, dead: 0 })
    const deliver = (outcome: 'failed' | 'refused' | 'sent') =>
      outbox.deliver({
        deliver: async () =>
          outcome === 'sent' ? { outcome } : { outcome, reason: 'the server is away' },
        onError: () => {},
      })
    // Tried in vain, it waits for its next attempt and is as old as before.
    await deliver('failed')
    expect(await outbox.backlog()).toEqual({ waiting: 1, oldestMs: 60_000, dead: 0 })
    now += 600_000
    await deliver('refused')
    expect(await outbox.backlog()).toEqual({ waiting: 0, oldestMs: null, dead: 1 })
    now += 3_600_000
    await deliver('sent')
    expect(await outbox.backlog()).toEqual({ waiting: 0, oldestMs: null, dead: 1 })
  })

  test('asks the outbox once for scrapes that follow each other', async () => {
    const { engine } = await start()
    const asked = vi.fn(engine.outbox.backlog)
    observeOutbox(async () => ({ outbox: { ...engine.outbox, backlog: asked } }))
    await scrape()
    const text = await scrape()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(sample(text, 'tableside_outbox_waiting_messages')).toBe(0)
    expect(sample(text, 'tableside_outbox_oldest_waiting_seconds')).toBe(0)
    expect(sample(text, 'tableside_outbox_dead_messages')).toBe(0)
    onScrape('outbox', () => {})
  })

  test('says of its connections how many are used, idle and waited for, on Postgres', async () => {
    const { engine } = await start()
    observeProcess()
    await engine.now()
    const text = await scrape()
    const idle = 'tableside_database_pool_connections{pool="bookings",state="idle"}'
    const most = 'tableside_database_pool_max_connections{pool="bookings"}'
    const waiting = 'tableside_database_pool_waiting{pool="bookings"}'
    const read = [idle, most, waiting].map((name) => sample(text, name))
    if (kind === 'SQLite') expect(read).toEqual([undefined, undefined, undefined])
    else expect(read).toEqual([expect.toSatisfy((n) => n >= 1), 10, 0])
  })
})

test('while the outbox cannot be read, there are no samples of it', async () => {
  const told = vi.mocked(console.error).mockImplementation(() => {})
  observeOutbox(() => Promise.reject(new Error('away')))
  const text = await scrape()
  expect(sample(text, 'tableside_outbox_waiting_messages')).toBeUndefined()
  expect(sample(text, 'tableside_collector_failures_total{collector="outbox"}')).toBe(1)
  told.mockClear()
})
