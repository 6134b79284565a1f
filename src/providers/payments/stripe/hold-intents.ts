import type Stripe from 'stripe'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BegunPayment, CardRefusedCode, Payment, Unavailable } from '../contract.ts'
import { isMissing, reasonOf } from './errors.ts'
import type { IntentApi } from './intents.ts'
import { isCardDeleted, stateOf } from './states.ts'

const expand = ['customer']

/** Cards that are kept: a customer of its own for each, and a setup intent. Who forgets it deletes it. */
export function createHoldIntents(stripe: Stripe): IntentApi & {
  charge(
    payment: BegunPayment,
    charge: { id: string; amount: number },
  ): Promise<Result<null, CardRefusedCode | Unavailable>>
} {
  const { customers, paymentIntents, setupIntents } = stripe
  const read = ({ reference }: BegunPayment) => setupIntents.retrieve(reference, { expand })

  /** What was charged under an id, however long ago: Stripe forgets its keys after a day. */
  async function chargeOf(customer: string, id: string): Promise<Stripe.PaymentIntent | undefined> {
    const charges = await paymentIntents.list({ customer, limit: 100 })
    return charges.data.find(({ metadata }) => metadata.charge === id)
  }

  return {
    read,

    async begin({ id, description }: Payment) {
      const metadata = { payment: id }
      const customer = await customers.create(
        { description, metadata },
        { idempotencyKey: `${id}:customer` },
      )
      const intent = await setupIntents.create(
        {
          customer: customer.id,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          description,
          metadata,
        },
        { idempotencyKey: id },
      )
      return intent.id
    },

    confirm: ({ reference }, { key, ...how }) =>
      setupIntents.confirm(reference, { ...how, expand }, { idempotencyKey: key }),

    find: async (payment) => stateOf(await read(payment)),

    async cancel(payment) {
      const intent = await read(payment)
      if (intent.status !== 'succeeded' && intent.status !== 'canceled')
        await setupIntents.cancel(payment.reference)
      await forget(intent)
      return stateOf(await read(payment))
    },

    async charge({ id: paymentId, money, description, reference }, { id, amount }) {
      const intent = await setupIntents.retrieve(reference, { expand })
      const card = idOf(intent.payment_method)
      const customer = idOf(intent.customer)
      if (intent.status !== 'succeeded' || isCardDeleted(intent) || !card || !customer)
        return refuse('card_refused', { reason: 'no_card' })
      const before = await chargeOf(customer, id)
      if (before) return outcomeOf(before)
      const charged = await paymentIntents.create(
        {
          ...{ amount, currency: money.currency.toLowerCase(), description },
          ...{ customer, payment_method: card, allowed_payment_method_types: ['card'] },
          ...{ confirm: true, off_session: true },
          metadata: { payment: paymentId, charge: id },
        },
        { idempotencyKey: `${paymentId}:charge:${id}` },
      )
      return outcomeOf(charged)
    },
  }

  async function forget(intent: Stripe.SetupIntent): Promise<void> {
    const customer = idOf(intent.customer)
    if (!customer || isCardDeleted(intent)) return
    await customers.del(customer).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}

function outcomeOf(charged: Stripe.PaymentIntent): Result<null, CardRefusedCode | Unavailable> {
  if (charged.status === 'succeeded') return ok(null)
  if (charged.status === 'processing') return refuse('provider_unavailable')
  return refuse('card_refused', { reason: reasonOf(charged.last_payment_error ?? {}) })
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
