import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, METHODS, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConcurrencyLimiter } from '#front/cache/concurrency-limiter.ts'
import { prepareServiceWorker } from '#front/cache/service-worker.ts'
import { signDraft } from '#lib/cookies/draft-cookie.ts'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { raisePageVersion } from '#lib/front/page-versions.ts'
import { connectFront, frontPorts } from '#lib/front/ports.ts'
import { renderContext, validUntil } from '#lib/front/render-context.ts'
import { apiRoutes } from '#lib/routing/api-routes.ts'
import {
  FRONT_ORIGIN as ORIGIN,
  FRONT_SECRET as SECRET,
  serveFront,
} from '#tests/support/front-server.ts'

type Reply = { status: number; headers: Record<string, string>; text: string }
type Seen = { url: string; method: string; headers: IncomingMessage['headers']; body: string }

/** What stands in Next's place: it answers every path, and remembers what it was asked. */
let seen: Seen[] = []
let content = 'first'
let broken = false
/** With which status the interface answers. */
let answers = 200
let hold: Promise<void> = Promise.resolve()

/** What the program sets, by the names that it knows. */
const COOKIES = [
  'tableside-session=t; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
  'tableside-draft=d; Path=/; HttpOnly; SameSite=Lax; Secure',
  'tableside-visitor=v; Path=/; HttpOnly; SameSite=Lax; Secure',
  'default-location=harbour; Path=/; SameSite=Lax',
]

/** The nonce that Next would mark its scripts with. */
const nonceOf = (headers: IncomingMessage['headers']) =>
  /^script-src 'nonce-([^']+)'$/.exec(String(headers['content-security-policy']))?.[1] ?? ''

async function site(req: IncomingMessage, res: ServerResponse) {
  if (req.url === '/admin/answered-at-once') {
    res.end('enough')
    return
  }
  if (req.url === '/admin/slow') {
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.write('<p>The first part</p>')
    // As Next does after each part.
    if ('flush' in res && typeof res.flush === 'function') res.flush()
    await hold
    res.end('<p>The rest</p>')
    return
  }
  let body = ''
  for await (const chunk of req) body += chunk
  seen.push({ url: req.url ?? '', method: req.method ?? '', headers: { ...req.headers }, body })
  const context = renderContext()
  await hold
  if (broken) throw new Error('database down')
  res.setHeader('X-Powered-By', 'Next.js, Payload')
  res.setHeader('Critical-CH', 'Sec-CH-Prefers-Color-Scheme')
  if (req.url?.startsWith('/not-found')) {
    res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    res.end('<p>This page could not be found</p>')
    return
  }
  if (req.url?.startsWith('/menu')) {
    res.writeHead(307, { Location: '/locations/harbour/menu?x=1', 'Set-Cookie': 'a=b' })
    res.end()
    return
  }
  if (req.url?.startsWith('/about')) res.setHeader('Set-Cookie', 'session=1')
  if (req.url?.includes('cookies')) res.setHeader('Set-Cookie', COOKIES)
  if (req.url?.startsWith('/locations/lunch')) validUntil(Date.now() + 3_600_000)
  res.statusCode = req.url?.startsWith('/api/') ? answers : 200
  const rsc = req.headers.rsc === '1'
  const json = req.url?.startsWith('/api/')
  const type = rsc ? 'text/x-component' : json ? 'application/json' : 'text/html; charset=utf-8'
  res.setHeader('Content-Type', type)
  res.flushHeaders()
  const nonce = nonceOf(req.headers)
  res.write(`<script${nonce && ` nonce="${nonce}"`}>page("${req.url}")</script>`)
  await new Promise((resolve) => setImmediate(resolve))
  res.write(Buffer.from(`<p>${content} draft=${renderContext()?.draft}</p>`))
  res.end(`<p>${context?.requestId === renderContext()?.requestId} ${'fill '.repeat(300)}</p>`)
}

let port = 0
let stop = () => {}
let logged = ''
const collect = (line: string) => {
  logged += line
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'front-'))

beforeAll(async () => {
  mkdirSync(path.join(folder, 'media'))
  mkdirSync(path.join(folder, 'dist/static/chunks'), { recursive: true })
  mkdirSync(path.join(folder, 'public/.well-known'), { recursive: true })
  writeFileSync(path.join(folder, 'media/0123abcd-plate.avif'), 'plate'.repeat(100))
  writeFileSync(path.join(folder, 'dist/static/chunks/a.js'), 'run();'.repeat(300))
  writeFileSync(path.join(folder, 'dist/BUILD_ID'), 'secret build')
  writeFileSync(path.join(folder, 'public/.well-known/security.txt'), 'Contact: x')
  ;({ port, stop } = await serveFront({ next: site, folder, write: collect }))
})

afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

let epoch = 1
const paths = new Set([
  '/api/locations/harbour',
  '/locations/harbour',
  '/locations/harbour/menu',
  '/locations/lunch',
  '/privacy',
])
const ports = { ...frontPorts() }

/** Raises the epoch as a publish of this process does. */
function publish(text: string) {
  content = text
  epoch++
  signalEpoch()
}

beforeEach(() => {
  broken = false
  hold = Promise.resolve()
  connectFront({
    ...ports,
    epoch: { read: async () => epoch },
    paths: {
      read: async () => ({
        paths: new Set(paths),
        redirects: new Map([
          ['/old', '/about'],
          ['/team', '/about#team'],
        ]),
      }),
    },
    csp: { read: async () => ({ 'frame-src': ['https://player.example.com'] }) },
  })
  publish('first')
  seen = []
})

/** Has waits of so many ms go on for ever in this test; the function that it returns ends the last one. */
function holdWaitsOf(length: number): () => void {
  const later = globalThis.setTimeout
  let end = () => {}
  const held = (act: () => void, ms?: number) => {
    if (ms !== length) return later(act, ms)
    end = act
    return later(() => {}, 0)
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return () => end()
}

type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

function ask(target: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const req = request({ port, path: target, method, headers }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const gz = res.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (gz ? gunzipSync(bytes) : bytes).toString()
        resolve({ status: res.statusCode ?? 0, headers: res.headers as Reply['headers'], text })
      })
      res.on('error', reject)
    })
    req.on('error', reject)
    req.end(body)
  })
}

const json = (reply: Reply) => JSON.parse(reply.text)
let visitors = 0
/** A visitor that no limit has seen yet. */
const someone = () => ({
  'x-forwarded-for': `198.18.${Math.floor(visitors / 250)}.${visitors++ % 250}`,
})
const post = (target: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  ask(target, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...someone(), ...headers },
  })

describe('a public page', () => {
  // ASVS 14.2.2
  test('is the same for everyone, and Next learns nothing of who asks', async () => {
    const agents = ['Mozilla/5.0 (Macintosh)', 'Googlebot/2.1', 'curl/8']
    const cookies = ['', 'selected-location=harbour; tableside-draft=forged', 'tableside-session=x']
    const replies = new Set<string>()
    for (const agent of agents)
      for (const cookie of cookies)
        for (const language of ['en', 'fr-CA', 'mi'])
          for (const again of [false, true]) {
            if (!again) publish('first')
            const headers = {
              'user-agent': agent,
              cookie,
              'accept-language': language,
              ...someone(),
            }
            const { date: _, ...rest } = (await ask('/locations/harbour', { headers })).headers
            const reply = await ask('/locations/harbour', { headers })
            replies.add(JSON.stringify([reply.text, { ...rest, date: '' }]))
          }
    expect(replies.size).toBe(1)
    for (const { headers } of seen) {
      expect(headers['user-agent']).toBe('Tableside')
      expect(headers.host).toBe('saltwood.example')
      for (const name of ['cookie', 'accept-language', 'x-forwarded-for', 'accept-encoding'])
        expect(headers[name]).toBeUndefined()
    }
  })

  test('is rendered once, with caching headers and no trace of the platform', async () => {
    const first = await ask('/', { headers: { 'accept-encoding': 'gzip' } })
    const second = await ask('/?utm_source=x&reserve=harbour', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(seen).toHaveLength(1)
    expect(second.text).toBe(first.text)
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.vary).toContain('RSC')
    expect(first.headers['content-encoding']).toBe('gzip')
    for (const name of ['x-powered-by', 'critical-ch', 'set-cookie', 'transfer-encoding'])
      expect(first.headers[name]).toBeUndefined()
    const again = await ask('/', { headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('has one answer of each kind, whatever page the visitor comes from', async () => {
    const from = (tree: string) => ({
      rsc: '1',
      'next-router-state-tree': tree,
      'next-url': `/${tree}`,
    })
    const one = await ask('/locations/harbour?_rsc=abc', { headers: from('a') })
    const two = await ask('/locations/harbour?_rsc=def', { headers: from('b') })
    expect(one.headers['content-type']).toBe('text/x-component')
    expect(two.text).toBe(one.text)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.headers['next-router-state-tree']).toBeUndefined()
    expect(seen[0]?.url).toBe('/locations/harbour')
    const html = await ask('/locations/harbour?_rsc=abc')
    expect(html.headers['content-type']).toContain('text/html')
    const odd = { rsc: '1', 'next-router-segment-prefetch': '/secret' }
    expect((await ask('/', { headers: odd })).status).toBe(400)
  })

  test('knows its own query, in one spelling', async () => {
    await ask('/locations?region=Ontario&country=CA&utm_source=x')
    await ask('/locations?country=CA&fbclid=1&region=Ontario')
    expect(seen.map(({ url }) => url)).toEqual(['/locations?country=CA&region=Ontario'])
  })

  test('is rendered for what its page reads only, and for values that the content has', async () => {
    const query = {
      region: new Map([['ontario', 'ON']]),
      country: new Map<string, string>(),
      diet: new Map([['vegan', 'vegan']]),
    }
    connectFront({ paths: { read: async () => ({ paths, redirects: new Map(), query }) } })
    publish('places')
    for (const region of ['Ontario', 'ONTARIO', 'x1', 'x2', 'x3']) {
      await ask(`/locations?region=${region}&country=${region}`)
    }
    for (const diet of ['x1', 'x2', 'vegan', 'vegan,x3'])
      await ask(`/locations/harbour/menu?diet=${diet}`)
    expect(seen.map(({ url }) => url)).toEqual([
      '/locations?region=ON',
      '/locations',
      '/locations/harbour/menu',
      '/locations/harbour/menu?diet=vegan',
    ])
  })

  // ASVS 3.5.3
  test('can only be read: HEAD as GET, anything else 405', async () => {
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const reply = await ask('/privacy', { method, headers: { 'next-action': 'x' } })
      expect(reply.status).toBe(405)
      expect(reply.headers.allow).toBe('GET, HEAD')
      expect(json(reply)).toMatchObject({ error: { code: 'method_not_allowed' } })
    }
    expect(seen).toHaveLength(1)
  })

  test('goes out to each of the requests that came at once as that one takes it', async () => {
    const { etag = '' } = (await ask('/locations/harbour')).headers
    await ask('/locations/harbour', { headers: { rsc: '1' } })
    const each = ['Accept-Encoding: gzip', `If-None-Match: ${etag}`, 'RSC: 1', 'Accept: */*']
    const requests = each.map(
      (header) => `GET /locations/harbour HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`,
    )
    // In one packet, and so in one turn of the server's event loop.
    const socket = connect(port, '127.0.0.1')
    socket.end(requests.join(''))
    const said = (await buffer(socket)).toString('latin1')
    const heads = said.split('HTTP/1.1 ').slice(1)
    const forms = heads.map((head) => ({
      status: head.slice(0, 3),
      gzip: head.includes('Content-Encoding: gzip'),
      type: /Content-Type: ([^;\r]+)/.exec(head)?.[1],
    }))
    const page = { status: '200', gzip: false, type: 'text/html' }
    expect(forms).toEqual([
      { ...page, gzip: true },
      { status: '304', gzip: false, type: undefined },
      { ...page, type: 'text/x-component' },
      page,
    ])
  })

  test('that sets a cookie is never kept', async () => {
    for (const _ of [1, 2]) {
      const reply = await ask('/about')
      expect(reply.headers['set-cookie']).toBeUndefined()
      expect(reply.headers['cache-control']).toBe('private, no-store')
    }
    expect(seen).toHaveLength(2)
  })
})

describe('a publish', () => {
  test('is seen by the next request', async () => {
    expect((await ask('/')).text).toContain('first')
    publish('second')
    expect((await ask('/')).text).toContain('second')
    expect((await ask('/')).text).toContain('second')
    expect(seen).toHaveLength(2)
  })

  test('under load renders once per page, and nobody gets the old page after it', async () => {
    await ask('/')
    for (let i = 0; i < 5; i++) {
      publish(`edition ${i}`)
      const replies = await Promise.all(Array.from({ length: 40 }, () => ask('/')))
      for (const reply of replies) expect(reply.text).toContain(`edition ${i}`)
    }
    expect(seen).toHaveLength(6)
  })

  // ASVS 16.5.2
  test('while the database is down leaves the old copy standing', async () => {
    await ask('/')
    publish('second')
    broken = true
    const reply = await ask('/')
    expect([reply.status, reply.text.includes('first')]).toEqual([200, true])
    broken = false
    expect((await ask('/')).text).toContain('second')
  })

  test('whose render takes longer than 2 s shows the old copy until it is there', async () => {
    await ask('/')
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    publish('second')
    const runOut = holdWaitsOf(2000)
    let text = ''
    const asked = ask('/').then((reply) => {
      text = reply.text
    })
    await expect.poll(() => seen).toHaveLength(2)
    await ask('/healthz')
    expect(text).toBe('')
    runOut()
    await asked
    expect(text).toContain('first')
    release()
    await expect.poll(async () => (await ask('/')).text).toContain('second')
  })

  test('whose policy comes late is not passed over: the page is made again with it', async () => {
    await ask('/')
    let late = true
    connectFront({
      csp: {
        read: async () => {
          if (late) throw new Error('the database is busy')
          return { 'frame-src': ['https://maps.example.com'] }
        },
      },
    })
    publish('with a map')
    const policyOf = (reply: Reply) => reply.headers['content-security-policy']
    expect(policyOf(await ask('/'))).toContain('https://player.example.com')
    late = false
    await expect.poll(async () => policyOf(await ask('/'))).toContain('https://maps.example.com')
  })

  test('has all addresses of the site read only when one is asked for that depends on them', async () => {
    await ask('/')
    let times = 0
    const read = async () => {
      times++
      return { paths, redirects: new Map<string, string>() }
    }
    connectFront({ paths: { read } })
    publish('second')
    expect((await ask('/')).text).toContain('second')
    expect(times).toBe(0)
    expect((await ask('/locations/harbour')).text).toContain('second')
    expect(times).toBe(1)
  })

  test('of a first page that fails answers 500, and tries again', async () => {
    broken = true
    const reply = await ask('/contact')
    expect(reply.status).toBe(500)
    expect(reply.text).toContain('An error occurred while showing the error page')
    expect(reply.text).not.toContain('database down')
    broken = false
    expect((await ask('/contact')).status).toBe(200)
  })
})

describe('a page that changed by itself', () => {
  const menu = '/locations/harbour/menu'

  test('is made afresh for its next request, and all others stay remembered', async () => {
    await Promise.all([ask(menu), ask('/'), ask('/locations/harbour')])
    seen = []
    content = 'without oysters'
    raisePageVersion(menu)
    expect((await ask(menu)).text).toContain('without oysters')
    expect((await ask(`${menu}?utm_source=table`)).text).toContain('without oysters')
    for (const path of ['/', '/locations/harbour'])
      expect((await ask(path)).text).toContain('first')
    expect(seen.map(({ url }) => url)).toEqual([menu])
  })

  test('is made afresh with everything that it is asked for with', async () => {
    const narrowed = `${menu}?allergen=nuts&diet=vegan`
    await ask(narrowed)
    await ask(narrowed)
    expect(seen.map(({ url }) => url)).toEqual([narrowed])
    content = 'without oysters'
    raisePageVersion(menu)
    expect((await ask(narrowed)).text).toContain('without oysters')
  })

  test('while it is rendered is not remembered as it was before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const first = ask(menu)
    await expect.poll(() => seen).toHaveLength(1)
    raisePageVersion(menu)
    const second = ask(menu)
    await expect.poll(() => seen).toHaveLength(2)
    resolve()
    await Promise.all([first, second])
    seen = []
    await ask(menu)
    expect(seen).toEqual([])
    publish('second')
    expect((await ask(menu)).text).toContain('second')
  })
})

describe('an address without a page', () => {
  test('shares one 404, without a render', async () => {
    const replies = await Promise.all(
      ['/nope', '/locations/nowhere', '/a/b/c', '/wp-login.php'].map((p) => ask(p)),
    )
    for (const reply of replies) {
      expect(reply.status).toBe(404)
      expect(reply.text).toContain('This page could not be found')
      expect(reply.headers['x-robots-tag']).toBe('noindex')
    }
    expect(seen.map(({ url }) => url)).toEqual(['/not-found'])
  })

  test('of a post leads to /404, or to where its type says that it is', async () => {
    for (const [path, to] of [
      ['/locations/x/news/y?a=1', '/404'],
      ['/news/ca/moved?a=1', '/news-redirect/moved?a=1'],
    ] as const) {
      const { status, headers } = await ask(path)
      expect([status, headers.location]).toEqual([307, to])
      expect(headers['cache-control']).toBe('private, no-store')
    }
    expect(seen).toEqual([])
  })

  test('follows the editors, for five minutes', async () => {
    const reply = await ask('/old?utm_source=x')
    expect(reply.status).toBe(308)
    expect(reply.headers.location).toBe('/about?utm_source=x')
    expect(reply.headers['cache-control']).toBe('public, max-age=300')
    expect((await ask('/team?utm_source=x')).headers.location).toBe('/about?utm_source=x#team')
    expect((await ask('/team')).headers.location).toBe('/about#team')
    expect((await ask('/privacy/')).headers.location).toBe('/privacy')
  })

  test('becomes one by a publish', async () => {
    expect((await ask('/locations/new')).status).toBe(404)
    paths.add('/locations/new')
    publish('second')
    expect((await ask('/locations/new')).status).toBe(200)
    paths.delete('/locations/new')
    publish('third')
    expect((await ask('/locations/new')).status).toBe(404)
  })

  // ASVS 1.1.1
  test('never reaches Next by a trick', async () => {
    for (const target of [
      '/%61dmin',
      '//x',
      '/a/../admin',
      '/index',
      '/privacy.rsc',
      '/_next/data/x',
    ])
      expect([400, 404], target).toContain((await ask(target)).status)
    expect(seen.every(({ url }) => url === '/not-found')).toBe(true)
  })
})

describe('what belongs to one visitor', () => {
  test('a shortcut sees the cookies and the whole query but _rsc, and is never kept', async () => {
    for (const _ of [1, 2]) {
      const reply = await ask('/menu?menu-category=x&a=1&_rsc=k', { headers: { cookie: 'a=b' } })
      expect(reply.status).toBe(307)
      expect(reply.headers['cache-control']).toBe('private, no-store')
      expect(reply.headers.location).toBe('/locations/harbour/menu?x=1')
    }
    expect(seen).toHaveLength(2)
    expect(seen[0]?.url).toBe('/menu?menu-category=x&a=1')
    expect(seen[0]?.headers.cookie).toBe('a=b')
  })

  // ASVS 3.4.5, 14.2.2, 14.3.2
  test('a page below /my is never kept, never indexed, and its address goes nowhere', async () => {
    logged = ''
    for (const _ of [1, 2]) {
      const reply = await ask('/my/reservations/t0ken?x=secret', { headers: someone() })
      expect(reply.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(reply.headers['content-security-policy']).not.toContain('player.example.com')
    }
    expect(seen).toHaveLength(2)
    await expect.poll(() => logged).toContain('/my/…')
    expect(logged).not.toMatch(/t0ken|secret|198\.18/)
  })

  // ASVS 14.2.2
  test('a draft goes past the cache, to who may see it', async () => {
    await ask('/privacy')
    const signedIn = new Set(['7 first'])
    connectFront({
      staff: { isActive: async ({ staff, session }) => signedIn.has(`${staff} ${session}`) },
    })
    const pass = { staff: '7', session: 'first', document: '42' }
    const cookie = `__Host-tableside-draft=${signDraft(pass, SECRET)}`
    const draft = await ask('/privacy', { headers: { cookie } })
    expect(draft.text).toContain('draft=42')
    expect(draft.headers['cache-control']).toBe('private, no-store')
    expect(draft.headers['content-security-policy']).toContain('sha256-')
    const forged = await ask('/privacy', { headers: { cookie: `${cookie}x` } })
    expect(forged.text).toContain('draft=null')
    expect((await ask('/privacy')).text).toContain('draft=null')
    const unbound = cookie.replace('__Host-', '')
    expect((await ask('/privacy', { headers: { cookie: unbound } })).text).toContain('draft=null')
    const other = `__Host-tableside-draft=${signDraft({ ...pass, session: 'second' }, SECRET)}`
    expect((await ask('/privacy', { headers: { cookie: other } })).text).toContain('draft=null')
    signedIn.clear()
    expect((await ask('/privacy', { headers: { cookie } })).text).toContain('draft=null')
    expect(seen).toHaveLength(2)
  })
})

describe('the cookies of sessions, drafts and visitors', () => {
  const sent = async (target: string) =>
    (await ask(target, { headers: someone() })).headers['set-cookie']
  const bound = [
    '__Host-tableside-session=t; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-tableside-draft=d; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-tableside-visitor=v; Path=/; HttpOnly; Secure; SameSite=Lax',
    'default-location=harbour; Path=/; Secure; SameSite=Lax',
  ]

  test('is rendered before pages of which an older copy can go out', async () => {
    const copies = [...paths, '/', '/locations'].filter((path) => !path.startsWith('/api'))
    const askAll = () => copies.flatMap((path) => [ask(path), ask(path, { headers: { rsc: '1' } })])
    await Promise.all(askAll())
    publish('second')
    seen = []
    const { promise, resolve: release } = Promise.withResolvers<void>()
    hold = promise
    const runs = vi.spyOn(ConcurrencyLimiter.prototype, 'run')
    onTestFinished(() => runs.mockRestore())
    const replies = askAll()
    await expect.poll(() => runs.mock.calls.length).toBe(2 * copies.length)
    const own = ask('/my/reservations/t0ken', { headers: someone() })
    await expect.poll(() => runs.mock.calls.length).toBe(2 * copies.length + 1)
    const atOnce = seen.length
    expect(atOnce).toBeLessThan(replies.length)
    release()
    expect((await own).status).toBe(200)
    await Promise.all(replies)
    expect(seen[atOnce]?.url).toBe('/my/reservations/t0ken')
  })

  test.each(['/admin/cookies', '/api/geolocation?cookies', '/my/cookies'])(
    'are bound to this host: those of %s',
    async (target) => expect(await sent(target)).toEqual(bound),
  )

  test('count only where they are bound to it', async () => {
    const names = ['tableside-session', 'tableside-draft', 'tableside-visitor']
    const cookie = names.map((name) => `${name}=forged; __Host-${name}=ours`).join('; ')
    const ours = names.map((name) => `${name}=ours`).join('; ')
    for (const target of ['/admin/x', '/api/geolocation', '/my/x'])
      await ask(target, { headers: { ...someone(), cookie: `a=b; ${cookie}` } })
    expect(seen.map(({ headers }) => headers.cookie)).toEqual(Array(3).fill(`a=b; ${ours}`))
  })
})

describe('the policy', () => {
  const scriptsOf = (reply: Reply) =>
    /script-src ([^;]*)/.exec(reply.headers['content-security-policy'] ?? '')?.[1]

  test('has no hash of a script that came with the content, and no page has a nonce', async () => {
    const content = '<script>evil()</script><script nonce="guess">evil()</script>'
    publish(content)
    for (const target of ['/privacy', '/my/x']) {
      const reply = await ask(target, { headers: someone() })
      const script = /<script>(page\(.*?\))<\/script>/.exec(reply.text)?.[1] ?? ''
      const hash = createHash('sha256').update(script).digest('base64')
      expect(scriptsOf(reply)).toBe(`'self' 'sha256-${hash}'`)
      expect(reply.text).toContain(`<p>${content} `)
      expect(reply.text.match(/nonce/g)).toEqual(['nonce'])
    }
  })

  test('lets nobody choose the nonce', async () => {
    const chosen = { 'content-security-policy': "script-src 'nonce-mine'" }
    const only = { 'content-security-policy-report-only': "script-src 'nonce-mine'" }
    for (const headers of [chosen, only, {}]) {
      for (const target of ['/my/x', '/admin/x', '/privacy'])
        await ask(target, { headers: { ...someone(), ...headers } })
      await ask('/privacy', { headers: { ...someone(), ...headers, rsc: '1' } })
    }
    expect(JSON.stringify(seen)).not.toContain('mine')
    const nonces = seen.map(({ headers }) => nonceOf(headers)).filter((nonce) => nonce !== '')
    expect(new Set(nonces).size).toBe(7)
  })

  // ASVS 3.4.3
  test('names every inline script by its hash and nothing unsafe for scripts', async () => {
    const reply = await ask('/privacy')
    const script = /<script>(.*?)<\/script>/.exec(reply.text)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = reply.headers['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toBe(`'self' 'sha256-${hash}'`)
    expect(policy).toContain("frame-src 'self' https://player.example.com")
    expect(reply.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  test('is the same on all pages but for the hashes', async () => {
    const rest = async (target: string) =>
      (await ask(target)).headers['content-security-policy']?.replaceAll(/'sha256-[^']*'/g, '')
    expect(await rest('/locations/harbour')).toBe(await rest('/'))
  })

  test('of the content system is its own', async () => {
    const reply = await ask('/admin/collections/pages', { headers: someone() })
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(reply.headers['x-powered-by']).toBeUndefined()
  })

  test('of the content system lets only those scripts run that its answer marked', async () => {
    const replies = [await ask('/admin', { headers: someone() })]
    replies.push(await ask('/admin', { headers: someone() }))
    const nonces = seen.map(({ headers }) => nonceOf(headers))
    expect(replies.map(scriptsOf)).toEqual(nonces.map((nonce) => `'self' 'nonce-${nonce}'`))
    expect(new Set(nonces).size).toBe(2)
    expect(replies.map(({ text }) => text.includes(`nonce="${nonces[0]}"`))).toEqual([true, false])
  })
})

describe('the content system', () => {
  const accepting = (encoding: string) => ({ 'accept-encoding': encoding, ...someone() })

  test('is compressed while it is streamed, as the browser takes it', async () => {
    const plain = await ask('/admin/lists', { headers: someone() })
    const gzip = await ask('/admin/lists', { headers: accepting('gzip') })
    const brotli = await ask('/admin/lists', { headers: accepting('gzip, br') })
    const tags = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])
    expect(tags).toEqual([undefined, 'gzip', 'br'])
    expect(gzip.text.length).toBe(plain.text.length)
    expect(gzip.headers.vary).toContain('Accept-Encoding')
    expect(gzip.headers['cache-control']).toBe('private, no-store')
    for (const { headers } of seen) expect(headers['accept-encoding']).toBeUndefined()
  })

  test('is passed on part by part', async () => {
    const all = Promise.withResolvers<void>()
    hold = all.promise
    const parts = await new Promise<AsyncIterator<Buffer>>((resolve, reject) => {
      request({ port, path: '/admin/slow', headers: accepting('gzip') }, (res) => {
        resolve(res.pipe(createGunzip())[Symbol.asyncIterator]())
      })
        .on('error', reject)
        .end()
    })
    expect(String((await parts.next()).value)).toBe('<p>The first part</p>')
    all.resolve()
    expect(String((await parts.next()).value)).toBe('<p>The rest</p>')
  })
})

describe('the reports of browsers', () => {
  const said = (page: string, blocked = 'inline') =>
    JSON.stringify({
      'csp-report': {
        'document-uri': `${ORIGIN}${page}?email=guest@example.com`,
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
      },
    })
  const type = { 'content-type': 'application/csp-report' }
  const report = (body: string | Buffer, headers: Record<string, string> = {}) =>
    post('/csp-report', body, { ...type, ...headers })
  const lines = () =>
    logged.split('\n').flatMap((line) => (line.includes('"report"') ? [JSON.parse(line)] : []))

  test('are asked for by every page, and written down once, as one line without the visitor', async () => {
    for (const target of ['/privacy', '/my/x', '/admin']) {
      const reply = await ask(target, { headers: someone() })
      expect(reply.headers['content-security-policy']).toContain('report-uri /csp-report')
    }
    logged = ''
    for (const page of ['/privacy', '/privacy', '/my/t0ken']) {
      const reply = await report(said(page))
      expect([reply.status, reply.text]).toEqual([204, ''])
    }
    const directive = 'script-src-elem'
    expect(lines().map((line) => line.report)).toEqual([
      { directive, blocked: 'inline', page: '/privacy' },
      { directive, blocked: 'inline', page: '/my/[...rest]' },
    ])
    expect(logged).not.toMatch(/csp-report|guest@|t0ken|198\.18/)
    expect(seen.map(({ url }) => url)).not.toContain('/csp-report')
  })

  test('are small, few and of their own kind', async () => {
    expect((await report('x'.repeat(20_000))).status).toBe(413)
    expect((await report('{}')).status).toBe(400)
    expect((await post('/csp-report', said('/about'))).status).toBe(415)
    const read = await ask('/csp-report', { headers: someone() })
    expect([read.status, read.headers.allow]).toEqual([405, 'POST'])
    const one = someone()
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await report(said(`/p-${n}`), one)).status)
    expect(statuses).toEqual([...Array(30).fill(204), 429])
  })
})

const MEGABYTE = Buffer.concat([
  Buffer.from('100000\r\n'),
  Buffer.alloc(1_048_576, 'x'),
  Buffer.from('\r\n'),
])

/** What comes back to who sends `head` and 64 MB without looking up, and how the connection fails. */
function sendOn(head: string): Promise<{ text: string; error?: Error }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    let error: Error | undefined
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', (failed) => {
      error = failed
    })
    socket.on('close', () => resolve({ text, error }))
    socket.write(head)
    for (let i = 0; i < 64; i++) socket.write(MEGABYTE)
    socket.end()
  })
}

/** What comes back for bytes that no client of Node's would send. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('end', () => {
      socket.destroy()
      resolve(text)
    })
    socket.on('error', reject)
  })
}

describe('a body that is answered before it was read', () => {
  const head = (length: string) =>
    `POST /admin/answered-at-once HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n`

  test('is thrown away, and the next request of the connection is answered', async () => {
    const length = 4_000_000
    const first = `${head(`content-length: ${length}`)}${'x'.repeat(length)}`
    const next = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    expect(await sendRaw(`${first}${next}`)).toMatch(/^HTTP.*enough.*HTTP\/1\.1 200 OK.*ok\n/s)
  })

  test('ends its connection where it is larger than a body may be', async () => {
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    const send = () => {
      while (socket.writable && socket.write(MEGABYTE));
    }
    socket.on('drain', send)
    // Who is cut off has a broken connection.
    socket.on('error', () => {})
    socket.write(head('transfer-encoding: chunked'))
    send()
    await closed
    expect(text).toContain('enough')
    expect(socket.bytesWritten).toBeGreaterThan(25 * 1_048_576)
    // What the system keeps on its way comes on top.
    expect(socket.bytesWritten).toBeLessThan(40 * 1_048_576)
  })
})

describe('the interface', () => {
  const reserve = '/api/opentable/reserve'

  // ASVS 4.1.3
  test('gets the body, the visitor and no forged header', async () => {
    const reply = await post(reserve, '{"a":1}', {
      'x-middleware-subrequest': 'x',
      'x-nextjs-data': '1',
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
      origin: ORIGIN,
    })
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const [given] = seen
    expect(given?.body).toBe('{"a":1}')
    expect(given?.headers.host).toBe('saltwood.example')
    expect(given?.headers['x-forwarded-host']).toBe('saltwood.example')
    expect(given?.headers['x-middleware-subrequest']).toBeUndefined()
    expect(given?.headers['x-nextjs-data']).toBeUndefined()
  })

  // ASVS 3.5.1, 3.5.2
  test('refuses what is not JSON (415), too large (413), or of another site (403)', async () => {
    const refused = async (reply: Reply, status: number, code: string) => {
      expect(reply.status).toBe(status)
      const body = json(reply)
      expect(body.error.code).toBe(code)
      expect(body.requestId).toBe(reply.headers['x-request-id'])
    }
    await refused(
      await post(reserve, 'a=1', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    )
    await refused(await post(reserve, '"'.repeat(65_537)), 413, 'too_large')
    await refused(await post('/api/stripe/get-card-tokens', '"'.repeat(2049)), 413, 'too_large')
    await refused(await post(reserve, '{}', { origin: 'https://evil.example' }), 403, 'forbidden')
    await refused(await post(reserve, '{}', { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden')
    await refused(await ask('/api/locations', { method: 'POST' }), 405, 'method_not_allowed')
    expect(seen).toHaveLength(0)
  })

  // A tunnel has no address of ours.
  const everyMethod = METHODS.filter((method) => method !== 'CONNECT')

  // ASVS 13.4.4
  test.each(apiRoutes)('says what $pattern takes to every other method (405)', async (route) => {
    const allow = route.methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : one)).join(', ')
    const path = route.pattern.replace('[uid]', 'harbour')
    for (const [n, method] of everyMethod.entries()) {
      if (allow.split(', ').includes(method)) continue
      const own = { 'x-forwarded-for': `198.51.100.${n}`, 'content-type': 'text/plain' }
      const headers = { ...own, 'content-length': '3', origin: 'https://x.example' }
      const reply = await ask(path, { method, headers, body: 'a=1' })
      expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, allow])
      if (method === 'HEAD') continue
      expect(json(reply)).toMatchObject({
        ...route.refusalBody,
        error: { code: 'method_not_allowed' },
        requestId: reply.headers['x-request-id'],
      })
    }
    expect(seen).toEqual([])
  })

  // ASVS 13.4.4
  test('fails at no method of a page, of a guest’s page or of the content system', async () => {
    for (const path of [
      '/about',
      '/menu',
      '/nope',
      '/my/reservations/x',
      '/preview',
      '/admin/api/x',
    ])
      for (const method of ['TRACE', 'PROPFIND', 'SEARCH', 'QUERY', 'M-SEARCH']) {
        const reply = await ask(path, { method })
        expect([path, method, reply.status]).toEqual([path, method, 405])
        expect(reply.headers.allow).toMatch(/^GET, HEAD/)
      }
    expect(seen).toEqual([])
  })

  test.each([
    ...['/api', '/api/', '/api?x=1', '/api/nothing', '/api/locations/', '/api/geolocation/more'],
    ...[
      '/api/opentable',
      '/api/opentable/reserve/',
      '/api//geolocation',
      '/api/../about',
      '/API/x',
    ],
    ...['/api/locations/UPPER/booking', '/api%2Fgeolocation', '/%61pi/nothing', '/api/[...rest]'],
    ...['/api/geolocation.rsc', '/api/a%00b'],
  ])('has nothing at %s (404), whatever it is asked with', async (path) => {
    for (const [n, method] of everyMethod.entries()) {
      const headers = {
        'x-forwarded-for': `198.51.100.${n}`,
        rsc: '1',
        origin: 'https://x.example',
      }
      const reply = await ask(path, { method, headers })
      expect([method, reply.status]).toEqual([method, 404])
      if (method === 'HEAD') continue
      expect(json(reply)).toMatchObject({ error: { code: 'not_found' } })
      expect(json(reply).requestId).toBe(reply.headers['x-request-id'])
    }
    expect(seen).toEqual([])
  })

  test('has nothing of a restaurant that is not there (404)', async () => {
    const reply = await ask('/api/locations/atlantis/today')
    expect(reply.status).toBe(404)
    expect(json(reply)).toMatchObject({ error: { code: 'not_found' } })
    expect(seen).toEqual([])
  })

  test('answers a method that Node’s parser has never heard of, and a request that it cannot read', async () => {
    const unheard = await sendRaw('BREW /api/opentable/reserve?x HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(unheard).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/)
    expect(unheard).toMatch(/\r\nAllow: POST\r\n/)
    const [, id] = /\r\nX-Request-Id: (\S+)\r\n/.exec(unheard) ?? []
    const unbooked = { success: false, paymentFailed: false, response: {} }
    const body = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '')
    expect(body(unheard)).toMatchObject({
      ...unbooked,
      error: { code: 'method_not_allowed' },
      requestId: id,
    })
    const unread = await sendRaw(`POST ${reserve} HTTP/1.1\r\nHost: x\r\nA b\r\n\r\n`)
    expect(body(unread)).toMatchObject({ ...unbooked, error: { code: 'malformed' } })
    const nowhere = await sendRaw('BREW /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(nowhere).toMatch(/^HTTP\/1\.1 404 /)
    const broken = await sendRaw('GET /api/geolocation HTTP/1.1\r\nHost: x\r\nA b\r\n\r\n')
    expect(broken).toMatch(/^HTTP\/1\.1 400 .*"malformed"/s)
    expect(await sendRaw('BREW /about HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(seen).toEqual([])
  })

  test('refuses an address that cannot be read in JSON, too', async () => {
    const reply = await ask('/api/%zz')
    expect(reply.status).toBe(400)
    expect(json(reply)).toMatchObject({ error: { code: 'malformed' } })
    expect(json(reply).requestId).toBe(reply.headers['x-request-id'])
  })

  test('answers JSON whatever a router asks of it', async () => {
    const asked: Record<string, string>[] = [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': 'x' },
      { rsc: '1', 'next-router-segment-prefetch': '/' },
    ]
    for (const headers of asked) {
      const reply = await ask('/api/locations', { headers })
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json'])
    }
  })

  test('says of every refused check that nothing is valid (spec:api.recaptcha)', async () => {
    const reply = await post('/api/recaptcha', 'a=1', { 'content-type': 'text/plain' })
    expect([reply.status, json(reply).valid_response]).toEqual([415, false])
  })

  test('says of every refused reservation that there is none, and that no card failed', async () => {
    const replies = [
      await post(reserve, 'a=1', { 'content-type': 'text/plain' }),
      await post(reserve, '"'.repeat(65_537)),
      await post(`${reserve}?x=1`, '{}', { origin: 'https://evil.example' }),
    ]
    for (const reply of replies)
      expect(json(reply)).toMatchObject({ success: false, paymentFailed: false })
    const other = await post('/api/opentable/lock-availability', 'a=1', {
      'content-type': 'text/plain',
    })
    expect(json(other).success).toBeUndefined()
  })

  // ASVS 4.2.1
  test.each([
    ['by a length and in chunks', 'content-length: 4\r\ntransfer-encoding: chunked'],
    ['by two lengths', 'content-length: 4\r\ncontent-length: 40'],
    ['in chunks, twice and in other words', 'transfer-encoding: chunked, identity'],
    ['by a length that is no number', 'content-length: +4'],
  ])('takes no request whose end is said %s', async (_, length) => {
    const inside = 'POST /api/opentable/release HTTP/1.1\r\nhost: x\r\n\r\n'
    const head = `POST ${reserve} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}`
    const answers = await sendRaw(`${head}\r\n\r\n0\r\n\r\n${inside}`)
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
    expect(seen).toEqual([])
  })

  test('counts a body that says no length while it streams', async () => {
    const chunk = Buffer.alloc(16_384, 'x')
    const headers = `content-type: application/json\r\nx-forwarded-for: 198.19.0.1`
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (data) => {
        text += data
      })
      socket.on('error', () => resolve(text))
      socket.on('close', () => resolve(text))
      socket.write(
        `POST ${reserve} HTTP/1.1\r\nhost: x\r\n${headers}\r\ntransfer-encoding: chunked\r\n\r\n`,
      )
      for (let i = 0; i < 5; i++) socket.write(`4000\r\n${chunk}\r\n`)
    })
    expect(reply).toContain('HTTP/1.1 413')
    expect(reply).toContain('too_large')
    expect(seen).toHaveLength(0)
  })

  // ASVS 5.2.1
  test.each([
    ['the content system', '/admin/api/media', 'transfer-encoding: chunked'],
    ['the interface', reserve, 'transfer-encoding: chunked'],
    ['the interface, as announced,', reserve, 'content-length: 99999999999'],
    [
      'an import, as announced,',
      '/admin/api/imports/file',
      `content-length: ${256 * 1_048_576 + 1}`,
    ],
  ])('gives who streams too much to %s the whole refusal (413)', async (_, path, length) => {
    logged = ''
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}`
    const { text, error } = await sendOn(`${head}\r\nx-forwarded-for: 198.19.0.2\r\n\r\n`)
    expect(text).toContain('HTTP/1.1 413')
    expect(text).toMatch(/"code":"too_large".*"requestId":"[-0-9a-f]{36}"\}$/)
    expect(error).toBeUndefined()
    expect(seen).toHaveLength(0)
    expect(logged).not.toContain('a request failed')
  })

  const alerts = '/api/opentable/notify-me'

  // ASVS 2.4.1
  test('lets an address come so often and no oftener (429 with Retry-After, which says in words when)', async () => {
    const visitor = { 'x-forwarded-for': '198.19.9.9' }
    const statuses: number[] = []
    let last: Reply | undefined
    for (let i = 0; i < 52; i++) {
      last = await post(alerts, '{}', visitor)
      statuses.push(last.status)
    }
    // Behind one address there is room for 50 browsers.
    expect(statuses).toEqual([...Array(50).fill(200), 429, 429])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(json(last as Reply).error).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/Please try again in \d+ (?:second|minute)s?\.$/),
    })
    expect((await post(alerts, '{}')).status).toBe(200)
  })

  test.each([400, 413, 415, 422])(
    'does not count what is answered with what is to be corrected (%i)',
    async (status) => {
      const visitor = { 'x-forwarded-for': `198.19.10.${status - 400}` }
      answers = status
      for (let i = 0; i < 60; i++) expect((await post(alerts, '{}', visitor)).status).toBe(status)
      answers = 200
      for (let i = 0; i < 50; i++) expect((await post(alerts, '{}', visitor)).status).toBe(200)
      expect((await post(alerts, '{}', visitor)).status).toBe(429)
    },
  )

  test('counts a browser before its address: who sends too much uses up nothing of their neighbours', async () => {
    const address = { 'x-forwarded-for': '198.19.12.1' }
    const browser = (n: number) => ({
      ...address,
      cookie: `a=1; __Host-tableside-visitor=${`${n}`.padStart(22, 'b')}`,
    })
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push((await post(alerts, '{}', browser(0))).status)
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
    // 40 others of the 50 for whom there is room.
    for (let n = 1; n <= 40; n++) expect((await post(alerts, '{}', browser(n))).status).toBe(200)
    expect((await post(alerts, '{}', browser(41))).status).toBe(429)
    // Who was not let in for their neighbours has not used up what is their own.
    const elsewhere = { ...browser(41), 'x-forwarded-for': '198.19.12.2' }
    for (let i = 0; i < 10; i++) expect((await post(alerts, '{}', elsewhere)).status).toBe(200)
    expect((await post(alerts, '{}', elsewhere)).status).toBe(429)
  })

  test('does not count against a browser what is to be corrected', async () => {
    const visitor = {
      'x-forwarded-for': '198.19.12.3',
      cookie: `__Host-tableside-visitor=${'c'.repeat(22)}`,
    }
    answers = 422
    for (let i = 0; i < 30; i++) expect((await post(alerts, '{}', visitor)).status).toBe(422)
    answers = 200
    expect((await post(alerts, '{}', visitor)).status).toBe(200)
  })

  test('does not count what the front itself refuses: an upload that is too large', async () => {
    const visitor = { 'x-forwarded-for': '198.19.11.1' }
    for (let i = 0; i < 60; i++) {
      expect((await post(alerts, '"'.repeat(65_537), visitor)).status).toBe(413)
    }
    expect((await post(alerts, '{}', visitor)).status).toBe(200)
  })

  test('but nobody sends rubbish for ever', async () => {
    const visitor = { 'x-forwarded-for': '198.19.11.2' }
    answers = 422
    const statuses = new Set<number>()
    for (let i = 0; i < 301; i++) statuses.add((await post(alerts, '{}', visitor)).status)
    answers = 200
    expect([...statuses]).toEqual([422, 429])
  })

  test('tells a browser at a page of a guest in words when to try again, and programs in JSON', async () => {
    const mail = '/my/reservations/t0ken/mail'
    const visitor = { 'x-forwarded-for': '198.19.13.1', accept: 'text/html,*/*;q=0.8' }
    for (let i = 0; i < 5; i++) expect((await post(mail, 'a=1', visitor)).status).toBe(200)
    const page = await post(mail, 'a=1', visitor)
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.text).toMatch(/Please try again in \d+ (?:second|minute)s?\./)
    const program = await post(mail, 'a=1', { ...visitor, accept: '*/*' })
    expect([program.status, json(program).error.code]).toEqual([429, 'too_many_requests'])
    const forms = await post('/api/newsletter', 'a=1', { ...visitor, 'content-type': 'text/plain' })
    expect([forms.status, json(forms).error.code]).toEqual([415, 'unsupported_media_type'])
  })

  test('says other refusals of a page of a guest in words, too', async () => {
    const visitor = { 'x-forwarded-for': '198.19.13.2', accept: 'text/html' }
    const cancel = '/my/reservations/t0ken/cancel'
    const foreign = await post(cancel, 'a=1', { ...visitor, 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, foreign.text]).toEqual([
      403,
      expect.stringContaining('Requests from other sites are not accepted.'),
    ])
    const large = await post(cancel, '"'.repeat(2_000_000), visitor)
    expect([large.status, large.headers['content-type'], large.headers.connection]).toEqual([
      413,
      'text/html; charset=utf-8',
      'close',
    ])
    const put = await ask(cancel, { method: 'PUT', headers: visitor })
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('limits guesses at a staff password', async () => {
    const visitor = { 'x-forwarded-for': '198.19.8.8' }
    const statuses: number[] = []
    for (let i = 0; i < 101; i++)
      statuses.push((await post('/admin/api/staff/login', '{}', visitor)).status)
    expect(statuses).toEqual([...Array(100).fill(200), 429])
  })

  test('of locations is public and remembered', async () => {
    await ask('/api/locations')
    const reply = await ask('/api/locations')
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(seen).toHaveLength(1)
  })

  test('of one location is public and remembered once, whatever query and cookies come with it', async () => {
    for (const query of ['', '?', '?x=1', '?lat=1&lon=2', '?country=CA']) {
      const headers = { cookie: 'selected-location=other', 'x-forwarded-for': '198.51.100.7' }
      const reply = await ask(`/api/locations/harbour${query}`, { headers })
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
    expect(seen.map(({ url }) => url)).toEqual(['/api/locations/harbour'])
    expect(seen[0]?.headers).not.toHaveProperty('cookie')
    expect((await ask('/api/locations/atlantis')).status).toBe(404)
    expect(seen).toHaveLength(1)
  })
})

describe('every answer', () => {
  const targets = [
    ...['/privacy', '/nope', '/old', '/my/x', '/admin/x', '/api/geolocation', '/api/nothing'],
    ...['/api/locations', '/media/0123abcd-plate.avif', '/media/none.png', '/healthz', '/sw.js'],
    '/_next/static/chunks/a.js',
  ]

  // ASVS 3.4.1, 3.4.4, 3.4.5
  test.each(targets)('says how browsers take it: %s', async (target) => {
    const { headers } = await ask(target, { headers: someone() })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['referrer-policy']).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/)
  })

  // ASVS 3.4.2
  test.each(targets)('lets no page of another site read it: %s', async (target) => {
    const headers = { ...someone(), origin: 'https://evil.example' }
    const preflight = { ...headers, 'access-control-request-method': 'GET' }
    for (const asked of [
      await ask(target, { headers }),
      await ask(target, { method: 'OPTIONS', headers: preflight }),
    ])
      expect(Object.keys(asked.headers).filter((name) => /^access-control-/.test(name))).toEqual([])
  })

  // ASVS 3.4.6
  test.each(targets)('is framed by nobody else: %s', async (target) => {
    const policy = (await ask(target, { headers: someone() })).headers['content-security-policy']
    expect(policy).toMatch(/frame-ancestors '(?:self|none)'/)
  })
})

describe('files', () => {
  test('of the build are immutable and compressed', async () => {
    for (const _ of [1, 2]) {
      const reply = await ask('/_next/static/chunks/a.js', {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(reply.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
      })
      expect(reply.text).toBe('run();'.repeat(300))
    }
    for (const target of [
      '/_next/static/../BUILD_ID',
      '/_next/static/%2e%2e/BUILD_ID',
      '/_next/BUILD_ID',
    ])
      expect([400, 404]).toContain((await ask(target)).status)
    expect((await ask('/.well-known/security.txt')).text).toBe('Contact: x')
    expect(seen).toHaveLength(0)
  })

  // ASVS 13.4.3
  test.each(['/media/', '/media', '/_next/static/', '/_next/static/chunks/', '/.well-known/'])(
    'of a folder are not listed: %s',
    async (target) => {
      const { status, text } = await ask(target)
      expect([400, 404]).toContain(status)
      expect(text).not.toMatch(/plate|a\.js|security\.txt/)
    },
  )

  // ASVS 13.4.1
  test.each(['/.git/config', '/.git/HEAD', '/.svn/entries', '/.env', '/package.json'])(
    'of the project are none of the site: %s',
    async (target) => expect([400, 404]).toContain((await ask(target)).status),
  )

  // ASVS 3.2.1, 5.3.1
  test('of editors are immutable, in ranges, and run nothing', async () => {
    const whole = await ask('/media/0123abcd-plate.avif')
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
    })
    expect(whole.headers['content-security-policy']).toContain('sandbox')
    const part = await ask('/media/0123abcd-plate.avif', { headers: { range: 'bytes=5-9' } })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      'plate',
      'bytes 5-9/500',
    ])
    const beyond = await ask('/media/0123abcd-plate.avif', { headers: { range: 'bytes=900-' } })
    expect([beyond.status, beyond.headers['cache-control']]).toEqual([416, 'no-store'])
    const has = { 'if-none-match': whole.headers.etag ?? '' }
    expect((await ask('/media/0123abcd-plate.avif', { headers: has })).status).toBe(304)
    expect((await ask('/media/0123abcd-none.avif')).status).toBe(404)
    expect((await ask('/media/0123abcd-plate.avif', { method: 'POST' })).status).toBe(404)
  })
})

describe('the worker of the menus', () => {
  test('is asked for anew at every visit, may not be kept, and is small', async () => {
    const reply = await ask('/sw.js')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.text).toContain("addEventListener('fetch'")
    const again = await ask('/sw.js', { headers: { 'if-none-match': reply.headers.etag ?? '' } })
    expect(again.status).toBe(304)
    const squeezed = await ask('/sw.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(Number(squeezed.headers['content-length'])).toBeLessThan(2200)
    expect((await ask('/sw.js', { method: 'POST', body: '{}' })).status).toBe(404)
  })

  test('that is switched off takes away what was kept, and answers for nothing', async () => {
    const { identity } = await prepareServiceWorker({ on: false, security: [] })
    expect(identity.body.toString()).toContain('registration.unregister()')
    expect(identity.body.toString()).not.toContain("'fetch'")
  })
})

describe('the log', () => {
  // ASVS 16.2.5
  test('has a line for what was rendered, and none of the query, the address or the cookies', async () => {
    logged = ''
    await ask('/contact?email=guest@example.com', {
      headers: { cookie: 'selected-location=harbour', 'x-forwarded-for': '203.0.113.77' },
    })
    await expect.poll(() => logged).toContain('"path":"/contact"')
    expect(logged).not.toMatch(/guest@|203\.0\.113|selected-location/)
    logged = ''
    await ask('/contact')
    await ask('/healthz')
    expect(logged).toBe('')
  })
})

describe('the log of what was refused', () => {
  // ASVS 16.3.2, 16.3.3
  test('has a line with its code, its path and the id that was answered', async () => {
    logged = ''
    const body = '{"email":"guest@example.com"}'
    const route = '/api/opentable/reserve'
    const refused = [
      await post(`${route}?x=secret`, body, { origin: 'https://evil.example' }),
      await post(route, body, { 'content-type': 'text/plain' }),
      await ask('/api/locations', { method: 'DELETE', headers: someone() }),
    ]
    const lines = () =>
      logged
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    await expect.poll(lines).toHaveLength(3)
    expect(lines()).toMatchObject(
      refused.map((reply) => ({
        requestId: reply.headers['x-request-id'],
        status: reply.status,
        outcome: json(reply).error.code,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      })),
    )
    expect(logged).not.toMatch(/guest@|secret|198\.18/)
  })
})

describe('whatever is asked', () => {
  test('no request of a client is answered with 500', async () => {
    const target = fc.oneof(
      fc.webPath(),
      fc.stringMatching(/^\/[ -~]{0,40}$/).filter((p) => !p.includes(' ') && !p.includes('#')),
    )
    const names = [
      'rsc',
      'cookie',
      'range',
      'accept-encoding',
      'if-none-match',
      'next-router-prefetch',
    ]
    const headers = fc.dictionary(fc.constantFrom(...names), fc.stringMatching(/^[!-~]{0,30}$/))
    await fc.assert(
      fc.asyncProperty(
        target,
        headers,
        fc.constantFrom('GET', 'HEAD', 'POST'),
        async (t, h, method) => {
          fc.pre(t.startsWith('/'))
          const reply = await ask(t, { method, headers: { ...h, ...someone() } })
          expect(reply.status).toBeLessThan(500)
        },
      ),
      { numRuns: 200 },
    )
  })
})
