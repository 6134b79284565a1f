import type { CardEntry } from '#lib/money/card.ts'
import type { CardToken } from '#providers/payments/contract.ts'
import type { Confirmation, Hold, Question } from '../flow/state.ts'
import type { ExperienceOffer, Order, Total } from './experience-wire.ts'
import type { Answer } from './failure.ts'
import type { BookingInfo } from './info.ts'
import type { TransportOptions } from './transport.ts'
import type { Alternatives, Found } from './wire.ts'
import type { HoldInput, ReserveInput } from './wire-bodies.ts'

/** The card's bank wants to hear from its owner before anything is decided. */
export type BankAsks = { ok: false; question: Question }

/**
 * What came of a request to be written to. `kept`: they will be · `email`: the address is refused · `closed`: the
 * restaurant is, at that time · `too_many_alerts`: the address waits for as many tables as it may · `failed`:
 * nothing was kept · `said`: when to try again, in the server's words.
 */
export type Notified = 'kept' | 'email' | 'closed' | 'too_many_alerts' | 'failed' | { said: string }

/** A search for tables at a restaurant; `slot` is in its local time. */
export type SearchInput = { rid: string; slot: string; people: number }

export type ReservationClient = {
  /** Reads the booking rules of a location, which the form depends on; refuses with `not_found` if there is no such location. */
  info(uid: string): Promise<{ ok: true; value: BookingInfo } | { ok: false; code: string }>
  search(input: SearchInput): Promise<Answer<Found>>
  /** What there is instead of what was searched in vain; null where nobody can tell. */
  alternatives(input: SearchInput): Promise<Alternatives | null>
  /** Has the guest written to when a table frees up. */
  notify(input: SearchInput, email: string): Promise<Notified>
  /** The restaurant's experiences; null where they cannot be had. */
  experiences(rid: string): Promise<ExperienceOffer[] | null>
  /** What an order costs to the cent; null where nobody says. */
  total(rid: string, order: Order): Promise<Total | null>
  hold(input: HoldInput): Promise<Answer<Omit<Hold, 'renewed' | 'ordered'>>>
  /** Trades a card for a token. Whatever goes wrong is a payment problem (spec:reservations.card-failed). */
  tokenise(card: CardEntry): Promise<Answer<CardToken>>
  /**
   * Repeats itself until the outcome is known, or `unknown_outcome`. The server books a token once,
   * so repeating is safe. `doubted`: an earlier try with this input may have booked.
   */
  reserve(input: ReserveInput, doubted: boolean): Promise<Answer<Confirmation> | BankAsks>
  /** Gives a hold back; survives the end of the page and never fails. */
  release(rid: string, token: string): void
}

export type ClientOptions = TransportOptions & { wait?: (ms: number) => Promise<void> }
