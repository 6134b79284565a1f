import type { Money } from '#lib/money.ts'
import type { Result } from '#lib/result.ts'
import type { AmountDue } from '../pricing/amount-due.ts'

/** A payment that waits for its card, or for what the card's bank says. */
export type OpenPayment = {
  id: string
  kind: AmountDue['kind']
  money: Money
  /** What whoever charges cards calls it; null = it may not have heard of it yet. */
  reference: string | null
  /** Token of the card that it was given last, null before the first. */
  card: string | null
}

/**
 * Why a table is not booked for want of money; the hold stands, and the payment waits · `not_bookable`: whoever
 * charges cards does not take this payment, and would not the next time.
 */
export type ChargeCode =
  | 'not_bookable'
  | 'payment_failed'
  | 'card_required'
  | 'card_action_required'
  | 'provider_unavailable'

/**
 * Charges a card for a payment, outside of any transaction; repeating it takes nothing twice. `ok` = the
 * amount is set aside, or the card is kept.
 */
export type Charge = {
  /** Whether the guest gave a card with this attempt. */
  hasCard: boolean
  run(payment: OpenPayment): Promise<Result<null, ChargeCode>>
}

/** One whose guest cannot finish it any more; `overdue`: it was begun more than a day ago. */
export type StalePayment = OpenPayment & { overdue: boolean }

/**
 * How the money of a reservation stands. `taken`: set aside, about to be paid · `paid` · `failed`: it could
 * not be taken, and is not paid · `forfeited`: paid, and kept by the restaurant although the visit was
 * cancelled · `kept`: the card may be charged ·
 * `charging`: the staff have said that it is, `charged`: it was, `declined`: its bank refused ·
 * `returned`: given back, or about to be.
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
 * The money of a reservation, in minor units of its currency. Of a kept card the most that it may be
 * charged; once the staff charge it, what they charge.
 */
export type ReservationPayment = Money & {
  kind: AmountDue['kind']
  state: ReservationPaymentState
  last4: string | null
}

/** A payment that whoever charges cards knows, for what is still to be done with it. */
export type SettledPayment = {
  id: string
  kind: AmountDue['kind']
  money: Money
  reference: string
  /** Whether a table was booked with it. */
  booked: boolean
}

/** What is to be done with a payment, as the payload of an outbox letter. */
export type PaymentJobPayload = { payment: string; amount: number }

/** The kinds of those letters: take what is set aside, give back, charge a kept card, let it go. */
export const PAYMENT_JOBS = [
  'payment_capture',
  'payment_return',
  'payment_fee',
  'payment_release',
] as const
export type PaymentJobKind = (typeof PAYMENT_JOBS)[number]

/** The payments of a house book, for whoever charges the cards. */
export type Payments = {
  /**
   * What a held table wants of a card with these add-ons, by the settings that it was held under; null
   * where no card is wanted, or nothing is held.
   */
  due(
    token: string,
    addOns: { id: string; quantity: number }[],
  ): Promise<Result<AmountDue | null, 'unknown_experience' | 'unknown_add_on'>>
  /** Remembers what whoever charges cards calls a payment. */
  saveReference(id: string, reference: string): Promise<void>
  /** Remembers that a payment is being given a card, before it is. */
  saveCard(id: string, card: { token: string; last4: string }): Promise<void>
  /** Open payments that no guest can finish any more: their hold ran out or is gone. */
  stale(): Promise<StalePayment[]>
  /** An open payment; null = it is settled, or there never was one. */
  open(id: string): Promise<OpenPayment | null>
  /**
   * Makes the booking of an open payment whose amount is set aside, as its guest asked for it; where the
   * table is gone the money goes back. Says whether it is booked.
   */
  finish(id: string): Promise<boolean>
  /** Gives up a payment that is stale still, and its table; what a card may have paid goes back. */
  abandon(id: string): Promise<void>
  /**
   * A payment that is still to be captured (`taken`, or `failed` where it is tried again), given back,
   * charged or let go; null = not any more.
   */
  paymentForJob(letter: PaymentJobKind, id: string): Promise<SettledPayment | null>
  /** Notes that an errand is done. */
  jobDone(letter: PaymentJobKind, id: string): Promise<void>
  /** Notes that a kept card's bank refused its charge. */
  chargeDeclined(id: string): Promise<void>
  /** Notes that what was set aside could not be taken: the booking stands, and the staff see it. */
  captureFailed(id: string): Promise<void>
}

/**
 * What it costs a guest to cancel when it is too late to do so for nothing. `keep`: what they paid is not
 * given back · `charge`: the staff may charge their kept card up to the amount; minor units.
 */
export type LateCancellationCost = { does: 'nothing' } | { does: 'keep' | 'charge'; amount: number }
