import type Stripe from 'stripe'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BegunPayment, CardRefusedCode, Payment, Unavailable } from '../contract.ts'
import { isMissing, reasonOf } from './errors.ts'
import type { IntentApi } from './intents.ts'
import { isCardDeleted, stateOf } from './states.ts'

const expand = ['customer']

/**
 * Cards on file at Stripe: a setup intent, and a customer of its own for each card, who is deleted when the
 * card is given up. Amounts in minor units.
 */
export function createHoldIntents(stripe: Stripe): IntentApi & {
  /** Charges the card, once per `charge.id`; refused where no card is kept or its bank says no. */
  charge(
    payment: BegunPayment,
    charge: { id: string; amount: number },
  ): Promise<Result<null, CardRefusedCode | Unavailable>>
} {
  const { setupIntents } = stripe
  const read = ({ reference }: BegunPayment) => setupIntents.retrieve(reference, { expand })

  return {
    read,

    begin: (payment) => createIntent(stripe, payment),

    confirm: ({ reference }, { key, ...how }) =>
      setupIntents.confirm(reference, { ...how, expand }, { idempotencyKey: key }),

    find: async (payment) => stateOf(await read(payment)),

    async cancel(payment) {
      const intent = await read(payment)
      if (intent.status !== 'succeeded' && intent.status !== 'canceled')
        await setupIntents.cancel(payment.reference)
      await deleteCustomer(stripe, intent)
      return stateOf(await read(payment))
    },

    async charge(payment, { id, amount }) {
      const intent = await read(payment)
      const card = idOf(intent.payment_method)
      const customer = idOf(intent.customer)
      if (intent.status !== 'succeeded' || isCardDeleted(intent) || !card || !customer)
        return refuse('card_refused', { reason: 'no_card' })
      const before = await chargeOf(stripe, customer, id)
      if (before) return outcomeOf(before)
      const { id: paymentId, money, description } = payment
      const charged = await stripe.paymentIntents.create(
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
}

/** Creates a customer and the intent to keep their card; returns the intent's id. */
async function createIntent(
  { customers, setupIntents }: Stripe,
  { id, description }: Payment,
): Promise<string> {
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
}

/** The charge that was made under an id, however long ago: Stripe forgets its keys after a day. */
async function chargeOf(
  { paymentIntents }: Stripe,
  customer: string,
  id: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const charges = await paymentIntents.list({ customer, limit: 100 })
  return charges.data.find(({ metadata }) => metadata.charge === id)
}

/** Deletes the customer of an intent, and their card with them. */
async function deleteCustomer({ customers }: Stripe, intent: Stripe.SetupIntent): Promise<void> {
  const customer = idOf(intent.customer)
  if (!customer || isCardDeleted(intent)) return
  await customers.del(customer).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}

function outcomeOf(charged: Stripe.PaymentIntent): Result<null, CardRefusedCode | Unavailable> {
  if (charged.status === 'succeeded') return ok(null)
  if (charged.status === 'processing') return refuse('provider_unavailable')
  return refuse('card_refused', { reason: reasonOf(charged.last_payment_error ?? {}) })
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
