import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenPayment } from '#booking-engine/payments/types.ts'
import { chargeWith } from '#providers/booking/house/charge.ts'
import { createStripe } from '#providers/payments/stripe/adapter.ts'
import {
  type CallName,
  type Simulator,
  startSimulator,
} from '#providers/payments/stripe/simulator.ts'

let stripe: Simulator
beforeEach(async () => {
  stripe = await startSimulator()
})
afterEach(() => stripe.stop())

/** What a guest is told whose card is asked for $95.00, at Stripe as it is now. */
async function told(before: Partial<OpenPayment> = {}) {
  const token = await stripe.tokenOf('4242424242424242')
  const charge = chargeWith(
    createStripe({ account: stripe.account('form'), log: () => {} }),
    { saveReference: async () => {}, saveCard: async () => true },
    {
      card: { token, last4: '4242' },
      description: 'Saltwood Burrard',
      returnUrl: 'https://saltwood.example/',
    },
  )
  const money = { amount: 9_500, currency: 'CAD', multiplier: 100 }
  const open = { id: crypto.randomUUID(), kind: 'charge', reference: null, card: null } as const
  return charge.run({ ...open, money, ...before })
}
const rejects = (call: CallName, status: number) =>
  stripe.injectFault(call, { kind: 'status', status, error: { type: 'invalid_request_error' } })

test('a card that Stripe takes pays', async () => {
  expect(await told()).toEqual({ ok: true, value: null })
})

test.each<[CallName, number, string]>([
  ['begin', 400, 'not_bookable'],
  ['begin', 401, 'not_bookable'],
  ['method', 400, 'payment_failed'],
  ['confirm', 400, 'payment_failed'],
  ['confirm', 403, 'not_bookable'],
])('what Stripe rejects was not paid, and says so: %s, %i is `%s`', async (call, status, code) => {
  rejects(call, status)
  expect(await told()).toMatchObject({ ok: false, code })
})

test('what became of a card that was given before stays open where Stripe does not say', async () => {
  rejects('read', 401)
  const unknown = { ok: false, code: 'provider_unavailable' }
  expect(await told({ reference: 'pi_1', card: 'tok_before' })).toEqual(unknown)
})
