import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { solved } from '#tests/support/proof-of-work.ts'
import { GET, POST } from './route.ts'

vi.hoisted(() => vi.stubEnv('TABLESIDE_SECRET', 'the secret of a site that a test makes'))
vi.mock('#storage/process.ts', () => ({ bookingDatabase: async () => fixture.store }))

let fixture: TestEngine
beforeAll(async () => {
  fixture = await testEngine(null)
})
afterAll(() => fixture.close())

const none = { params: Promise.resolve({}) }
const address = 'http://localhost/api/recaptcha'
const begin = async (action: string) => {
  const response = await GET(new Request(`${address}?action=${action}`), none)
  return { status: response.status, body: await response.json() }
}
const check = async (body: object | string) => {
  const response = await POST(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    none,
  )
  return { status: response.status, body: await response.json() }
}
const submission = (pass: string) =>
  new Request('http://localhost/api', { method: 'POST', headers: { [PASS_HEADER]: pass } })

test('a form is begun, its work done, its answer valid, and its pass counts two seconds later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { status, body } = await begin('careers')
  expect(status).toBe(200)
  expect(body).toMatchObject({ task: { kind: 'work' }, wait: 2000 })
  const asked = { token: solved(body.task), action: 'careers', started: body.started }
  const answer = await check(asked)
  expect(answer).toMatchObject({ status: 200, body: { valid_response: true } })
  const { pass } = answer.body
  expect((await redeemPass(submission(pass), 'careers')).ok).toBe(false)
  vi.setSystemTime(Date.now() + body.wait)
  expect((await redeemPass(submission(pass), 'newsletter')).ok).toBe(false)
  expect(await redeemPass(submission(pass), 'careers')).toEqual({ ok: true, value: null })
  expect(await redeemPass(submission(pass), 'careers')).toMatchObject({ code: 'bot_check' })
  expect(await check(asked)).toEqual({ status: 200, body: { valid_response: false } })
})

test('a token alone is answered by `valid_response` (spec:api.recaptcha)', async () => {
  const { body } = await begin('newsletter')
  const answer = await check({ token: solved(body.task) })
  expect(answer.body).toMatchObject({ valid_response: true })
  expect(await check({ token: 'made up' })).toEqual({
    status: 200,
    body: { valid_response: false },
  })
})

test('a token of another form is none', async () => {
  const { body } = await begin('newsletter')
  const answer = await check({ token: solved(body.task), action: 'careers' })
  expect(answer.body).toEqual({ valid_response: false })
})

test('whoever fills in the field that nobody sees is no person', async () => {
  const { body } = await begin('newsletter')
  const answer = await check({ token: solved(body.task), trap: 'Cheap watches' })
  expect(answer.body).toEqual({ valid_response: false })
})

test('a refusal says that nothing is valid (spec:api.recaptcha)', async () => {
  for (const body of [{}, { token: '' }, { token: 5 }, '{', { token: 'x'.repeat(20_000) }]) {
    const answer = await check(body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.body).toMatchObject({ valid_response: false, error: { code: expect.anything() } })
  }
  expect((await check({})).status).toBe(422)
})

test('what cannot be read is refused with what is wrong', async () => {
  expect((await begin('login')).status).toBe(422)
  expect((await check('{')).status).toBe(400)
  expect((await check({})).body.error.fields).toMatchObject([{ path: 'token' }])
  expect((await check({ token: 'x', action: 'login' })).status).toBe(422)
  expect((await check({ token: 'x'.repeat(20_000) })).status).toBe(413)
})
