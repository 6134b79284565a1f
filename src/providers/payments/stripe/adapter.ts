import { ok, refuse } from '#lib/result.ts'
import type { Card, PaymentProvider } from '../contract.ts'
import { TIMEOUT } from './client.ts'
import { confirmMethod } from './confirm.ts'
import { createContext, type StripeContext, stateAfter } from './context.ts'
import { type Account, cspOf } from './env.ts'
import {
  cardRefusal,
  isBeyondPaid,
  isCardRefused,
  isMissing,
  type Log,
  unavailableRefusal,
} from './errors.ts'

/** The payment provider for Stripe, by its own library. Nothing of cards or guests is logged or thrown. */
export function createStripe({
  account,
  log,
  timeout = TIMEOUT,
}: {
  account: Account
  log: Log
  /** Timeout of one request, ms. */
  timeout?: number
}): PaymentProvider {
  const context = createContext(account, log, timeout)
  return {
    cardForm: account.form,
    csp: cspOf(account),
    ...beginMethods(context),
    confirm: confirmMethod(context),
    ...stateMethods(context),
    ...moneyMethods(context),
    ...eventMethods(context),
  }
}

/** Methods that make a card token and begin a payment. */
function beginMethods({
  account,
  stripe,
  log,
  intentsOf,
}: StripeContext): Pick<PaymentProvider, 'tokenise' | 'begin'> {
  const inElements = account.form.mode === 'elements'
  return {
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
        return ok(await intentsOf(payment).begin(payment))
      } catch (error) {
        return unavailableRefusal(error, log)
      }
    },
  }
}

/** Methods that read and change the state of a payment. */
function stateMethods(
  context: StripeContext,
): Pick<PaymentProvider, 'find' | 'capture' | 'cancel'> {
  const { charges, holds, intentsOf } = context
  return {
    find: (payment) => stateAfter(context, () => intentsOf(payment).find(payment)),

    capture: (payment) =>
      stateAfter(context, () =>
        payment.kind === 'charge' ? charges.capture(payment) : holds.find(payment),
      ),

    cancel: (payment) => stateAfter(context, () => intentsOf(payment).cancel(payment)),
  }
}

/** Methods that refund a charge and charge a stored card. */
function moneyMethods({
  charges,
  holds,
  log,
}: StripeContext): Pick<PaymentProvider, 'refund' | 'chargeHold'> {
  return {
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
  }
}

/** The method that reads webhooks. */
function eventMethods({ account, stripe }: StripeContext): Pick<PaymentProvider, 'readEvent'> {
  return {
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

/** Our id of the payment that an event is about; null = none of ours. */
function paymentIn(object: object): string | null {
  const { metadata } = object as { metadata?: Record<string, string> | null }
  return metadata?.payment ?? null
}
