import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withRenderContext } from '#lib/front/render-context.ts'
import { CARD_MESSAGE } from '#lib/money/card.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'
import { createStripe } from '#providers/payments/stripe/adapter.ts'
import { signatureOf } from '#providers/payments/stripe/simulator/events.ts'
import { type Simulator, startSimulator } from '#providers/payments/stripe/simulator.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { POST as reserve } from '../opentable/reserve/route.ts'
import { POST as getCardTokens } from './get-card-tokens/route.ts'
import { POST as webhook } from './webhook/route.ts'

let connected: PaymentProvider | null = null
const happened = vi.hoisted(() => vi.fn(async (_paymentId: string) => {}))
vi.mock('#providers/payments/registry.ts', () => ({ paymentProvider: async () => connected }))
vi.mock('#providers/booking/house/payment-event.ts', () => ({ onPaymentEvent: happened }))
vi.mock('#booking-engine/process.ts', () => ({ bookingEngine: async () => fixture?.engine }))
vi.mock('../opentable/bookable.ts', () => ({
  bookable: async () => {
    const provider = { reserve: async () => ({ ok: false, code: 'payment_failed' }) }
    return { ok: true, value: { location: { country: 'CA' }, provider } }
  },
}))

let simulator: Simulator
let fixture: TestEngine | null = null
let guests = 0
let address = ''
beforeAll(async () => {
  simulator = await startSimulator()
  fixture = await testEngine(null)
})
beforeEach(() => {
  connected = createStripe({ account: simulator.account('form'), log: () => {} })
  address = `10.1.${guests++}.9`
  happened.mockClear()
})
afterAll(async () => {
  await simulator.stop()
  await fixture?.close()
})

const none = { params: Promise.resolve({}) }
const next = String(new Date().getFullYear() + 1)
const good = {
  name_on_card: 'Ida Marsh',
  card_number: '4242424242424242',
  card_month: '12',
  card_year: next.slice(2),
  card_cvc: '123',
  zip_code: 'V6B 1A1',
}

async function call(route: typeof getCardTokens, init: RequestInit) {
  const request = new Request('http://localhost/api/stripe', { method: 'POST', ...init })
  const context = { requestId: 'r', address, draft: null, validUntil: Number.POSITIVE_INFINITY }
  const response = await withRenderContext(context, () => route(request, none))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const headers = { 'content-type': 'application/json' }
const trade = (card: object) => call(getCardTokens, { headers, body: JSON.stringify(card) })

test('a card becomes a token and its last four digits', async () => {
  const { status, body, headers } = await trade(good)
  expect(status).toBe(200)
  const response = { id: expect.stringMatching(/^tok_/), card: { last4: '4242' } }
  expect(body).toEqual({ success: true, response })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  { card_number: '378282246310005', card_cvc: '1234' },
  { card_number: '4242 4242 4242 4242' },
  { card_year: next },
  { card_month: '1' },
])('so does %o', async (change) => {
  expect((await trade({ ...good, ...change })).body).toMatchObject({ success: true })
})

test.each([
  [{ name_on_card: ' ' }, 'name_on_card'],
  [{ card_number: '' }, 'card_number'],
  [{ card_number: '4242424242424241' }, 'card_number'],
  [{ card_number: '42424242424242424242' }, 'card_number'],
  [{ card_month: '13' }, 'card_month'],
  [{ card_year: '20' }, 'card_month'],
  [{ card_cvc: '12' }, 'card_cvc'],
  [{ zip_code: '' }, 'zip_code'],
  [{ card_month: 'xx' }, 'card_month'],
  [{ card_year: '0x1f' }, 'card_month'],
  [{ card_number: 4242424242424242 }, 'card_number'],
  [{ name_on_card: ['Ida'] }, 'name_on_card'],
])('%o is the fault of its field, and goes no further', async (change, path) => {
  const before = simulator.received.length
  const { status, body } = await trade({ ...good, ...change })
  expect(status).toBe(422)
  expect(body.error.fields.map((field: { path: string }) => field.path)).toEqual([path])
  expect(JSON.stringify(body)).not.toMatch(/4242|Ida/)
  expect(simulator.received).toHaveLength(before)
})

test('all that is wrong with a card is said at once, in the words of the form (spec:api.card-tokens)', async () => {
  const nothing = await trade({ card_month: 'xx', card_cvc: 123 })
  const said = nothing.body.error.fields.map((field: { message: string }) => field.message)
  expect(said.sort()).toEqual(
    Object.values(CARD_MESSAGE)
      .map((message) => message())
      .sort(),
  )
})

test('a card that the vendor refuses is a refusal and no error', async () => {
  const unknown = await trade({ ...good, card_number: '4000056655665556' })
  expect(unknown).toMatchObject({ status: 200, body: { success: false } })
  expect(unknown.body.error.code).toBe('card_refused')
})

test.each([
  [400, 200, 'card_refused'],
  [401, 502, 'payment_rejected'],
])('a vendor’s %i is an answer and no fault of the server', async (status, answered, code) => {
  simulator.injectFault('token', {
    kind: 'status',
    status,
    error: { type: 'invalid_request_error' },
  })
  const told = await trade(good)
  expect([told.status, told.body.error.code]).toEqual([answered, code])
})

test('who has brought five refused cards waits, and nobody else', async () => {
  for (let n = 0; n < 5; n++) await trade({ ...good, card_number: '4000056655665556' })
  const { status, headers } = await trade(good)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  address = '10.2.0.9'
  expect((await trade(good)).status).toBe(200)
})

test('a card that its bank refuses counts as well, also where it came from the vendor’s fields', async () => {
  const body = {
    ...{ restaurant_id: 'burrard', reservation_token: 'held', reservation_attribute: 'default' },
    ...{ first_name: 'Ida', last_name: 'Marsh', phone_number: '604-555-0123' },
    credit_card: { token: 'tok_1', last4: '0002' },
  }
  const book = () => call(reserve, { headers, body: JSON.stringify(body) })
  for (let n = 0; n < 5; n++) expect((await book()).body).toMatchObject({ paymentFailed: true })
  expect((await book()).status).toBe(429)
  expect((await trade(good)).status).toBe(429)
})

test('a body over 2 kB is not read', async () => {
  expect((await trade({ ...good, more: 'x'.repeat(2048) })).status).toBe(413)
})

test('where cards are not ours to see there is no such address', async () => {
  connected = createStripe({ account: simulator.account('elements'), log: () => {} })
  expect((await trade(good)).status).toBe(404)
  connected = null
  expect((await trade(good)).status).toBe(404)
})

const tell = (body: string, signature: string) =>
  call(webhook, { headers: { ...headers, 'stripe-signature': signature }, body })
const secret = () => simulator.account('form').webhookSecret ?? ''

test('an event of the vendor has its payment looked after, as often as it comes', async () => {
  const body = JSON.stringify({ data: { object: { metadata: { payment: 'p1' } } } })
  for (let n = 0; n < 2; n++) {
    const { status } = await tell(body, signatureOf(body, secret()))
    expect(status).toBe(200)
  }
  expect(happened.mock.calls).toEqual([['p1'], ['p1']])
  const other = JSON.stringify({ data: { object: { object: 'payout' } } })
  expect((await tell(other, signatureOf(other, secret()))).status).toBe(200)
  expect(happened).toHaveBeenCalledTimes(2)
})

test('an event that nobody signed is refused, and there is none in a test', async () => {
  const body = JSON.stringify({ data: { object: { metadata: { payment: 'p1' } } } })
  expect((await tell(body, signatureOf(body, 'whsec_other'))).status).toBe(400)
  connected = null
  expect((await tell(body, signatureOf(body, secret()))).status).toBe(404)
  expect(happened).not.toHaveBeenCalled()
})
