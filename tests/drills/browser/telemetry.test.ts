import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { type Collector, type ReceivedSpan, startCollector } from '#tests/support/otlp/collector.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const PROXY_TRACE = '0af7651916cd43dd8448eb211c80319c'
const PROXY_SPAN = 'b7ad6b7169203331'

/** What a booking, a browser and an address say of somebody. */
const guest = {
  lastName: 'Quetzalcoatlus',
  email: 'quetzal@personal.example',
  phone: '604-555-0177',
}
const browser = {
  cookie: 'secret_cookie=crumbs-of-somebody',
  'user-agent': 'A-Browser-Of-Somebody',
  'x-forwarded-for': '198.51.100.77',
}

describe.each(['sqlite', 'postgres'] as const)('traces and logs of a site on %s', (kind) => {
  let collector: Collector
  let site: Site
  let manageUrl: string

  beforeAll(async () => {
    collector = await startCollector()
    site = await startSite({
      seed: inject('seeds')[kind],
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
        OTEL_SERVICE_NAME: 'saltwood',
      },
    })
    manageUrl = await bookTable(site, { uid: 'burrard', ...guest })
    const visit = { headers: browser, redirect: 'manual' } as const
    await (await fetch(`${manageUrl}?said=a-query-of-somebody`, visit)).text()
    const proxy = { traceparent: `00-${PROXY_TRACE}-${PROXY_SPAN}-01` }
    const page = await fetch(`${site.url}/locations/kitsilano`, { headers: proxy })
    expect(page.status).toBe(200)
    await page.text()
    // Its end sends what is left.
    await site.stop()
    expect(await site.ended).toBe(0)
  })
  afterAll(() => collector.stop())

  const traceOf = (name: string) => {
    const root = collector.spans.find((span) => span.name === name && isServed(span))
    if (!root) throw new Error(`no ${name} among ${collector.spans.map((s) => s.name).join(', ')}`)
    const spans = collector.spans.filter(({ trace }) => trace === root.trace)
    const ancestorsOf = ({ parent }: ReceivedSpan): ReceivedSpan[] =>
      spans.filter(({ id }) => id === parent).flatMap((span) => [span, ...ancestorsOf(span)])
    return { root, spans, ancestorsOf }
  }
  const isServed = ({ scope, kind: spanKind }: ReceivedSpan) =>
    scope === 'tableside' && spanKind === 2

  test('lead from the front through Next and the engine to the statement', () => {
    const { root, spans, ancestorsOf } = traceOf('POST /api/opentable/lock-availability')
    const statement = spans.find(
      ({ attributes }) =>
        attributes['db.collection.name'] === 'day_versions' &&
        attributes['db.operation.name'] === 'INSERT',
    )
    if (!statement) throw new Error(`no statement among ${spans.map(({ name }) => name)}`)
    expect(statement.attributes['db.system.name']).toBe(kind === 'sqlite' ? 'sqlite' : 'postgresql')
    expect(statement.attributes['db.query.text']).toMatch(/\$\d/)
    const names = ancestorsOf(statement).map(({ scope, name }) => [scope, name])
    expect(names).toEqual([
      ['tableside', 'transaction'],
      ['tableside', 'booking hold'],
      ['next.js', 'executing api route (app) /api/opentable/lock-availability'],
      ...names.slice(3, -1),
      ['tableside', 'POST /api/opentable/lock-availability'],
    ])
    expect(root.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/opentable/lock-availability',
      'http.response.status_code': 200,
      'url.path': '/api/opentable/lock-availability',
      'tableside.outcome': 'api',
    })
    expect(root.resource['service.name']).toBe('saltwood')
  })

  // ASVS 16.4.3
  test('have the id of the request in each span and in the line of the log', () => {
    const { root, spans } = traceOf('POST /api/opentable/reserve')
    const requestId = root.attributes['tableside.request_id']
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(spans.length).toBeGreaterThan(5)
    for (const span of spans) expect(span.attributes['tableside.request_id']).toBe(requestId)
    const lines = collector.logs.filter(({ trace }) => trace === root.trace)
    expect(lines).toMatchObject([
      {
        span: root.id,
        severity: 'INFO',
        body: 'request',
        attributes: { 'tableside.request_id': requestId, 'http.response.status_code': 200 },
      },
    ])
    const line = site
      .log()
      .split('\n')
      .find((one) => one.includes(`"requestId":"${requestId}"`))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: root.trace, spanId: root.id })
  })

  test('go on with the trace of a trusted proxy, down to the content’s statements', () => {
    const { root, spans } = traceOf('GET /locations/[uid]')
    expect([root.trace, root.parent]).toEqual([PROXY_TRACE, PROXY_SPAN])
    const read = spans.filter(({ attributes }) => attributes['db.namespace'] === 'content')
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter(({ attributes }) => 'db.query.text' in attributes)).toEqual([])
    expect(spans.some(({ name }) => name.startsWith('render route (app) /locations/'))).toBe(true)
  })

  test('begin with a request or a job: Next has none of its own', () => {
    const roots = collector.spans.filter(({ parent }) => parent === '')
    expect(new Set(roots.map(({ scope }) => scope))).toEqual(new Set(['tableside']))
  })

  test('have the jobs of the ticker as traces of their own', () => {
    const jobs = collector.spans.filter(({ name }) => name === 'job post')
    expect(jobs.length).toBeGreaterThan(0)
    for (const job of jobs)
      expect([job.parent, job.attributes]).toEqual(['', { 'tableside.job': 'post' }])
  })

  test('come with the headers that are set, as protobuf', () => {
    for (const { url, method, headers } of collector.requests) {
      expect(['/v1/traces', '/v1/logs']).toContain(url)
      expect([method, headers.authorization]).toEqual(['POST', 'Bearer of-the-collector'])
      expect(headers['content-type']).toBe('application/x-protobuf')
    }
  })

  // ASVS 14.2.3, 16.2.5
  test('say nothing of a guest: no name, mail, telephone, address, cookie, query or token', () => {
    const { spans } = traceOf('GET /my/[...rest]')
    expect(spans.length).toBeGreaterThan(1)
    const token = new URL(manageUrl).pathname.split('/').at(-1) as string
    expect(token.length).toBeGreaterThan(10)
    const bytes = collector.bytes()
    const said = [...Object.values(guest), '5550177', token, 'a-query-of-somebody']
    said.push('crumbs-of-somebody', 'A-Browser-Of-Somebody', '198.51.100.77', '198.19.')
    expect(said.filter((one) => bytes.includes(one))).toEqual([])
    expect(bytes.includes('/my/…')).toBe(true)
  })
})

/** How long a collector is waited for in these tests; the SDK reads it from the environment, ms. */
const SHORT = { OTEL_EXPORTER_OTLP_TIMEOUT: '300', OTEL_BSP_SCHEDULE_DELAY: '100' }

/** Starts a site that sends to `url`, has it render a page, and waits until it says that nothing arrives. */
async function siteWithout(url: string): Promise<Site> {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...SHORT }
  const site = await startSite({ seed: inject('seeds').sqlite, env })
  for (let visits = 0; visits < 30; visits++) {
    const page = await fetch(`${site.url}/api/locations?visit=${visits}`)
    await page.text()
    expect(page.status).toBeLessThan(500)
  }
  await expect.poll(() => failuresIn(site), { timeout: 60_000 }).toEqual(['logs', 'traces'])
  return site
}

/** The signals that a site says it cannot get rid of. */
const failuresIn = (site: Site) =>
  [...site.log().matchAll(/^.*"msg":"the OTLP collector does not take.*$/gm)]
    .map(([line]) => JSON.parse(line).signal as string)
    .sort()

test.each(['dead', 'frozen'] as const)(
  'a collector that is %s stops no site, and is one line of the log for traces and one for logs',
  async (how) => {
    const frozen = await startCollector()
    onTestFinished(() => frozen.stop())
    frozen.mode = 'frozen'
    const site = await siteWithout(
      how === 'frozen' ? frozen.url : `http://127.0.0.1:${await freePort()}`,
    )
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    await site.stop()
    expect(await site.ended).toBe(0)
    expect(failuresIn(site)).toEqual(['logs', 'traces'])
  },
)

test('a site without an endpoint loads nothing of the SDK', async () => {
  const collector = await startCollector()
  onTestFinished(() => collector.stop())
  const list = `--import=${new URL('../../support/otlp/list-packages.ts', import.meta.url).href}`
  const packagesOf = async (env: Record<string, string>) => {
    const site = await startSite({
      seed: inject('seeds').sqlite,
      env: { ...env, NODE_OPTIONS: list },
    })
    await (await fetch(`${site.url}/locations/kitsilano`)).text()
    await site.stop()
    const lines = site.log().matchAll(/^opentelemetry: (\S*)$/gm)
    return new Set([...lines].flatMap(([, names = '']) => names.split(',').filter(Boolean)))
  }
  // The interface alone, whose spans are none then: Next loads it in any case.
  expect([...(await packagesOf({}))]).toEqual(['api'])
  const loaded = await packagesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  expect([...loaded]).toEqual(expect.arrayContaining(['sdk-trace-base', 'sdk-logs']))
})
