import { expect, test } from 'vitest'
import { describeCdn } from '../suite.ts'
import { createPurge } from './adapter.ts'
import { purgeUrls, variables } from './env.ts'
import { startPurgeSimulator } from './simulator.ts'

const quiet = { maxSeconds: 300, log: () => {} }

describeCdn('purge', async () => {
  const simulator = await startPurgeSimulator()
  const closed = await startPurgeSimulator({ allowed: false })
  const stop = async () => {
    await Promise.all([simulator.stop(), closed.stop()])
  }
  return {
    simulator: { ...simulator, stop },
    connect: (timeout) => createPurge({ ...quiet, urls: [simulator.origin], timeout }),
    connectStranger: () => createPurge({ ...quiet, urls: [closed.origin] }),
  }
})

test('each proxy is purged by itself', async () => {
  const [one, other] = await Promise.all([startPurgeSimulator(), startPurgeSimulator()])
  const { caches } = createPurge({ ...quiet, urls: [one.origin, other.origin] })
  other.injectFault(503, 2)
  const purged = await Promise.all(caches.map((cache) => cache.purge()))
  expect(purged).toMatchObject([{ ok: true }, { code: 'unavailable' }])
  expect([one.purged, other.purged]).toEqual([['tableside-pages'], []])
  expect(caches.map(({ name }) => name)).toEqual(
    [one, other].map(({ origin }) => `the caching proxy ${new URL(origin).host}`),
  )
  await Promise.all([one.stop(), other.stop()])
})

test('proxies that cannot be purged keep pages for a second', async () => {
  const proxies = createPurge({ ...quiet, urls: [] })
  expect(proxies.maxSeconds).toBe(1)
  expect(proxies.caches).toEqual([])
})

test('proxies are named by their addresses', () => {
  const read = (CDN_PURGE_URLS: string) => purgeUrls(variables.parse({ CDN_PURGE_URLS }))
  expect(read('')).toBeNull()
  expect(read('none')).toEqual([])
  expect(read('http://10.0.0.5:6081/, http://10.0.0.6:6081/')).toHaveLength(2)
  const other = ['none, http://varnish/', '10.0.0.5:6081', 'varnish', 'ftp://varnish/']
  // `fetch` asks no address with a name and a password.
  for (const wrong of [...other, 'http://site:secret@10.0.0.5:6081/'])
    expect(() => read(wrong), wrong).toThrow('CDN_PURGE_URLS')
})
