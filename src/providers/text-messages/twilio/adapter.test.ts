import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TextMessageProvider } from '../contract.ts'
import { describeTextMessageProvider, textMessage } from '../suite.ts'
import { createTwilio } from './adapter.ts'
import { accountOf, variables } from './env.ts'
import { signatureOf } from './signature.ts'
import { type Simulator, startSimulator } from './simulator.ts'

const site = 'https://saltwood.example'

describeTextMessageProvider('Twilio', async () => {
  const simulator = await startSimulator()
  return {
    provider: createTwilio({ account: simulator.account, site, log: () => {} }),
    left: () => simulator.taken.map(({ to }) => to),
    stop: simulator.stop,
  }
})

describe('Twilio', () => {
  let simulator: Simulator
  let twilio: TextMessageProvider
  const lines: string[] = []
  beforeAll(async () => {
    simulator = await startSimulator()
    const { account } = simulator
    twilio = createTwilio({ account, site, log: (line) => lines.push(line), timeout: 300 })
  })
  beforeEach(() => {
    simulator.clearFaults()
    simulator.taken.splice(0)
    simulator.stopped.clear()
    lines.splice(0)
  })
  afterAll(() => simulator?.stop())
  const again = { ...textMessage, mayHaveLeftSince: Date.now() }

  test('is sent a form with sender, recipient, text and where the status goes', async () => {
    await twilio.send(textMessage)
    expect(simulator.taken).toMatchObject([
      {
        ...{ to: textMessage.to, from: '+16045550100', body: textMessage.text },
        callback: `${site}/api/text-messages/status?key=text_confirmation%3A1`,
      },
    ])
  })

  test('a messaging service sends where it is one', async () => {
    const from = `MG${'0'.repeat(32)}`
    const account = { ...simulator.account, from }
    expect((await createTwilio({ account, site, log: () => {} }).send(textMessage)).ok).toBe(true)
    expect(simulator.taken[0]?.from).toBe(from)
  })

  test('whoever said STOP to it is told apart from a number that takes nothing', async () => {
    simulator.stopped.add(textMessage.to)
    expect(await twilio.send(textMessage)).toMatchObject({ code: 'opted_out' })
    simulator.injectFault('send', { kind: 'error', status: 400, code: 21614 })
    expect(await twilio.send(textMessage)).toMatchObject({ code: 'recipient_refused' })
  })

  test.for([
    ['too many requests', { kind: 'error', status: 429, code: 20429 }],
    ['a wrong login', { kind: 'error', status: 401, code: 20003 }],
    ['a sender that is not the account’s', { kind: 'error', status: 400, code: 21606 }],
    ['a fault of its own', { kind: 'error', status: 503, code: 20503 }],
    ['no answer', { kind: 'silence' }],
    ['a broken line', { kind: 'reset' }],
  ] as const)('%s: it is tried again later, and asked once', async ([, fault]) => {
    simulator.injectFault('send', fault)
    expect(await twilio.send(textMessage)).toMatchObject({ code: 'text_unavailable' })
    expect(simulator.taken).toEqual([])
    expect(lines.join()).not.toContain(textMessage.to.slice(1))
    expect((await twilio.send(again)).ok).toBe(true)
    expect(simulator.taken).toHaveLength(1)
  })

  test('a message that it took before its answer was lost is found, and not sent twice', async () => {
    simulator.injectFault('send', { kind: 'lost' })
    expect(await twilio.send(textMessage)).toMatchObject({ code: 'text_unavailable' })
    expect(await twilio.send(again)).toEqual({ ok: true, value: 'sent' })
    expect(simulator.taken).toHaveLength(1)
  })

  test('where it cannot be asked whether one left, none is sent', async () => {
    simulator.injectFault('find', { kind: 'error', status: 500, code: 20500 }, 2)
    expect(await twilio.send(again)).toMatchObject({ code: 'text_unavailable' })
    expect(simulator.taken).toEqual([])
  })

  test('the same words of another day are another message', async () => {
    await twilio.send(textMessage)
    const later = { ...textMessage, mayHaveLeftSince: Date.now() + 3_600_000 }
    expect((await twilio.send(later)).ok).toBe(true)
    expect(simulator.taken).toHaveLength(2)
  })

  test.for([
    ['STOP', 'stop'],
    [' stop ', 'stop'],
    ['Unsubscribe', 'stop'],
    ['START', 'start'],
    ['Please stop by at 7', 'other'],
  ] as const)('%s from a guest means %s', ([Body, wish]) => {
    const post = simulator.post(`${site}/api/text-messages/inbound`, { From: '+16045550147', Body })
    expect(twilio.posts?.inbound(post)).toEqual({ ok: true, value: { from: '+16045550147', wish } })
  })

  test('a status says whether a message arrived, and a changed form is not believed', () => {
    const url = `${site}/api/text-messages/status?key=text_confirmation%3A1`
    const failed = simulator.post(url, { MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect(twilio.posts?.status(failed)).toEqual({
      ...{ ok: true, value: { outcome: 'failed', reason: 'Twilio: 30003' } },
    })
    const forged = { ...failed, url: url.replace('1', '2') }
    expect(twilio.posts?.status(forged)).toMatchObject({ code: 'bad_signature' })
    const arrived = simulator.post(url, { MessageStatus: 'delivered' })
    expect(twilio.posts?.status(arrived)).toMatchObject({ value: { outcome: 'arrived' } })
  })

  test('signs as Twilio’s own documentation shows', () => {
    const body = new URLSearchParams({
      ...{ CallSid: 'CA1234567890ABCDE', Caller: '+14158675309', Digits: '1234' },
      ...{ From: '+14158675309', To: '+18005551212' },
    })
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
    expect(signatureOf('12345', url, body.toString())).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  })

  test('needs token and sender where there is an account', () => {
    const TWILIO_ACCOUNT_SID = `AC${'0'.repeat(32)}`
    expect(variables.safeParse({ TWILIO_ACCOUNT_SID }).success).toBe(false)
    const whole = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+16045550100' }
    expect(accountOf(variables.parse(whole))).toMatchObject({ api: 'https://api.twilio.com' })
    expect(accountOf(variables.parse({}))).toBeNull()
  })
})
