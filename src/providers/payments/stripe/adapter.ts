import { ok, type Result, refuse } from '#lib/result.ts'
import {
  type BegunPayment,
  type Card,
  type CardRefusedCode,
  type PaymentProvider,
  type PaymentState,
  UNKNOWN_PAYMENT,
  type Unavailable,
} from '../contract.ts'
import { createChargeIntents } from './charge-intents.ts'
import { createClient, TIMEOUT } from './client.ts'
import { type Account, cspOf } from './env.ts'
import {
  cardRefusal,
  isBeyondPaid,
  isCardRefused,
  isMissing,
  isUnexpectedState,
  isUsedToken,
  type Log,
  reasonOf,
  unavailableRefusal,
} from './errors.ts'
import { createHoldIntents } from './hold-intents.ts'
import { lastErrorOf, stateOf } from './states.ts'

const TOKEN = /^tok_\w{1,100}$/

/** Stripe, by its own library. Nothing of cards or guests is logged or thrown. */
export function createStripe({
  account,
  log,
  timeout = TIMEOUT,
}: {
  account: Account
  log: Log
  /** Longest wait for one reply, ms. */
  timeout?: number
}): PaymentProvider {
  const stripe = createClient(account, timeout)
  const charges = createChargeIntents(stripe)
  const holds = createHoldIntents(stripe)
  const of = ({ kind }: { kind: BegunPayment['kind'] }) => (kind === 'charge' ? charges : holds)
  const inElements = account.form.mode === 'elements'

  /** A token as a card that can be given to this payment, and to no other. */
  async function cardOf(
    payment: BegunPayment,
    token: string,
  ): Promise<Result<string, CardRefusedCode>> {
    if (!TOKEN.test(token)) return refuse('card_refused', { reason: 'unknown_token' })
    try {
      const made = await stripe.paymentMethods.create(
        { type: 'card', card: { token } },
        { idempotencyKey: `${payment.id}:card:${token}` },
      )
      return ok(made.id)
    } catch (error) {
      if (!isUsedToken(error)) throw error
      return refuse('card_refused', { reason: 'token_used' })
    }
  }

  /** How a payment stands, as the call answers. */
  async function standing(
    call: () => Promise<Result<PaymentState, Unavailable>>,
  ): Promise<Result<PaymentState, Unavailable>> {
    try {
      return await call()
    } catch (error) {
      return isMissing(error) ? ok(UNKNOWN_PAYMENT) : unavailableRefusal(error, log)
    }
  }

  return {
    cardForm: account.form,
    csp: cspOf(account),

    async tokenise(card) {
      if (inElements)
        throw new Error('Cards are entered in Stripe’s own fields, not sent to this server.')
      try {
        const token = await stripe.tokens.create({ card: fieldsOf(card) })
        return ok({ token: token.id, last4: token.card?.last4 ?? card.number.slice(-4) })
      } catch (error) {
        return cardRefusal(error, log)
      }
    },

    async begin(payment) {
      try {
        return ok(await of(payment).begin(payment))
      } catch (error) {
        return unavailableRefusal(error, log)
      }
    },

    async confirm(payment, { token, returnUrl }) {
      try {
        const before = await standing(() => of(payment).find(payment))
        const waits = before.ok && ['open', 'question'].includes(before.value.state)
        if (!waits) return before
        const card = await cardOf(payment, token)
        if (!card.ok) return card
        const confirmed = await of(payment).confirm(payment, {
          key: `${payment.id}:${token}`,
          payment_method: card.value,
          return_url: returnUrl,
          use_stripe_sdk: inElements,
        })
        const replayed = confirmed.lastResponse.headers['idempotent-replayed'] === 'true'
        const intent = replayed ? await of(payment).read(payment) : confirmed
        const state = stateOf(intent)
        if (!state.ok || state.value.state !== 'open') return state
        return refuse('card_refused', { reason: reasonOf(lastErrorOf(intent) ?? {}) })
      } catch (error) {
        // Somebody was faster with it: how it stands now is the answer.
        if (isUnexpectedState(error)) return standing(() => of(payment).find(payment))
        return cardRefusal(error, log)
      }
    },

    find: (payment) => standing(() => of(payment).find(payment)),

    capture: (payment) =>
      standing(() => (payment.kind === 'charge' ? charges.capture(payment) : holds.find(payment))),

    cancel: (payment) => standing(() => of(payment).cancel(payment)),

    async refund(payment, refund) {
      try {
        if (payment.kind === 'hold') return refuse('beyond_paid')
        if (!(await charges.refund(payment, refund))) return refuse('beyond_paid')
        return await charges.find(payment)
      } catch (error) {
        const nothing = isBeyondPaid(error) || isMissing(error)
        return nothing ? refuse('beyond_paid') : unavailableRefusal(error, log)
      }
    },

    async chargeHold(payment, charge) {
      if (charge.amount > payment.money.amount)
        throw new Error(`Payment ${payment.id} is charged beyond its amount.`)
      if (payment.kind === 'charge') return refuse('card_refused', { reason: 'no_card' })
      try {
        return await holds.charge(payment, charge)
      } catch (error) {
        if (isMissing(error)) return refuse('card_refused', { reason: 'no_card' })
        // Only its bank refuses a kept card for good: whatever else is wrong may be put right.
        return isCardRefused(error) ? cardRefusal(error, log) : unavailableRefusal(error, log)
      }
    },

    async readEvent(body, signature) {
      if (!account.webhookSecret || !signature) return refuse('bad_signature')
      try {
        const event = stripe.webhooks.constructEvent(body, signature, account.webhookSecret)
        return ok({ paymentId: paymentIn(event.data.object) })
      } catch {
        return refuse('bad_signature')
      }
    },
  }
}

function fieldsOf({ name, number, month, year, cvc, zip }: Card) {
  return { ...{ name, number, cvc }, exp_month: month, exp_year: year, address_zip: zip }
}

/** Our id in what an event is about. */
function paymentIn(object: object): string | null {
  const { metadata } = object as { metadata?: Record<string, string> | null }
  return metadata?.payment ?? null
}
