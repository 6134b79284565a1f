import { expect, test } from 'vitest'
import { describeCdn } from '../suite.ts'
import { createFastly } from './adapter.ts'
import { accountOf, variables } from './env.ts'
import { startFastlySimulator } from './simulator.ts'

const quiet = { maxSeconds: 300, log: () => {} }

describeCdn('fastly', async () => {
  const simulator = await startFastlySimulator()
  const { account } = simulator
  return {
    simulator,
    connect: (timeout) => createFastly({ ...quiet, account, timeout }),
    connectStranger: () => createFastly({ ...quiet, account: { ...account, token: 'another' } }),
  }
})

test('Fastly alone reads how long it may keep a page, and by which key it forgets it', () => {
  const account = { service: 'a', token: 'b', api: 'http://localhost' }
  const lifetime = { fresh: 60, staleWhileRevalidate: 0, staleIfError: 540 }
  expect(createFastly({ ...quiet, account }).headers('private', lifetime)).toEqual([
    ...['Cache-Control', 'private'],
    ...['Surrogate-Control', 'max-age=60, stale-if-error=540'],
    ...['Surrogate-Key', 'tableside-pages'],
  ])
})

test('a token belongs to a service', () => {
  expect(accountOf(variables.parse({}))).toBeNull()
  expect(() => variables.parse({ FASTLY_SERVICE_ID: 'abc' })).toThrow('FASTLY_API_TOKEN')
  const both = { FASTLY_SERVICE_ID: 'abc', FASTLY_API_TOKEN: 'x' }
  expect(accountOf(variables.parse(both))).toMatchObject({ service: 'abc' })
})
