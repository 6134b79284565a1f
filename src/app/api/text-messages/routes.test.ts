import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inboundText, textStatus } from '#lib/api-contract/booking/text-messages.ts'
import type { TextMessageProvider } from '#providers/text-messages/contract.ts'
import { createOutboxOnly } from '#providers/text-messages/outbox-only/adapter.ts'
import { createTwilio } from '#providers/text-messages/twilio/adapter.ts'
import { type Simulator, startSimulator } from '#providers/text-messages/twilio/simulator.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectDescribed } from '#tests/support/openapi.ts'
import { POST as inbound } from './inbound/route.ts'
import { POST as status } from './status/route.ts'

let provider: TextMessageProvider
let simulator: Simulator
let fixture: TestEngine
vi.mock('#providers/text-messages/registry.ts', () => ({
  textMessageProvider: async () => provider,
}))
vi.mock('#booking-engine/process.ts', () => ({ bookingEngine: async () => fixture.engine }))
vi.mock('../../../env.ts', () => ({ env: { publicUrl: 'https://saltwood.example' } }))

const FROM = '+16045550147'
const KEY = 'text_confirmation:1'

beforeAll(async () => {
  simulator = await startSimulator()
  fixture = await testEngine(null)
})
beforeEach(() => {
  const { account } = simulator
  provider = createTwilio({ account, site: 'https://saltwood.example', log: () => {} })
})
afterAll(async () => {
  await simulator?.stop()
  await fixture?.close()
})

/** A form as the vendor posts it; the front hands it on to this process by another address. */
async function post(
  route: typeof inbound,
  path: string,
  fields: Record<string, string>,
  signature?: string,
): Promise<Response> {
  const signed = simulator.post(`https://saltwood.example${path}`, fields)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signature ?? signed.signature,
  }
  const request = new Request(`http://127.0.0.1:3000${path}`, {
    ...{ method: 'POST', headers, body: signed.body },
  })
  const call = route === inbound ? inboundText : textStatus
  return expectDescribed(call, await route(request, { params: Promise.resolve({}) }))
}
const say = (Body: string, signature?: string) =>
  post(inbound, '/api/text-messages/inbound', { From: FROM, Body }, signature)
const report = (fields: Record<string, string>) =>
  post(status, `/api/text-messages/status?key=${encodeURIComponent(KEY)}`, fields)
const hasStopped = () => fixture.engine.textOptOuts.hasStopped(FROM)

// spec:engine.text-stop
describe('what a vendor of text messages posts', () => {
  test('STOP ends messages to a number, anything else changes nothing, START gives them back', async () => {
    const answer = await say('Stop')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml'])
    expect(await answer.text()).toContain('<Response/>')
    expect(await hasStopped()).toBe(true)
    expect((await say('See you at 7')).status).toBe(200)
    expect(await hasStopped()).toBe(true)
    await say('START')
    expect(await hasStopped()).toBe(false)
  })

  test('is not believed unless it is signed', async () => {
    expect((await say('STOP', 'made up')).status).toBe(400)
    expect(await hasStopped()).toBe(false)
  })

  test('a message that did not arrive is one for the staff', async () => {
    const message = { kind: 'text_confirmation', id: '1', locationId: '1', recipient: FROM }
    const { outbox } = fixture.engine
    await outbox.queue({ ...message, payload: {} })
    await outbox.deliver({ deliver: async () => ({ outcome: 'sent' }), onError: () => {} })
    await report({ MessageStatus: 'delivered' })
    expect((await outbox.read(KEY, null))?.state).toBe('sent')
    await report({ MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect(await outbox.read(KEY, null)).toMatchObject({ state: 'dead', error: 'Twilio: 30003' })
  })

  test('where no text messages leave there is nothing to post to', async () => {
    provider = createOutboxOnly()
    expect((await say('STOP')).status).toBe(404)
  })
})
