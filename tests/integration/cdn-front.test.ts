import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  Agent,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signDraft } from '#lib/cookies/draft-cookie.ts'
import { onEpochKnown, signalEpoch } from '#lib/front/epoch-signal.ts'
import { connectFront } from '#lib/front/ports.ts'
import { staleAtMost, validUntil } from '#lib/front/render-context.ts'
import { createPurge } from '#providers/cdn/purge/adapter.ts'
import { FRONT_SECRET, serveFront } from '#tests/support/front-server.ts'

const MENU = '/locations/harbour/menu'
const LUNCH = '/locations/lunch'
const SHARED =
  'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=60, stale-if-error=3300'
const OWN = 'private, max-age=0, must-revalidate'

/** The clocks of the site go on only when a test says so: by so many ms so far. */
let ahead = 0
const now = performance.now()
const today = Date.now()
const clocks = [
  vi.spyOn(performance, 'now').mockImplementation(() => now + ahead),
  vi.spyOn(Date, 'now').mockImplementation(() => today + ahead),
]

let epoch = 0
let content = ''
let readable = true
let broken = false
let hold = Promise.resolve()
let rendering = 0
let closes = 0

/** What stands in Next's place. */
async function site(req: IncomingMessage, res: ServerResponse) {
  const { url = '' } = req
  const body = `<p>${content} ${url}</p>`
  if (url.startsWith(MENU)) staleAtMost(10)
  if (url.startsWith(LUNCH)) validUntil(closes)
  rendering++
  await hold
  rendering--
  if (broken) throw new Error('database down')
  if (url.startsWith('/menu')) return void res.writeHead(307, { Location: MENU }).end()
  if (url.startsWith('/about')) res.setHeader('Set-Cookie', 'session=1')
  if (url.includes('answered')) res.setHeader('Cache-Control', 'public, max-age=60, s-maxage=60')
  const status = url.startsWith('/not-found') ? 404 : 200
  const type = req.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8'
  res.writeHead(status, { 'Content-Type': type }).end(body)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'cdn-front-'))
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let port = 0
let stop = () => {}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'media'))
  mkdirSync(path.join(folder, 'dist/static'), { recursive: true })
  writeFileSync(path.join(folder, 'media/0123abcd-plate.avif'), 'plate')
  writeFileSync(path.join(folder, 'dist/static/a.js'), 'run()')
  ;({ port, stop } = await serveFront({ next: site, folder, trustedProxies: [] }))
})
afterAll(() => {
  stop()
  agent.destroy()
  for (const clock of clocks) clock.mockRestore()
  rmSync(folder, { recursive: true })
})

function connect(cdn: boolean) {
  connectFront({
    epoch: {
      read: async () => {
        if (!readable) throw new Error('database down')
        return epoch
      },
    },
    paths: {
      read: async () => ({
        paths: new Set([MENU, LUNCH]),
        redirects: new Map([['/old', '/contact']]),
      }),
    },
    staff: { isActive: async () => true },
    cdn: cdn ? createPurge({ urls: ['http://127.0.0.1:9/'], maxSeconds: 300 }) : undefined,
  })
}

beforeEach(async () => {
  readable = true
  broken = false
  hold = Promise.resolve()
  closes = Date.now() + 3_600_000
  connect(true)
  await publish('before')
})

/** Publishes, and resolves when the front knows of it. */
async function publish(text: string) {
  content = text
  epoch++
  await new Promise<void>((resolve) => {
    const forget = onEpochKnown(() => {
      forget()
      resolve()
    })
    signalEpoch()
  })
}

type Reply = { status: number; headers: IncomingHttpHeaders; text: string }

function ask(at: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get({ port, path: at, headers, agent }, async (res) => {
      resolve({ status: res.statusCode ?? 0, headers: res.headers, text: await text(res) })
    }).on('error', reject)
  })
}

const keptBy = (reply: Reply) => [reply.headers['cache-control'], reply.headers['surrogate-key']]

describe('a site behind a CDN', () => {
  test('has it keep pages, rendered and remembered ones alike, and asks browsers to come again', async () => {
    for (const at of ['/contact', '/contact', '/contact?utm_source=mail', '/', '/robots.txt']) {
      const reply = await ask(at)
      expect([at, ...keptBy(reply)]).toEqual([at, SHARED, 'tableside-pages'])
      expect(reply.headers['set-cookie']).toBeUndefined()
      const again = await ask(at, { 'if-none-match': reply.headers.etag ?? '' })
      expect([again.status, ...keptBy(again)]).toEqual([304, SHARED, 'tableside-pages'])
    }
  })

  test('has it keep pages with dishes for ten seconds', async () => {
    const shared = 'public, max-age=0, must-revalidate, s-maxage=10'
    for (let n = 0; n < 2; n++) expect(keptBy(await ask(MENU))[0]).toBe(shared)
  })

  test('has it keep nothing beyond the moment at which a page changes by itself', async () => {
    expect(keptBy(await ask(LUNCH))[0]).toContain('s-maxage=60, stale-if-error=3540')
    closes = Date.now() + 61_000
    await publish('before lunch ends')
    expect(keptBy(await ask(LUNCH))[0]).toContain('s-maxage=60')
    ahead += 5000
    await vi.waitFor(async () => expect(keptBy(await ask('/contact'))[0]).toBe(SHARED))
    expect(keptBy(await ask(LUNCH))).toEqual([OWN, undefined])
  })

  test('gives it nothing that is for the router, at whatever address', async () => {
    const router = { rsc: '1' }
    for (const [at, headers] of [
      ['/contact', router],
      ['/contact?_rsc=1x2y3', router],
      ['/contact', { ...router, 'next-router-prefetch': '1' }],
      ['/contact?_rsc=1x2y3', {}],
      [`${MENU}?_rsc=1`, router],
    ] as const)
      for (let n = 0; n < 2; n++)
        expect([at, ...keptBy(await ask(at, headers))]).toEqual([at, OWN, undefined])
    expect(keptBy(await ask('/contact'))[0]).toBe(SHARED)
  })

  // ASVS 14.2.2, 14.3.2
  test('gives it no answer of one visitor, no redirect, no 404 and no draft', async () => {
    const draft = signDraft({ document: '*', staff: '1', session: 'first' }, FRONT_SECRET)
    for (const [at, headers] of [
      ['/menu', {}],
      ['/old', {}],
      ['/nowhere', {}],
      ['/about', {}],
      ['/my/reservations/secret', {}],
      ['/preview/x', {}],
      ['/api/geolocation', {}],
      ['/api/nothing', {}],
      ['/admin', {}],
      ['/media/0123abcd-none.avif', {}],
      ['/_next/static/none.js', {}],
      ['/healthz', {}],
      ['/contact', { cookie: `__Host-tableside-draft=${draft}` }],
    ] as const) {
      const [cacheControl, key] = keptBy(await ask(at, headers))
      expect([at, key]).toEqual([at, undefined])
      expect(cacheControl, at).toMatch(/private|no-store/)
    }
  })

  test('has files of the build and media kept for a year, by names that change with them', async () => {
    for (const at of ['/_next/static/a.js', '/media/0123abcd-plate.avif'])
      expect((await ask(at)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('gives it no copy of before a publish while the render of the page fails', async () => {
    expect(keptBy(await ask('/contact'))[0]).toBe(SHARED)
    await publish('after')
    broken = true
    const stale = await ask('/contact')
    expect(stale.text).toContain('before')
    expect(keptBy(stale)).toEqual([OWN, undefined])
  })

  test('gives it no page during whose render something was published', async () => {
    const held = Promise.withResolvers<void>()
    hold = held.promise
    const asked = ask('/contact')
    await vi.waitFor(() => expect(rendering).toBe(1))
    await publish('after')
    held.resolve()
    const reply = await asked
    expect(reply.text).toContain('before')
    expect(keptBy(reply)).toEqual([OWN, undefined])
  })

  test('gives it nothing while it does not know whether something was published', async () => {
    expect(keptBy(await ask('/contact'))[0]).toBe(SHARED)
    readable = false
    ahead += 2000
    for (const at of ['/contact', '/']) expect(keptBy(await ask(at))).toEqual([OWN, undefined])
    readable = true
    await vi.waitFor(async () => expect(keptBy(await ask('/contact'))[0]).toBe(SHARED))
  })
})

test('without a CDN nothing of all this is said', async () => {
  connect(false)
  onTestFinished(() => connect(true))
  await publish('without')
  for (const at of ['/contact', '/contact', MENU, LUNCH, '/nowhere', '/contact?_rsc=1']) {
    const reply = await ask(at)
    expect(keptBy(reply)).toEqual(['public, max-age=0, must-revalidate', undefined])
  }
  const router = await ask('/contact', { rsc: '1' })
  expect(keptBy(router)).toEqual(['public, max-age=0, must-revalidate', undefined])
  expect((await ask('/old')).headers['cache-control']).toBe('public, max-age=300')
})
