import { expect, test } from 'vitest'
import { describeCdn } from '../suite.ts'
import { createCloudFront } from './adapter.ts'
import { accountOf, variables } from './env.ts'
import { startCloudFrontSimulator } from './simulator.ts'

const maxSeconds = 300

describeCdn('cloudfront', async () => {
  const simulator = await startCloudFrontSimulator()
  const { account } = simulator
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'another secret' }
  return {
    simulator,
    connect: (timeout) => createCloudFront({ account, maxSeconds, timeout }),
    connectStranger: () => createCloudFront({ maxSeconds, account: { ...account, credentials } }),
  }
})

test('CloudFront keeps pages for a second, as an invalidation takes longer than a publish may', async () => {
  const simulator = await startCloudFrontSimulator()
  try {
    const cloudFront = createCloudFront({ account: simulator.account, maxSeconds })
    expect(cloudFront.maxSeconds).toBe(1)
    await cloudFront.caches[0]?.purge()
    expect(simulator.purged).toEqual(['/*'])
    const lifetime = { fresh: 1, staleWhileRevalidate: 0, staleIfError: 3599 }
    expect(cloudFront.headers('public, max-age=0', lifetime)).toEqual([
      ...['Cache-Control', 'public, max-age=0, s-maxage=1, stale-if-error=3599'],
    ])
  } finally {
    await simulator.stop()
  }
})

test('a key has both of its halves, or is that of the machine', () => {
  const named = { CLOUDFRONT_DISTRIBUTION_ID: 'E1A2B3C4D5E6F7' }
  expect(accountOf(variables.parse({}))).toBeNull()
  expect(accountOf(variables.parse(named))).toMatchObject({ credentials: undefined })
  expect(() => variables.parse({ ...named, CLOUDFRONT_ACCESS_KEY_ID: 'AKID' })).toThrow(
    'CLOUDFRONT_SECRET_ACCESS_KEY',
  )
})
