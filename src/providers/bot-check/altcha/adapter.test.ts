import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BotCheckTask } from '#lib/forms/bot-check.ts'
import { consumeOnce } from '#storage/consumed-tokens.ts'
import { testEngine } from '#tests/support/booking.ts'
import { solve, solved } from '#tests/support/proof-of-work.ts'
import { TASK_LIFETIME } from '../contract.ts'
import { describeBotCheckProvider } from '../suite.ts'
import { createAltcha } from './adapter.ts'

const secret = 'the secret of a bot check, for tests only'
type Work = Extract<BotCheckTask, { kind: 'work' }>

async function make(clock = Date.now) {
  const fixture = await testEngine(null, { clock })
  const spend = (what: string, until: number) => consumeOnce(fixture.store, what, until)
  return { provider: createAltcha({ secret, spend, now: clock }), spend, stop: fixture.close }
}

describeBotCheckProvider('ALTCHA', async () => {
  const { provider, stop } = await make()
  return { provider, stop, tokenFor: async (action) => solved(await provider.task(action)) }
})

test('a solution counts until its challenge ends, and not a moment longer', async () => {
  let now = Date.parse('2027-03-10T20:00Z')
  const { provider, stop } = await make(() => now)
  const [early, late] = await Promise.all([provider.task('careers'), provider.task('careers')])
  const tokens = [solved(early), solved(late)]
  now += TASK_LIFETIME - 1
  expect((await provider.verify(tokens[0] ?? '')).ok).toBe(true)
  now += 1
  expect(await provider.verify(tokens[1] ?? '')).toMatchObject({ code: 'bot_check' })
  await stop()
})

test('nobody changes the action or the end of a challenge, and nobody else makes one', async () => {
  const { provider, spend, stop } = await make()
  const task = (await provider.task('newsletter')) as Work
  const token = JSON.parse(atob(solved(task)))
  const again = (change: object) => btoa(JSON.stringify({ ...token, ...change }))
  const later = task.salt.replace(/expires=\d+/, 'expires=9999999999')
  const other = await createAltcha({ secret: `${secret}!`, spend }).task('newsletter')
  for (const forged of [
    again({ salt: task.salt.replace('newsletter', 'careers') }),
    again({ salt: later }),
    again({ number: token.number + 1 }),
    again({ signature: 'a'.repeat(64) }),
    solved({ ...task, challenge: 'f'.repeat(64), maxnumber: 10 }),
    solved(other),
  ])
    expect(await provider.verify(forged)).toMatchObject({ code: 'bot_check' })
  expect((await provider.verify(btoa(JSON.stringify(token)))).ok).toBe(true)
  await stop()
})

test('what the site’s own worker finds counts', async () => {
  const { provider, stop } = await make()
  const token = solved(await provider.task('careers'), solve)
  expect(await provider.verify(token)).toEqual({ ok: true, value: { action: 'careers' } })
  await stop()
})

test('needs nobody else', async () => {
  const { provider, stop } = await make()
  expect(provider.csp).toEqual({})
  await stop()
})

test.each([0, 1, 9, 10, 999])('the worker finds %i after salts of any length', (number) => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 130]) {
    const salt = 's'.repeat(length)
    const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
    expect(solve({ salt, challenge, maxnumber: number })).toBe(number)
    expect(solve({ salt, challenge, maxnumber: number - 1 })).toBeNull()
  }
})
