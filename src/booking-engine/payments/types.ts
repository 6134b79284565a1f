import type { chargeRefusals } from '#lib/booking/refusals.ts'
import type { Money } from '#lib/money/money.ts'
import type { Result } from '#lib/result.ts'
import type { AmountDue } from '../pricing/amount-due.ts'

/** A payment that still needs a card, or the answer of the card's bank. */
export type OpenPayment = {
  id: string
  kind: AmountDue['kind']
  money: Money
  /** The payment's id at the payment provider; null = the provider may not know of it yet. */
  reference: string | null
  /** Token of the last card it was given; null before the first. */
  card: string | null
}

/** Why no booking was made because of its payment; the hold and the open payment stay. */
export type ChargeCode = keyof typeof chargeRefusals

/**
 * Charges a card for a payment, outside of any transaction; repeating it charges nothing twice. `ok` = the
 * amount is authorised, or the card is stored.
 */
export type Charge = {
  /** Whether the guest gave a card with this attempt. */
  hasCard: boolean
  run(payment: OpenPayment): Promise<Result<null, ChargeCode>>
}

/** An open payment that its guest cannot complete any more; `overdue`: it was begun more than a day ago. */
export type StalePayment = OpenPayment & { overdue: boolean }

/**
 * State of a reservation's payment. `taken`: authorised, about to be captured · `paid` · `failed`: it could not
 * be captured · `forfeited`: paid, and kept by the restaurant although the visit was cancelled · `kept`: the
 * card is stored and may be charged · `charging`: the staff have ordered the charge, `charged`: it succeeded,
 * `declined`: the bank refused · `returned`: refunded, or about to be.
 */
export type ReservationPaymentState =
  | 'taken'
  | 'paid'
  | 'failed'
  | 'forfeited'
  | 'kept'
  | 'charging'
  | 'charged'
  | 'declined'
  | 'returned'

/**
 * The payment of a reservation, in minor units of its currency. For a stored card the amount is the most that
 * may be charged; once the staff charge it, what they charge.
 */
export type ReservationPayment = Money & {
  kind: AmountDue['kind']
  state: ReservationPaymentState
  last4: string | null
}

/** A payment that the payment provider knows, for a job that is to be done with it. */
export type SettledPayment = {
  id: string
  kind: AmountDue['kind']
  money: Money
  reference: string
  /** Whether it belongs to a booking. */
  booked: boolean
}

/** The payload of a payment job in the outbox. */
export type PaymentJobPayload = { payment: string; amount: number }

/**
 * The kinds of payment jobs: capture an authorised amount, refund, charge a stored card, release a stored card.
 */
export const PAYMENT_JOBS = [
  'payment_capture',
  'payment_return',
  'payment_fee',
  'payment_release',
] as const
export type PaymentJobKind = (typeof PAYMENT_JOBS)[number]

/** The payments of a booking engine, for the code that talks to the payment provider. */
export type Payments = {
  /**
   * What a card must give for a hold with these add-ons, by the settings that it was taken under; null = no
   * card is required, or the hold is gone.
   */
  due(
    token: string,
    addOns: { id: string; quantity: number }[],
  ): Promise<Result<AmountDue | null, 'unknown_experience' | 'unknown_add_on'>>
  /** Stores the payment's id at the payment provider. */
  saveReference(id: string, reference: string): Promise<void>
  /**
   * Stores which card a payment is being given, before it is given. Returns false for a payment that is not open any
   * more: it must not be given a card, because nobody would book with it or refund it.
   */
  saveCard(id: string, card: { token: string; last4: string }): Promise<boolean>
  /** Open payments that no guest can complete any more: their hold has expired or is gone. */
  stale(): Promise<StalePayment[]>
  /** An open payment; null = it is settled, or never existed. */
  open(id: string): Promise<OpenPayment | null>
  /**
   * Makes the booking of an open payment whose amount is authorised, as its guest requested; if the table is
   * gone the amount is refunded. Returns whether it is booked.
   */
  finish(id: string): Promise<boolean>
  /** Abandons a payment that is still stale, and its hold; what a card may have paid is refunded. */
  abandon(id: string): Promise<void>
  /** A payment for which this job is still to be done; null = not any more. */
  paymentForJob(job: PaymentJobKind, id: string): Promise<SettledPayment | null>
  /** Records that a job is done. */
  jobDone(job: PaymentJobKind, id: string): Promise<void>
  /** Records that the bank declined the charge of a stored card. */
  chargeDeclined(id: string): Promise<void>
  /** Records that an authorised amount could not be captured: the booking stands, and the staff see it. */
  captureFailed(id: string): Promise<void>
}

/**
 * What a late cancellation costs the guest. `keep`: what they paid is not refunded · `charge`: the staff may
 * charge their stored card up to the amount; minor units.
 */
export type LateCancellationCost = { does: 'nothing' } | { does: 'keep' | 'charge'; amount: number }
