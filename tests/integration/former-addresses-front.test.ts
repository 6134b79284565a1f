import { mkdtempSync, rmSync } from 'node:fs'
import { request, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFront, frontPorts } from '#lib/front/ports.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'
import { serveFront } from '#tests/support/front-server.ts'

let system: Content
let port = 0
let stop = () => {}
const folder = mkdtempSync(path.join(os.tmpdir(), 'front-'))
const ports = { ...frontPorts() }

/** Stands in Next's place: a page with its own address. */
async function site({ url }: { url?: string }, res: ServerResponse) {
  res.writeHead(url?.startsWith('/not-found') ? 404 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
  })
  res.end(`<p>page of ${url}</p>`)
}

beforeAll(async () => {
  system = await startContent()
  const [{ readEpoch }, { knownPaths }] = await Promise.all([
    import('#data/site/epoch.ts'),
    import('#data/site/known-paths.ts'),
  ])
  connectFront({ ...ports, epoch: { read: readEpoch }, paths: { read: knownPaths } })
  ;({ port, stop } = await serveFront({ next: site, folder }))
})
afterAll(async () => {
  stop()
  connectFront(ports)
  await system?.stop()
  rmSync(folder, { recursive: true })
})

type Reply = { status: number; location: string | undefined; caching: string | undefined }

function ask(target: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const req = request({ port, path: target }, (res) => {
      const { location, 'cache-control': caching } = res.headers
      res.resume().on('end', () => resolve({ status: res.statusCode ?? 0, location, caching }))
    })
    req.on('error', reject).end()
  })
}

const publish = (collection: 'locations' | 'news-posts' | 'pages', id: number, uid: string) =>
  system.payload.update({ collection, id, data: { uid, _status: 'published' } as never })

test('what was printed, mailed and kept leads on with its query, by the very next request', async () => {
  const place = await system.make('locations', locationData('quay'))
  const text = { type: 'text-page', _status: 'published' }
  const page = await system.make('pages', { title: 'Imprint', uid: 'imprint', ...text })
  const plain = { _status: 'published' }
  const post = await system.make('news-posts', {
    title: 'S',
    uid: 'spring',
    type: 'general',
    ...plain,
  })
  expect((await ask('/locations/quay/menu')).status).toBe(200)
  await publish('locations', place, 'harbour')
  await publish('pages', page, 'legal')
  await publish('news-posts', post, 'april')
  for (const [old, now] of [
    ['/locations/quay', '/locations/harbour'],
    ['/locations/quay?reserve=quay', '/locations/harbour?reserve=quay'],
    ['/locations/quay/menu?diet=vegan', '/locations/harbour/menu?diet=vegan'],
    [
      '/locations/quay/touchless-menu?utm_source=restaurant&utm_medium=quay&table=t1',
      '/locations/harbour/touchless-menu?utm_source=restaurant&utm_medium=quay&table=t1',
    ],
    ['/locations/quay/room-service-menu', '/locations/harbour/room-service-menu'],
    ['/locations/quay/careers?utm_source=x', '/locations/harbour/careers?utm_source=x'],
    ['/locations/quay/group-bookings', '/locations/harbour/group-bookings'],
    ['/api/locations/quay', '/api/locations/harbour'],
    ['/locations/quay/news/spring?a=1', '/locations/harbour/news/april?a=1'],
    ['/locations/harbour/news/spring', '/locations/harbour/news/april'],
    ['/news/spring?a=1', '/news/april?a=1'],
    ['/news/ca/spring', '/news/april'],
    ['/news-redirect/spring', '/news-redirect/april'],
    ['/imprint?a=1', '/legal?a=1'],
  ] as const) {
    const moved = { status: 308, location: now, caching: 'public, max-age=300' }
    expect(await ask(old), old).toEqual(moved)
    expect((await ask(now)).status, now).toBe(200)
  }
  expect((await ask('/locations/quay/kitchen')).status).toBe(404)
})

test('an address that is taken back is a page again, and one of nobody is not there', async () => {
  const id = await system.make('locations', locationData('north'))
  await publish('locations', id, 'south')
  expect((await ask('/locations/north')).status).toBe(308)
  await publish('locations', id, 'north')
  expect((await ask('/locations/north')).status).toBe(200)
  expect(await ask('/locations/south')).toMatchObject({ status: 308, location: '/locations/north' })
  await system.payload.update({ collection: 'locations', id, data: { _status: 'draft' } })
  expect((await ask('/locations/south')).status).toBe(404)
})
