import type Stripe from 'stripe'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { PaymentState, Unavailable } from '../contract.ts'

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** The state of an intent; `provider_unavailable` while Stripe is still processing it. */
export function stateOf(intent: Intent): Result<PaymentState, Unavailable> {
  switch (intent.status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return ok(
        isKept(intent) && isCardDeleted(intent) ? { state: 'cancelled' } : { state: 'open' },
      )
    case 'requires_action':
      return ok({ state: 'question', question: questionOf(intent) })
    case 'requires_capture':
      return ok({ state: 'authorised' })
    case 'succeeded':
      if (!isKept(intent)) return ok({ state: 'paid', refunded: refundedOf(intent) })
      return ok({ state: isCardDeleted(intent) ? 'cancelled' : 'authorised' })
    case 'canceled':
      return ok({ state: 'cancelled' })
    default:
      return refuse('provider_unavailable')
  }
}

/** The error of the last card that was refused; null = none was. */
export function lastErrorOf(intent: Intent) {
  return isKept(intent) ? intent.last_setup_error : intent.last_payment_error
}

/** The refunded amount in minor units; needs `latest_charge` expanded. */
export function refundedOf({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0
}

function isKept(intent: Intent): intent is Stripe.SetupIntent {
  return intent.object === 'setup_intent'
}

/** Whether the customer was deleted, and the stored card with them; needs `customer` expanded. */
export function isCardDeleted({ customer }: Stripe.SetupIntent): boolean {
  return customer !== null && typeof customer === 'object' && customer.deleted === true
}

function questionOf({ client_secret, next_action }: Intent) {
  const redirectUrl = next_action?.redirect_to_url?.url ?? null
  return { clientSecret: client_secret ?? '', redirectUrl }
}
