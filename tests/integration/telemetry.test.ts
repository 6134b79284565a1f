import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { staleAtMost } from '#lib/front/render-context.ts'
import { addDays } from '#lib/time/dates.ts'
import { inSpan } from '#lib/tracing/span.ts'
import { ida, smallHouse, testEngine } from '#tests/support/booking.ts'
import {
  ask,
  connect,
  keptConnection,
  PROXY,
  page,
  publish,
  rootsIn,
  startFront,
} from '#tests/support/otlp/traced-front.ts'

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
  await ask(`${origin}/about`)
  // The fast path keeps a connection whose first page is in memory.
  const visit = keptConnection(`${origin}/about`)
  for (let visits = 0; visits < 4; visits++) await visit()
  publish()
  for (let visits = 0; visits < 3; visits++) await visit()
  await telemetry.stop()
  expect(rootsIn(collector)).toMatchObject([
    { name: 'GET /about', attributes: { 'tableside.outcome': 'rendered', 'url.scheme': 'https' } },
    { name: 'GET /about', attributes: { 'tableside.outcome': 'rendered', 'url.scheme': 'https' } },
  ])
})

test('a page that cannot be rendered again has a span that says so, and the error page one of its own', async () => {
  const { collector, telemetry } = await connect()
  let broken = false
  const origin = await startFront(telemetry, async (req, res) => {
    if (broken) throw new Error('no database')
    staleAtMost(0)
    await page(req, res)
  })
  await ask(`${origin}/about`)
  const visit = keptConnection(`${origin}/about`)
  await visit()
  broken = true
  publish()
  await visit()
  await telemetry.stop()
  expect(rootsIn(collector).map(({ failed, attributes }) => [failed, attributes])).toMatchObject([
    [false, { 'tableside.outcome': 'rendered' }],
    [true, { 'tableside.outcome': 'failed' }],
    [true, { 'http.response.status_code': 503 }],
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
