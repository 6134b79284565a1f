import type Stripe from 'stripe'
import type { Result } from '#lib/result.ts'
import type { BegunPayment, Payment, PaymentState, Unavailable } from '../contract.ts'

/** How a card is given to an intent; `key` is the idempotency key of the call. */
export type Confirmation = {
  key: string
  payment_method: string
  return_url: string
  use_stripe_sdk: boolean
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** The operations that payment intents and setup intents share. They throw Stripe's errors. */
export type IntentApi = {
  /** Creates an intent, and returns its id. */
  begin(payment: Payment): Promise<string>
  /** The intent as Stripe has it now. */
  read(payment: BegunPayment): Promise<Intent>
  /** Gives a card to the intent. */
  confirm(payment: BegunPayment, how: Confirmation): Promise<Stripe.Response<Intent>>
  /** How the payment stands. */
  find(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Ends the payment where it is not past that, and returns how it stands. */
  cancel(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
}
