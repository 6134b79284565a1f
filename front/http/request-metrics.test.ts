import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrape } from '#lib/metrics/collectors.ts'
import { countRequest, hitCollector, outcomeLabel } from './request-metrics.ts'

const OUTCOMES = [
  ...['hit', 'rendered', 'stale', 'ok'],
  ...['redirect', 'client_error', 'server_error', 'aborted'],
]

const served = (url: string, status: number, outcome: string) => ({
  ...{ url, status, outcome },
  began: performance.now(),
})

test('whatever the log says of a request, its outcome is one of eight words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.string(), (status, outcome) => {
      expect(OUTCOMES).toContain(outcomeLabel(status, outcome))
    }),
  )
  expect(outcomeLabel(304, 'rendered')).toBe('rendered')
  expect(outcomeLabel(307, 'rendered')).toBe('redirect')
  expect(outcomeLabel(429, 'too_many_requests')).toBe('client_error')
  expect(outcomeLabel(200, 'api')).toBe('ok')
})

test('requests are counted by the kind of their route, and nothing of their address is kept', async () => {
  countRequest(served('/locations/harbour?country=ca', 200, 'rendered'))
  countRequest(served('/my/reservations/secret-token', 200, 'rendered'))
  countRequest(served('/api/geolocation', 503, 'failed'))
  countRequest(served('/no/such/page/at-all', 404, 'not-found'))
  countRequest(served('/%zz', 400, 'malformed'))
  const text = await scrape()
  const requests = 'tableside_http_requests_total'
  expect(text).toContain(`${requests}{kind="public",outcome="rendered"} 1`)
  expect(text).toContain(`${requests}{kind="private",outcome="rendered"} 1`)
  expect(text).toContain(`${requests}{kind="api",outcome="server_error"} 1`)
  expect(text).toContain(`${requests}{kind="unknown",outcome="client_error"} 2`)
  expect(text).not.toMatch(/harbour|secret|no\/such|zz/)
})

test('durations are of what is neither a cached hit nor an event stream', async () => {
  const count = async () =>
    Number(
      /^tableside_http_request_duration_seconds_count{kind="admin"} (\d+)$/m.exec(
        await scrape(),
      )?.[1] ?? 0,
    )
  countRequest(served('/admin', 200, 'hit'))
  countRequest(served('/admin', 200, 'admin'), true)
  expect(await count()).toBe(0)
  countRequest(served('/admin', 200, 'admin'))
  expect(await count()).toBe(1)
})

test('hits are plain numbers until a scrape adds what is new of them', async () => {
  const hits = { pages: 3, files: 0 }
  const collect = hitCollector(hits)
  collect()
  hits.pages += 2
  hits.files += 7
  collect()
  collect()
  const text = await scrape()
  expect(text).toContain('tableside_http_requests_total{kind="public",outcome="hit"} 5')
  expect(text).toContain('tableside_http_requests_total{kind="file",outcome="hit"} 7')
})
