import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const TOKEN = 'a token of the tests, which is long'.replaceAll(' ', '-')
const authorization = `Bearer ${TOKEN}`

/** How long the first run of a job may take to come, ms. */
const WAIT = { timeout: 60_000, interval: 250 }

/** What an open menu listens to. */
const STREAM = '/api/locations/burrard/sold-out'

type Metric = { type: string; labels: Set<string> }

/** The metrics of a scrape by their names, with the labels that its samples have. */
function metricsIn(text: string): Map<string, Metric> {
  const found = new Map<string, Metric>()
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    found.set(name, { type, labels: new Set() })
  for (const [, sample = '', labels = ''] of text.matchAll(/^([a-z0-9_]+)\{(.*)\} \S+$/gm)) {
    const metric = found.get(sample) ?? found.get(sample.replace(/_(bucket|sum|count)$/, ''))
    for (const [, label = ''] of labels.matchAll(/(?:^|,)([a-z_]+)="/g))
      if (label !== 'le') metric?.labels.add(label)
  }
  return found
}

/** What a query may name: histograms also by the series that they consist of. */
function seriesOf(metrics: Map<string, Metric>): Set<string> {
  return new Set(
    [...metrics].flatMap(([name, { type }]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  )
}

const namesIn = (text: string) => new Set(text.match(/\b(?:tableside|nodejs|process)_[a-z0-9_]+/g))

describe.each(['sqlite', 'postgres'] as const)('metrics of a site on %s', (kind) => {
  let site: Site
  let ownPort: number
  let text: string

  beforeAll(async () => {
    ownPort = await freePort()
    const env = { METRICS_TOKEN: TOKEN, METRICS_PORT: String(ownPort) }
    site = await startSite({ seed: inject('seeds')[kind], env })
    for (const path of ['/', '/', '/nowhere', '/menu', '/api/geolocation'])
      await (await fetch(site.url + path, { redirect: 'manual' })).text()
    const success = /^tableside_job_last_success_timestamp_seconds\{name="publishing"\}/m
    await vi.waitFor(async () => expect(await scrape()).toMatch(success), WAIT)
    text = await scrape()
  })
  afterAll(async () => {
    await site.stop()
    expect(await site.ended).toBe(0)
  })

  const ask = (url: string) => fetch(url, { headers: { authorization } })
  const scrape = async () => (await ask(`${site.url}/metrics`)).text()

  test('are served on both ports, to who has the token', async () => {
    for (const origin of [site.url, `http://127.0.0.1:${ownPort}`]) {
      expect((await fetch(`${origin}/metrics`)).status, origin).toBe(401)
      expect((await ask(`${origin}/metrics`)).status, origin).toBe(200)
    }
    expect((await ask(`http://127.0.0.1:${ownPort}/`)).status).toBe(404)
  })

  test('are served on a port of their own to this machine alone, by the one address unless told', async () => {
    for (const address of ['127.0.0.2', '[::1]'])
      await expect(ask(`http://${address}:${ownPort}/metrics`), address).rejects.toThrow()
  })

  test('have what the front, the ticker and the booking engine count, each in its own module graph', () => {
    expect(text).toMatch(/^tableside_http_requests_total\{kind="public",outcome="hit"\} [1-9]/m)
    expect(text).toMatch(/^tableside_render_duration_seconds_count [1-9]/m)
    expect(text).toMatch(/^tableside_job_lease_held\{name="publishing"\} 1$/m)
    expect(text).toMatch(/^tableside_outbox_waiting_messages \d+$/m)
    expect(text).toMatch(/^tableside_booking_results_total\{operation="hold",result="ok"\} 0$/m)
    expect(text).toMatch(/^tableside_content_epoch_age_seconds [01]\.\d+$/m)
    expect(text).toMatch(/^tableside_event_streams_open\{client="guests"\} 0$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
    expect(text).not.toMatch(/^tableside_collector_failures_total\{.*\} [1-9]/m)
    const pools = [...text.matchAll(/^tableside_database_pool_max_connections\{pool="(\w+)"\}/gm)]
    const expected = kind === 'postgres' ? ['bookings', 'content'] : []
    expect(pools.map(([, pool]) => pool).sort()).toEqual(expected)
  })

  test('count an open event stream while it is open, and not as a slow request', async () => {
    const durations = async () =>
      /^tableside_http_request_duration_seconds_count\{kind="api"\} \d+$/m.exec(await scrape())?.[0]
    const open = (streams: number) =>
      new RegExp(`^tableside_event_streams_open\\{client="guests"\\} ${streams}$`, 'm')
    const requests = async () => {
      const counted = /^tableside_http_requests_total\{kind="api",outcome="ok"\} (\d+)$/m
      return Number(counted.exec(await scrape())?.[1])
    }
    const before = [await durations(), await requests()] as const
    const reader = new AbortController()
    const { signal } = reader
    const stream = await fetch(`${site.url}${STREAM}`, {
      signal,
      headers: { accept: 'text/event-stream' },
    })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    await expect.poll(scrape).toMatch(open(1))
    reader.abort()
    await expect.poll(scrape).toMatch(open(0))
    await expect.poll(requests).toBe(before[1] + 1)
    expect(await durations()).toBe(before[0])
  })

  test('are those that the page for operators lists, with their types and labels', () => {
    const rows = readFileSync('docs/operating/watch.md', 'utf8').matchAll(
      /^\| `([a-z0-9_]+)` \| (\w+) \|([^|]*)\|/gm,
    )
    const listed = [...rows].map(([, name = '', type = '', labels = '']) => {
      return [name, { type, labels: [...labels.matchAll(/`([a-z_]+)`/g)].map(([, l]) => l) }]
    })
    const documented = new Map(listed as [string, { type: string; labels: string[] }][])
    const found = metricsIn(text)
    const types = (all: Map<string, { type: string }>) =>
      [...all].map(([name, { type }]) => `${name} ${type}`).sort()
    expect(types(documented)).toEqual(types(found))
    for (const [name, { labels }] of found)
      for (const label of labels) expect(documented.get(name)?.labels, name).toContain(label)
  })

  test('are all that the dashboard and the alerts ask for', () => {
    const series = seriesOf(metricsIn(text))
    for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yml']) {
      const named = namesIn(readFileSync(`docs/monitoring/${file}`, 'utf8'))
      expect(named.size, file).toBeGreaterThan(10)
      expect(
        [...named].filter((name) => !series.has(name)),
        file,
      ).toEqual([])
    }
  })
})

test('whatever counts failures has an alert: a job that never succeeds has nothing else', () => {
  const alerts = namesIn(readFileSync('docs/monitoring/prometheus-alerts.yml', 'utf8'))
  const counted = namesIn(readFileSync('docs/operating/watch.md', 'utf8'))
  const failures = [...counted].filter((name) => name.endsWith('_failures_total'))
  expect(failures).toHaveLength(2)
  expect([...alerts]).toEqual(expect.arrayContaining(failures))
})

test('a site without the settings has no metrics', async () => {
  const [none, unknown] = await Promise.all(
    ['/metrics', '/nowhere'].map((path) =>
      fetch(inject('site') + path, { headers: { authorization } }),
    ),
  )
  expect([none?.status, unknown?.status]).toEqual([404, 404])
  expect(await none?.text()).toBe(await unknown?.text())
})
