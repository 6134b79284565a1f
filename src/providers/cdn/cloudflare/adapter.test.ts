import { expect, test } from 'vitest'
import { describeCdn } from '../suite.ts'
import { createCloudflare } from './adapter.ts'
import { accountOf, variables } from './env.ts'
import { startCloudflareSimulator } from './simulator.ts'

const quiet = { maxSeconds: 300, log: () => {} }

describeCdn('cloudflare', async () => {
  const simulator = await startCloudflareSimulator()
  const { account } = simulator
  return {
    simulator,
    connect: (timeout) => createCloudflare({ ...quiet, account, timeout }),
    connectStranger: () =>
      createCloudflare({ ...quiet, account: { ...account, token: 'another' } }),
  }
})

test('Cloudflare alone reads how long it may keep a page, and by which tag it forgets it', () => {
  const account = { zone: 'a', token: 'b', api: 'http://localhost' }
  const lifetime = { fresh: 300, staleWhileRevalidate: 60, staleIfError: 3300 }
  expect(createCloudflare({ ...quiet, account }).headers('public', lifetime)).toEqual([
    ...['Cache-Control', 'public'],
    'Cloudflare-CDN-Cache-Control',
    'max-age=300, stale-while-revalidate=60, stale-if-error=3300',
    ...['Cache-Tag', 'tableside-pages'],
  ])
})

test('the log has the number of an error of Cloudflare', async () => {
  const simulator = await startCloudflareSimulator()
  try {
    const account = { ...simulator.account, token: 'another' }
    expect(await createCloudflare({ ...quiet, account }).caches[0]?.purge()).toEqual({
      ...{ ok: false, code: 'refused', detail: { reason: 'error 10000' } },
    })
  } finally {
    await simulator.stop()
  }
})

test('a token belongs to a zone', () => {
  const zone = '0'.repeat(32)
  expect(accountOf(variables.parse({}))).toBeNull()
  expect(() => variables.parse({ CLOUDFLARE_ZONE_ID: 'example.com' })).toThrow('id of a zone')
  expect(() => variables.parse({ CLOUDFLARE_ZONE_ID: zone })).toThrow('CLOUDFLARE_API_TOKEN')
  const both = { CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_TOKEN: 'x' }
  expect(accountOf(variables.parse(both))).toMatchObject({ zone })
})
