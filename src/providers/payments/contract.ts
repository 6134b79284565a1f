import type { CspSourceList } from '#lib/front/ports.ts'
import type { Money } from '#lib/money/money.ts'
import type { Result } from '#lib/result.ts'

/**
 * How a guest gives a card (decision 8). `elements`: into Stripe's own fields, our server never sees a
 * number · `form`: into the specification's fields, through `/api/stripe/get-card-tokens` · `test`: the
 * same fields, which take nothing but Stripe's published test numbers.
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

/** A card that may be used once, under a name that says nothing of its number. */
export type CardToken = { token: string; last4: string }

/**
 * What is asked of a card, under our own id, which is the vendor's idempotency key. `charge`: the amount is
 * set aside at once and taken when the table is booked · `hold`: the card is kept, and is charged up to the
 * amount only where the guest does not come.
 */
export type Payment = {
  id: string
  kind: 'charge' | 'hold'
  money: Money
  /** What it is for, in the vendor's dashboard. */
  description: string
}

/** The vendor's own name of a payment that was begun; opaque. */
export type BegunPayment = Payment & { reference: string }

/** What the card's bank wants to ask its owner; `redirectUrl` leads there where Stripe.js is not loaded. */
export type BankQuestion = { clientSecret: string; redirectUrl: string | null }

/**
 * `open`: waits for a card, or for another one after a refusal · `question`: waits for the owner ·
 * `authorised`: a charge is set aside, or a card is kept · `paid`: a charge was taken, less `refunded`
 * minor units · `cancelled`: for good, nothing is taken; `unknown`: the vendor knows no such payment (any
 * more).
 */
export type PaymentState =
  | { state: 'open' }
  | { state: 'question'; question: BankQuestion }
  | { state: 'authorised' }
  | { state: 'paid'; refunded: number }
  | { state: 'cancelled'; unknown?: true }

/**
 * The vendor cannot be asked now: nothing is known to have happened, asking again is safe ·
 * `payment_rejected`: it does not take what it is asked for as valid: this call has done nothing, and somebody
 * has to look in the log for why.
 */
export type Unavailable = 'provider_unavailable' | 'payment_rejected'

/**
 * `detail.reason` says what is wrong with it in the vendor's own word (`insufficient_funds`), for logs:
 * never with a number in it.
 */
export type CardRefusedCode = 'card_refused'

/** More would be given back than was taken and not yet given back: 0 where nothing was. */
export type BeyondPaidCode = 'beyond_paid'

/** How a payment stands that nobody knows. */
export const UNKNOWN_PAYMENT: PaymentState = { state: 'cancelled', unknown: true }

/**
 * Where cards are charged. Every adapter passes `suite.ts`. Each call may be repeated, also at the same
 * time: nothing is taken twice. Refusals are values; what an adapter throws is a fault of its own or of
 * its caller. A payment that it never began, or does not know any more, stands as cancelled and `unknown`.
 */
export type PaymentProvider = {
  cardForm: CardForm
  /** Origins that the card form needs in the browser, for the site's policy. */
  csp: CspSourceList
  /**
   * Trades a card for a token; in the modes `form` and `test` only. Nothing is charged or kept, and a
   * card that its bank will refuse is not refused here.
   */
  tokenise(card: Card): Promise<Result<CardToken, CardRefusedCode | Unavailable>>
  /** Begins a payment, without a card yet: its reference. */
  begin(payment: Payment): Promise<Result<string, Unavailable>>
  /**
   * Gives it a card. A refused card leaves it `open` for another one; the bank's question may lead the guest
   * away from the site, and back to `returnUrl`. The same card again, and any card where the payment is
   * past it, is told how it stands now; a card whose owner failed the question is refused.
   */
  confirm(
    payment: BegunPayment,
    card: { token: string; returnUrl: string },
  ): Promise<Result<PaymentState, CardRefusedCode | Unavailable>>
  /** How a payment stands. */
  find(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Takes an authorised charge; answers with how it stands then. */
  capture(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Gives an authorised or open payment up; what is paid stays paid. */
  cancel(payment: BegunPayment): Promise<Result<PaymentState, Unavailable>>
  /** Gives `amount` minor units of a paid charge back, once for each `id`. */
  refund(
    payment: BegunPayment,
    refund: { id: string; amount: number },
  ): Promise<Result<PaymentState, BeyondPaidCode | Unavailable>>
  /**
   * Charges a kept card `amount` minor units, at most the payment's, once for each `id`, without its
   * owner. A refusal is final for that `id`.
   */
  chargeHold(
    payment: BegunPayment,
    charge: { id: string; amount: number },
  ): Promise<Result<null, CardRefusedCode | Unavailable>>
  /**
   * Reads a call of the vendor: the id of the payment that something happened to, null where it is about
   * nothing of ours. It only says that it is worth asking (`find`).
   */
  readEvent(
    body: string,
    signature: string | null,
  ): Promise<Result<{ paymentId: string | null }, 'bad_signature'>>
}
