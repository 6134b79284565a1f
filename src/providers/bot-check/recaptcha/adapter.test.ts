import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { consumeOnce } from '#storage/consumed-tokens.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { describeBotCheckProvider } from '../suite.ts'
import { createRecaptcha } from './adapter.ts'
import { type Account, accountOf, variables } from './env.ts'
import { type Simulator, startSimulator } from './simulator.ts'

const hostname = 'www.saltwood.example'
const log = vi.fn()
let simulator: Simulator
let fixture: TestEngine
beforeAll(async () => {
  simulator = await startSimulator()
  fixture = await testEngine(null)
})
afterAll(async () => {
  await simulator.stop()
  await fixture.close()
})

const spend = (what: string, until: number) => consumeOnce(fixture.store, what, until)
const create = (change: Partial<Account> = {}) =>
  createRecaptcha({ account: { ...simulator.account, ...change }, hostname, spend, log })
const asked = () => simulator.received.filter(({ call }) => call === 'verify').length

describeBotCheckProvider('reCAPTCHA', async () => ({
  provider: create(),
  tokenFor: async (action) => simulator.tokenOf({ action, hostname }),
  stop: async () => {},
}))

test.each([
  ['a low score', { action: 'careers', hostname, score: 0.4 }],
  ['another site', { action: 'careers', hostname: 'www.elsewhere.example' }],
  ['an action that is none of ours', { action: 'login', hostname }],
  ['two minutes ago', { action: 'careers', hostname, at: Date.now() - 121_000 }],
])('a token of %s is refused', async (_, made) => {
  const refused = await create().verify(simulator.tokenOf(made))
  expect(refused).toMatchObject({ ok: false, code: 'bot_check' })
})

test('the score of a person begins at 0.5, or where it is said to', async () => {
  const half = () => simulator.tokenOf({ action: 'careers', hostname, score: 0.5 })
  expect((await create().verify(half())).ok).toBe(true)
  expect((await create({ minScore: 0.6 }).verify(half())).ok).toBe(false)
})

test('Google is asked exactly once about a token, also where it does not answer', async () => {
  const token = simulator.tokenOf({ action: 'careers', hostname })
  const before = asked()
  const all = await Promise.all(Array.from({ length: 5 }, () => create().verify(token)))
  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  expect(asked()).toBe(before + 1)
  for (const kind of ['reset', 'garbage'] as const) {
    simulator.injectFault('verify', { kind })
    const other = simulator.tokenOf({ action: 'careers', hostname })
    expect(await create().verify(other)).toMatchObject({ code: 'provider_unavailable' })
  }
  simulator.injectFault('verify', { kind: 'status', status: 503 })
  const last = simulator.tokenOf({ action: 'careers', hostname })
  expect(await create().verify(last)).toMatchObject({ code: 'provider_unavailable' })
  expect(asked()).toBe(before + 4)
})

test('a secret that Google does not know is our fault, and the log says so', async () => {
  log.mockClear()
  const token = simulator.tokenOf({ action: 'careers', hostname })
  const refused = await create({ secretKey: 'wrong' }).verify(token)
  expect(refused).toMatchObject({ code: 'provider_unavailable' })
  expect(log.mock.calls.flat().join()).toContain('invalid-input-secret')
  expect(log.mock.calls.flat().join()).not.toContain(token)
})

test('a browser gets the public key and the version, and may load the script', async () => {
  const provider = create()
  const { siteKey, scriptUrl, secretKey } = simulator.account
  const task = await provider.task('careers')
  expect(task).toEqual({ kind: 'recaptcha', version: 3, siteKey, scriptUrl })
  expect(JSON.stringify(task)).not.toContain(secretKey)
  expect(provider.csp['script-src']).toContain(new URL(scriptUrl).origin)
})

test('it is connected by both of its keys, and asks Google unless told otherwise', () => {
  expect(accountOf(variables.parse({}))).toBeNull()
  expect(() => variables.parse({ RECAPTCHA_SITE_KEY: 'k' })).toThrow('RECAPTCHA_SITE_KEY')
  expect(() => variables.parse({ RECAPTCHA_MIN_SCORE: '7' })).toThrow()
  const keys = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET_KEY: 's' }
  expect(accountOf(variables.parse(keys))).toEqual({
    siteKey: 'k',
    secretKey: 's',
    minScore: 0.5,
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
  })
})
