import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startTelemetry, type Telemetry } from '#front/telemetry/telemetry.ts'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { connectFront } from '#lib/front/ports.ts'
import { addDays } from '#lib/time/dates.ts'
import { inOwnTrace, inSpan } from '#lib/tracing/span.ts'
import { ida, smallHouse, testEngine } from '#tests/support/booking.ts'
import { serveFront } from '#tests/support/front-server.ts'
import { type Collector, startCollector } from '#tests/support/otlp/collector.ts'

type Next = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>

const PROXY = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }

/** Has this process send its traces and logs to a collector, with these variables. */
async function connect(variables: Record<string, string> = {}) {
  const collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const changes: unknown[] = []
  const telemetry = startTelemetry({ serviceName: 'test', traces: true, logs: true }, (...said) =>
    changes.push(said),
  )
  onTestFinished(async () => {
    collector.stop()
    await telemetry.stop()
    vi.unstubAllEnvs()
  })
  return { collector, telemetry, changes }
}

let epoch = 0

/** Starts the front with `next` in Next's place, and returns its origin. */
async function startFront(telemetry: Telemetry, next: Next, trustedProxies = ['loopback']) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'telemetry-'))
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(folder, name), { recursive: true })
  connectFront({
    epoch: { read: async () => epoch },
    paths: { read: async () => ({ paths: new Set<string>(), redirects: new Map() }) },
  })
  const { sendLine } = telemetry
  const { port, stop } = await serveFront({ next, folder, trustedProxies, sendLine })
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  return `http://127.0.0.1:${port}`
}

const page: Next = async (_, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Tonight</p>')
}

/** Asks as a proxy does for somebody, and waits for the end of the answer. */
async function ask(url: string, headers = {}): Promise<number> {
  const reply = await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.77', ...headers } })
  await reply.text()
  return reply.status
}

const rootsIn = ({ spans }: Collector) => spans.filter(({ kind }) => kind === 2)

describe.each(['SQLite', 'Postgres'] as const)('requests that book on %s', (kind) => {
  test('each have a trace of their own from the front to the statement, however many come at once', async () => {
    const { collector, telemetry } = await connect()
    const fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null)
    onTestFinished(() => fixture.close())
    const { engine } = fixture
    await engine.saveSettings('burrard', smallHouse(4))
    const evening = (days: number) =>
      `${addDays(new Date().toISOString().slice(0, 10), days)}T19:00`
    const origin = await startFront(telemetry, async (req, res) => {
      const days = Number(req.url?.split('/').at(-1))
      const visitor = { token: crypto.randomUUID(), address: null }
      const wish = { locationId: 'burrard', at: evening(days), party: 2 }
      await engine.availability(wish)
      const held = await engine.hold({ ...wish, attribute: 'default' as const, visitor })
      if (!held.ok) throw new Error(held.code)
      const { token } = held.value
      const booked = await engine.reserve({ locationId: 'burrard', token, guest: ida })
      await page(req, res)
      return booked
    })
    const visits = Array.from({ length: 12 }, (_, n) => ask(`${origin}/my/table/${n + 2}`))
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]))
    await telemetry.stop()

    const roots = rootsIn(collector)
    expect(new Set(roots.map(({ trace }) => trace)).size).toBe(12)
    for (const { trace, attributes } of roots) {
      const spans = collector.spans.filter((span) => span.trace === trace)
      const names = spans.map(({ name }) => name)
      const expected = ['booking availability', 'booking hold', 'booking reserve', 'INSERT holds']
      expect(names).toEqual(expect.arrayContaining(expected))
      const hold = spans.find(({ name }) => name === 'booking hold')
      expect(hold?.attributes['tableside.result']).toBe('ok')
      const ids = spans.map((span) => span.attributes['tableside.request_id'])
      expect(new Set(ids)).toEqual(new Set([attributes['tableside.request_id']]))
      const line = collector.logs.find((log) => log.trace === trace)
      expect(line?.attributes['tableside.request_id']).toBe(attributes['tableside.request_id'])
    }
    const said = [ida.lastName, ida.phone.slice(2), 'burrard', '127.0.0.1', '198.51.100.77']
    expect(said.filter((one) => collector.bytes().includes(one))).toEqual([])
  })
})

test('a page from memory has no span; one that is rendered again has', async () => {
  const { collector, telemetry } = await connect()
  const origin = await startFront(telemetry, page)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const visit = async () => {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    get(`${origin}/about`, { agent }, resolve)
    return text(await promise)
  }
  for (let visits = 0; visits < 4; visits++) await visit()
  epoch++
  signalEpoch()
  for (let visits = 0; visits < 3; visits++) await visit()
  await telemetry.stop()
  expect(rootsIn(collector)).toMatchObject([
    { name: 'GET /about', attributes: { 'tableside.outcome': 'rendered', 'url.scheme': 'https' } },
    { name: 'GET /about', attributes: { 'tableside.outcome': 'rendered', 'url.scheme': 'https' } },
  ])
})

test.each([
  ['a trusted proxy’s trace goes on', ['loopback'], 'b7ad6b7169203331'],
  ['anybody else’s trace is none of ours', [], ''],
])('%s, and Next is not told of it', async (_, trusted, parent) => {
  const { collector, telemetry } = await connect()
  const told: unknown[] = []
  const origin = await startFront(
    telemetry,
    (req, res) => {
      told.push(req.headers.traceparent)
      return page(req, res)
    },
    trusted,
  )
  await ask(`${origin}/my/table`, PROXY)
  await telemetry.stop()
  expect(rootsIn(collector).map((root) => root.parent)).toEqual([parent])
  expect(told).toEqual([undefined])
})

test('health checks have no span, and what fails is marked without what the error says', async () => {
  const { collector, telemetry } = await connect()
  const origin = await startFront(telemetry, async () => {
    await inSpan('work', {}, async () => {
      throw Object.assign(new RangeError('Ida Marsh has no table'), { code: 'no_table' })
    })
  })
  await ask(`${origin}/healthz`)
  expect(await ask(`${origin}/my/table?of=ida`)).toBe(500)
  await telemetry.stop()
  const spans = collector.spans.map(({ name, failed: marked, attributes }) => [
    ...[name, marked, attributes['error.type']],
  ])
  expect(spans.sort()).toEqual([
    ['GET /my/[...rest]', true, '500'],
    ['work', true, 'no_table'],
  ])
  const traces = collector.spans.map((span) => JSON.stringify(span)).join()
  expect(traces).not.toMatch(/Ida|of=/)
  expect(collector.logs.map(({ severity }) => severity).sort()).toEqual(['ERROR', 'INFO'])
})

test('of what is not sampled lines alone are sent; a trusted proxy’s trace is sent if it is one that is', async () => {
  const { collector, telemetry } = await connect({
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  const origin = await startFront(telemetry, page)
  await ask(`${origin}/my/table`)
  await ask(`${origin}/my/table`, PROXY)
  await telemetry.stop()
  expect(rootsIn(collector).map(({ parent }) => parent)).toEqual(['b7ad6b7169203331'])
  expect(new Set(collector.spans.map(({ trace }) => trace)).size).toBe(1)
  const ids = collector.logs.map(({ attributes }) => attributes['tableside.request_id'])
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.any(String)])
})

test('what a frozen collector does not take is dropped beyond a bound, and it is told once', async () => {
  const { collector, telemetry, changes } = await connect({ OTEL_EXPORTER_OTLP_TIMEOUT: '200' })
  collector.mode = 'frozen'
  for (let jobs = 0; jobs < 10_000; jobs++) await inOwnTrace('job', {}, async () => {})
  await expect.poll(() => collector.requests.length, { timeout: 30_000 }).toBeGreaterThan(2)
  expect(changes).toEqual([['traces', 'Request timed out']])
  collector.mode = 'taking'
  await telemetry.stop()
  expect(collector.spans.length).toBeGreaterThan(0)
  expect(collector.spans.length).toBeLessThanOrEqual(2048)
})

test('the end does not wait for a collector that never answers', async () => {
  const hour = '3600000'
  const { collector, telemetry } = await connect({
    OTEL_EXPORTER_OTLP_TIMEOUT: hour,
    OTEL_BSP_EXPORT_TIMEOUT: hour,
  })
  collector.mode = 'frozen'
  await inOwnTrace('job', {}, async () => {})
  telemetry.sendLine?.('{"level":30,"time":"2027-01-01T00:00:00Z","msg":"said"}')
  await telemetry.stop()
  expect(collector.requests.map(({ url }) => url).sort()).toEqual(['/v1/logs', '/v1/traces'])
})
