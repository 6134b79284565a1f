import type Stripe from 'stripe'
import type { Result } from '#lib/result.ts'
import type { BegunPayment, Payment, PaymentState, Unavailable } from '../contract.ts'

/** How a card is given to an intent; `key` makes the same card count once. */
export type Confirmation = {
  key: string
  payment_method: string
  return_url: string
  use_stripe_sdk: boolean
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** What both kinds of payment are at Stripe. Throws Stripe's errors. */
export type IntentApi = {
  /** The name of a new intent. */
  begin(payment: Payment): Promise<string>
  read(payment: BegunPayment): Promise<Intent>
  confirm(payment: BegunPayment, how: Confirmation): Promise<Stripe.Response<Intent>>
  find(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  cancel(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
}
