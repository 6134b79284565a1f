import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressCounts } from '#lib/address-counts/address-counts.ts'
import { connectFront, frontPorts } from '#lib/front/ports.ts'
import { formerPaths } from '#lib/routing/former-paths.ts'
import { GUEST_BROWSER } from '#tests/support/counted-visit.ts'
import { serveFront } from '#tests/support/front-server.ts'

const OPENED = {
  'user-agent': GUEST_BROWSER,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

let port = 0
let stop = () => {}
let logged = ''
const folder = mkdtempSync(path.join(os.tmpdir(), 'address-counts-'))
const ports = { ...frontPorts() }
const pages = ['/locations/harbour', '/news/ca/april', '/legal']

/** Stands in Next's place. */
async function site({ url }: { url?: string }, res: ServerResponse) {
  const status = url?.startsWith('/not-found') ? 404 : 200
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
  res.end(`<p>page of ${url}</p>`)
}

beforeAll(async () => {
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(folder, name), { recursive: true })
  const former = formerPaths(
    [
      { address: '/locations/quay', kind: 'locations', id: 1 },
      { address: '/news/spring', kind: 'news-posts', id: 2 },
    ],
    {
      locations: new Map([[1, { uid: 'harbour', path: '/locations/harbour' }]]),
      'news-posts': new Map([[2, { uid: 'april', path: '/news/ca/april' }]]),
      pages: new Map(),
    },
  )
  const read = async () => ({
    paths: new Set(pages),
    redirects: new Map([
      ['/old', '/legal'],
      ['/2019/05/patio', '/locations/harbour'],
    ]),
    former,
  })
  connectFront({ ...ports, paths: { read } })
  const write = (line: string) => {
    logged += line
  }
  ;({ port, stop } = await serveFront({ next: site, folder, write }))
})
afterAll(() => {
  stop()
  connectFront(ports)
  rmSync(folder, { recursive: true })
})
beforeEach(() => void addressCounts().take())

function ask(target: string, headers: Record<string, string> = OPENED, method = 'GET') {
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    request({ port, path: target, headers, method }, (res) => {
      const { location } = res.headers
      res.resume().on('end', () => resolve({ status: res.statusCode ?? 0, location }))
    })
      .on('error', reject)
      .end()
  })
}
const movedTo = (location: string) => ({ status: 308, location })
const counted = () =>
  addressCounts()
    .take()
    .map(({ what, count }) => [...what, count])

// spec:operations.address-counts
describe('a guest’s browser that opens', () => {
  test('an address from which a redirect leads counts it, with a query and a slash at its end too', async () => {
    expect(await ask('/old')).toEqual(movedTo('/legal'))
    expect(await ask('/old?utm_source=guest%40example.com')).toMatchObject({ status: 308 })
    expect(await ask('/2019/05/patio/')).toEqual(movedTo('/locations/harbour'))
    expect(counted()).toEqual([
      ['redirect', '/old', 2],
      ['redirect', '/2019/05/patio', 1],
    ])
    expect(logged).not.toMatch(/iPhone/)
  })

  test('a page under its former address counts that, not each page below it', async () => {
    expect(await ask('/locations/quay')).toEqual(movedTo('/locations/harbour'))
    expect(await ask('/locations/quay/menu')).toEqual(movedTo('/locations/harbour/menu'))
    expect(await ask('/news/ca/spring')).toEqual(movedTo('/news/ca/april'))
    expect(counted()).toEqual([
      ['former', '/locations/quay', 2],
      ['former', '/news/spring', 1],
    ])
  })

  test('an address that nothing is at counts it without its query', async () => {
    expect(await ask('/our-story?name=Ida')).toMatchObject({ status: 404 })
    expect(await ask('/a/deep/path/')).toMatchObject({ status: 404 })
    expect(await ask('/locations/closed/menu')).toMatchObject({ status: 404 })
    // The slash is taken off first.
    expect(await ask('/our-story/')).toEqual(movedTo('/our-story'))
    expect(counted()).toEqual([
      ['missing', '/our-story', 1],
      ['missing', '/a/deep/path', 1],
      ['missing', '/locations/closed/menu', 1],
    ])
  })

  test('a page, a file, a guest’s own page or what programs try counts nothing', async () => {
    for (const target of [
      ...pages,
      '/legal/',
      '/404',
      '/api/unknown',
      '/my/reservations/t0ken',
      '/lost.png',
      '/wp-login.php',
      '/confirm/b7Kd93mQ0xZ1',
    ])
      await ask(target)
    expect(counted()).toEqual([])
  })
})

describe('nothing is counted, and the answer is the same, where a request', () => {
  test.each<[string, Record<string, string>, string?]>([
    ['is a robot’s', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['does not say who sends it', { 'user-agent': '' }],
    ['asks not to be tracked', { 'sec-gpc': '1' }],
    ['is made in advance', { 'sec-purpose': 'prefetch;prerender' }],
    ['is made by a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['is for a frame', { 'sec-fetch-dest': 'iframe' }],
    ['asks for the head alone', {}, 'HEAD'],
  ])('%s', async (_, headers, method) => {
    const sent = { ...OPENED, ...headers }
    expect(await ask('/old', sent, method)).toEqual(movedTo('/legal'))
    expect(await ask('/our-story', sent, method)).toMatchObject({ status: 404 })
    expect(counted()).toEqual([])
  })

  test('comes from no browser of today', async () => {
    expect(await ask('/old', { 'user-agent': GUEST_BROWSER })).toEqual(movedTo('/legal'))
    expect(counted()).toEqual([])
  })
})
