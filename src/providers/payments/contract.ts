import type { CspSourceList } from '#lib/front/ports.ts'
import type { Money } from '#lib/money/money.ts'
import type { Result } from '#lib/result.ts'

/**
 * How a guest gives a card (decision 8). `elements`: in Stripe's own fields, so that the server never sees a
 * number · `form`: in fields of the site, which go through `/api/stripe/get-card-tokens` · `test`: the same
 * fields, which take only Stripe's published test numbers.
 */
export type CardForm =
  | { mode: 'test' }
  | { mode: 'form' }
  | {
      mode: 'elements'
      publishableKey: string
      /** Where the browser loads Stripe.js from. */
      scriptUrl: string
    }

/** A card as the form has it: digits without spaces, `month` and `year` of two digits. */
export type Card = {
  name: string
  number: string
  month: string
  year: string
  cvc: string
  zip: string
}

/** A token that stands for a card once, and tells nothing of its number but the last four digits. */
export type CardToken = { token: string; last4: string }

/**
 * A payment, with an id of our own that is also the vendor's idempotency key. `charge`: the amount is
 * authorised at once and captured when the table is booked · `hold`: the card is stored, and charged, up to
 * the amount, only if the guest does not come.
 */
export type Payment = {
  id: string
  kind: 'charge' | 'hold'
  money: Money
  /** Description in the vendor's dashboard. */
  description: string
}

/** The vendor's own name of a payment that was begun; opaque. */
export type BegunPayment = Payment & { reference: string }

/** A question of the card's bank to its owner; `redirectUrl` leads to it where Stripe.js is not loaded. */
export type BankQuestion = { clientSecret: string; redirectUrl: string | null }

/**
 * The state of a payment. `open`: it needs a card, or another one after a refusal · `question`: the bank asks
 * the owner of the card · `authorised`: a charge is authorised, or a card is stored · `paid`: a charge was
 * captured; `refunded` is in minor units · `cancelled`: for good, and nothing is taken; `unknown` = the
 * vendor does not know the payment, or no longer.
 */
export type PaymentState =
  | { state: 'open' }
  | { state: 'question'; question: BankQuestion }
  | { state: 'authorised' }
  | { state: 'paid'; refunded: number }
  | { state: 'cancelled'; unknown?: true }

/**
 * `provider_unavailable`: the vendor cannot be reached, and nothing is known of what happened; the call may
 * be repeated · `payment_rejected`: the vendor rejects the request as invalid, and did nothing; the log has
 * the reason.
 */
export type Unavailable = 'provider_unavailable' | 'payment_rejected'

/**
 * The bank refused the card. `detail.reason` is the vendor's code (`insufficient_funds`), for logs; it never
 * contains a number.
 */
export type CardRefusedCode = 'card_refused'

/** The refund is larger than what was captured and not refunded yet. */
export type BeyondPaidCode = 'beyond_paid'

/** The state of a payment that the vendor does not know. */
export const UNKNOWN_PAYMENT: PaymentState = { state: 'cancelled', unknown: true }

/**
 * The port for card payments; every adapter passes `suite.ts`. Each call may be repeated, also concurrently,
 * without taking money twice. Expected refusals are values; an error that is thrown is a fault of the adapter
 * or its caller. A payment that was never begun, or is not known any more, has the state `cancelled` with
 * `unknown`.
 */
export type PaymentProvider = {
  cardForm: CardForm
  /** Origins that the card form needs in the browser, for the site's policy. */
  csp: CspSourceList
  /**
   * Makes a token of a card, in the modes `form` and `test` only. Nothing is charged or stored, and a card
   * that its bank will refuse is not refused here.
   */
  tokenise(card: Card): Promise<Result<CardToken, CardRefusedCode | Unavailable>>
  /** Begins a payment that has no card yet; returns its reference. */
  begin(payment: Payment): Promise<Result<string, Unavailable>>
  /**
   * Gives the payment a card. A refused card leaves it `open` for another one; the question of a bank may
   * lead the guest away from the site and back to `returnUrl`. The same card again, and any card for a
   * payment that needs none, returns the current state; a card whose owner failed the question is refused.
   */
  confirm(
    payment: BegunPayment,
    card: { token: string; returnUrl: string },
  ): Promise<Result<PaymentState, CardRefusedCode | Unavailable>>
  /** The current state of a payment. */
  find(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Captures an authorised charge; returns the state after it. */
  capture(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Cancels an authorised or open payment; one that is paid stays paid. */
  cancel(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Refunds `amount` minor units of a paid charge, once for each `id`. */
  refund(
    payment: BegunPayment,
    refund: { id: string; amount: number },
  ): Promise<Result<PaymentState, BeyondPaidCode | Unavailable>>
  /**
   * Charges a stored card without its owner: `amount` minor units, at most the payment's, once for each `id`.
   * A refusal is final for that `id`.
   */
  chargeHold(
    payment: BegunPayment,
    charge: { id: string; amount: number },
  ): Promise<Result<null, CardRefusedCode | Unavailable>>
  /**
   * Verifies and reads a webhook of the vendor: the id of the payment that it is about, null where it is none
   * of ours. The state is then to be read by `find`.
   */
  readEvent(
    body: string,
    signature: string | null,
  ): Promise<Result<{ paymentId: string | null }, 'bad_signature'>>
}
