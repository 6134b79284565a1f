import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { raisePageVersion } from '#lib/front/page-versions.ts'
import { connectFront } from '#lib/front/ports.ts'
import { staleAtMost } from '#lib/front/render-context.ts'
import { serveFront } from '#tests/support/front-server.ts'

const MENU = '/locations/harbour/menu'
const MINUTE = 60_000

/** How far the clock of the site is ahead of the one that the other tests see, ms. */
let ahead = 0
const now = performance.now.bind(performance)
const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)

let epoch = 0
let content = ''
let readable = true
let broken = false
let hold = Promise.resolve()
let rendering = 0
let logged = ''
const collect = (line: string) => {
  logged += line
}
let port = 0
let stop = () => {}
const folder = mkdtempSync(path.join(os.tmpdir(), 'page-age-'))

/** What stands in Next's place: the menu shows dishes, all other pages show none. */
async function site(req: IncomingMessage, res: ServerResponse) {
  const body = `<p>${content}</p>`
  if (req.url?.startsWith(MENU)) staleAtMost(10)
  rendering++
  await hold
  rendering--
  if (broken) throw new Error('database down')
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body)
}

beforeAll(async () => {
  connectFront({
    epoch: {
      read: async () => {
        if (!readable) throw new Error('database down')
        return epoch
      },
    },
    paths: { read: async () => ({ paths: new Set([MENU]), redirects: new Map() }) },
  })
  ;({ port, stop } = await serveFront({ next: site, folder, trustedProxies: [], write: collect }))
})
afterAll(() => {
  stop()
  clock.mockRestore()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  readable = true
  broken = false
  hold = Promise.resolve()
  publish('before')
  logged = ''
})

function publish(text: string) {
  content = text
  epoch++
  signalEpoch()
}

/** Lets time pass, in which the epoch is read as ever. */
function pass(ms: number) {
  ahead += ms
  signalEpoch()
}

/** Holds every render; the function that it returns lets them go on. */
function holdRenders(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  return resolve
}

/** Has the patience of requests last until it is ended; there are so many that still have it. */
function holdPatience() {
  const later = globalThis.setTimeout
  const ends: (() => void)[] = []
  const held = (act: () => void, ms?: number) => {
    if (ms !== 2000) return later(act, ms)
    ends.push(act)
    return later(() => {}, 0)
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  const end = () => {
    for (const act of ends.splice(0)) act()
  }
  return { end, left: () => ends.length }
}

type Way = 'the fast path' | 'Node’s server'
type Reply = { status: number; retry: string | undefined; text: string }

function ask(target: string, way: Way = 'Node’s server'): Promise<Reply> {
  const agent = new Agent({ keepAlive: way === 'the fast path' })
  return new Promise<Reply>((resolve, reject) => {
    get({ port, path: target, agent, host: '127.0.0.1' }, async (res) => {
      const { statusCode: status = 0, headers } = res
      resolve({ status, retry: headers['retry-after'], text: await text(res) })
    }).on('error', reject)
  }).finally(() => agent.destroy())
}

/** What the log says of the content's epoch. */
const said = () =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => /epoch|remembered/.test(msg))
    .map(({ level, msg }) => ({ level, msg }))

describe.each<Way>(['the fast path', 'Node’s server'])('asked for on %s', (way) => {
  test('a menu of before a publish goes out for 10 s, and later its render is waited for', async () => {
    await ask(MENU, way)
    publish('after')
    const letGo = holdRenders()
    const patience = holdPatience()
    const early = ask(MENU, way)
    await expect.poll(() => rendering).toBe(1)
    patience.end()
    expect((await early).text).toContain('before')
    pass(10_000)
    const late = ask(MENU, way)
    await expect.poll(patience.left).toBe(1)
    patience.end()
    letGo()
    expect((await late).text).toContain('after')
    expect((await ask(MENU, way)).text).toContain('after')
  })

  test('a menu that cannot be rendered is an error page after 10 s, and all others stay', async () => {
    await Promise.all([ask(MENU, way), ask('/', way), ask('/api/locations', way)])
    publish('after')
    broken = true
    expect(await ask(MENU, way)).toMatchObject({ status: 200, text: '<p>before</p>' })
    pass(10_000)
    expect(await ask(MENU, way)).toMatchObject({ status: 503, retry: '5' })
    expect((await ask(MENU, way)).text).not.toContain('before')
    for (const path of ['/', '/api/locations'])
      expect(await ask(path, way)).toMatchObject({ status: 200, text: '<p>before</p>' })
    pass(60 * MINUTE)
    expect(await ask('/', way)).toMatchObject({ status: 503, retry: '5' })
    const data = await ask('/api/locations', way)
    expect(data).toMatchObject({ status: 503, retry: '5' })
    expect(JSON.parse(data.text)).toMatchObject({ error: { code: 'unavailable' } })
    broken = false
    expect((await ask(MENU, way)).text).toContain('after')
    expect((await ask('/', way)).text).toContain('after')
  })

  test('a menu on which something is sold out is not shown without its mark for longer', async () => {
    await ask(MENU, way)
    content = 'without oysters'
    raisePageVersion(MENU)
    broken = true
    expect(await ask(MENU, way)).toMatchObject({ status: 200, text: '<p>before</p>' })
    pass(10_000)
    expect(await ask(MENU, way)).toMatchObject({ status: 503, retry: '5' })
  })

  test('while the epoch cannot be read remembered pages go out for an hour, then error pages, and it ends by itself', async () => {
    const paths = [MENU, '/', '/api/locations']
    await Promise.all(paths.map((path) => ask(path, way)))
    readable = false
    await expect.poll(() => logged).toContain('the content epoch could not be read')
    ahead += 59 * MINUTE
    for (const path of paths)
      expect(await ask(path, way)).toMatchObject({ status: 200, text: '<p>before</p>' })
    expect((await ask('/readyz')).status).toBe(200)
    ahead += MINUTE
    for (const path of paths)
      expect(await ask(path, way)).toMatchObject({ status: 503, retry: '5' })
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    await expect.poll(() => logged).toContain('remembered pages are no longer served')
    broken = true
    readable = true
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
    // Nothing was published, so that nothing is rendered.
    for (const path of paths)
      expect(await ask(path, way)).toMatchObject({ status: 200, text: '<p>before</p>' })
    expect(said()).toEqual([
      {
        level: 50,
        msg: 'the content epoch could not be read: remembered pages are served for this many minutes',
      },
      { level: 50, msg: 'remembered pages are no longer served: they may be too old' },
      { level: 30, msg: 'the content epoch can be read again' },
    ])
  })
})
