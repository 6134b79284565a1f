import { expect, test } from 'vitest'
import { inOwnTrace } from '#lib/tracing/span.ts'
import { ask, connect, PROXY, page, rootsIn, startFront } from '#tests/support/otlp/traced-front.ts'

// ASVS 16.4.3
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
