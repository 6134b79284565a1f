import type Stripe from 'stripe'

import type { BegunPayment, Payment } from '../contract.ts'
import { isCardRefused, isUnexpectedState } from './errors.ts'
import type { IntentApi } from './intents.ts'
import { refundedOf, stateOf } from './states.ts'

const expand = ['latest_charge']

/** Charges at Stripe: payment intents that are authorised first and captured by a call of their own. Amounts in minor units. */
export function createChargeIntents(stripe: Stripe): IntentApi & {
  /** Takes the authorised amount, and returns how the payment stands. */
  capture(payment: BegunPayment): ReturnType<IntentApi['find']>
  /** Returns a part of what was captured, once per `refund.id`; false = more was asked for than is left. */
  refund(payment: BegunPayment, refund: { id: string; amount: number }): Promise<boolean>
} {
  const { paymentIntents } = stripe
  const read = ({ reference }: BegunPayment) => paymentIntents.retrieve(reference, { expand })

  /** Runs `act` and returns how the payment stands, also where it was past that step or its bank refused. */
  async function standing(payment: BegunPayment, act: () => Promise<Stripe.PaymentIntent>) {
    try {
      return stateOf(await act())
    } catch (error) {
      if (!isUnexpectedState(error) && !isCardRefused(error)) throw error
      return stateOf(await read(payment))
    }
  }

  return {
    read,

    async begin({ id, money, description }: Payment) {
      const intent = await paymentIntents.create(
        {
          amount: money.amount,
          currency: money.currency.toLowerCase(),
          capture_method: 'manual',
          allowed_payment_method_types: ['card'],
          description,
          metadata: { payment: id },
        },
        { idempotencyKey: id },
      )
      return intent.id
    },

    confirm: ({ reference }, { key, ...how }) =>
      paymentIntents.confirm(reference, { ...how, expand }, { idempotencyKey: key }),

    find: async (payment) => stateOf(await read(payment)),

    // Without a key of our own: a key would remember a "not yet" for a day.
    capture: (payment) =>
      standing(payment, () => paymentIntents.capture(payment.reference, { expand })),

    cancel: (payment) =>
      standing(payment, () => paymentIntents.cancel(payment.reference, { expand })),

    async refund(payment, refund) {
      // In this order: what is given back in between is in the list, if not yet in the intent.
      const intent = await read(payment)
      return refundOnce(stripe, intent, { payment: payment.id, ...refund })
    },
  }
}

/** Refunds a part of an intent, once per `id`; false = more was asked for than is left. */
async function refundOnce(
  { refunds }: Stripe,
  intent: Stripe.PaymentIntent,
  { payment, id, amount }: { payment: string; id: string; amount: number },
): Promise<boolean> {
  // Stripe forgets its keys after a day, and its refunds never.
  const made = await refunds.list({ payment_intent: intent.id, limit: 100 })
  if (made.data.some(({ metadata }) => metadata?.refund === id)) return true
  const paid = intent.status === 'succeeded' ? intent.amount_received : 0
  if (amount > paid - refundedOf(intent)) return false
  await refunds.create(
    { payment_intent: intent.id, amount, metadata: { payment, refund: id } },
    { idempotencyKey: `${payment}:refund:${id}` },
  )
  return true
}
