import type { CardField } from '#lib/money/card.ts'
import type { Money } from '#lib/money/money.ts'
import type { BankAnswer } from '#providers/booking/payment.ts'
import type { BankQuestion, CardToken } from '#providers/payments/contract.ts'
import type { Choice } from './times.ts'

/** Where the guest is. `options` and `addOns` belong to experiences; standard bookings skip them. */
export type Step = 'find' | 'options' | 'addOns' | 'details' | 'done'

/**
 * One time that the restaurant can serve; `slot` is `YYYY-MM-DDTHH:mm` on the restaurant's wall.
 * `experiences` are the ids of those that can be booked then; without it all of them can.
 */
export type Offer = {
  slot: string
  standard: boolean
  experience: boolean
  seatings: string[]
  experiences?: string[]
}

/** Which of the two lists a time was picked from (spec:reservations.results). */
export type OfferList = 'standard' | 'experience'

export type Selection = { offer: Offer; list: OfferList; seating: string | null }

/** How many of the party have one of an experience's prices, and what it is called. */
export type GuestCount = { priceId: string; title: string; count: number }

/**
 * What is booked: the table alone, or an experience that may bring add-ons. `guests` are all of the party,
 * where an experience has several prices for them.
 */
export type Booking =
  | { kind: 'standard' }
  | {
      kind: 'experience'
      id: string
      version: string
      name: string
      hasAddOns: boolean
      guests?: GuestCount[]
    }

/** How many of an add-on, and what it is called. */
export type AddOn = { itemId: string; quantity: number; name?: string }

/** What a table was held for: until another hold takes its place, this is what would be booked. */
export type Ordered = { booking: Booking; addOns: AddOn[] }

/**
 * What a booking asks of a card: `charge` takes the money when it is completed, `hold` keeps the card and
 * takes up to that much should the guest not come. `policy` has the restaurant's own paragraphs about it.
 */
export type Prepayment = { kind: 'charge' | 'hold'; money: Money; policy: string[] }

/**
 * A table held for this guest. `endsAt` is ms by the server's clock; `renewed` after the one re-hold;
 * `policies` are paragraphs of what the restaurant asks of its guests, where it asks anything; `payment` is
 * what it asks of a card, if it does; `ordered` is what it was held for.
 */
export type Hold = {
  token: string
  endsAt: number
  renewed: boolean
  policies?: string[]
  payment?: Prepayment
  ordered?: Ordered
}

export type Details = {
  firstName: string
  lastName: string
  phone: string
  email: string
  occasion: string
  request: string
  marketing: boolean
}

/** Why something did not work, as a stable code; `texts.ts` has the sentences. */
export type Problem =
  | 'above_max_party_size'
  | 'below_min_party_size'
  | 'no_availability'
  | 'card_only'
  | 'slot_taken'
  | 'hold_lost'
  | 'cancelled'
  | 'payment'
  | 'payment_changed'
  | 'card_required'
  | 'paid_elsewhere'
  | 'invalid'
  | 'too_many_requests'
  | 'too_many_bookings'
  | 'overlapping'
  | 'experience_changed'
  | 'not_bookable'
  | 'unknown_outcome'
  | 'generic'

/** Messages by field of the details form and its card section. */
export type FieldMessages = Partial<Record<keyof Details | CardField, string>>

/** What is wrong now with fields that were typed in: nothing with those that are right. */
export type CheckedFields = { [Name in keyof FieldMessages]?: string | undefined }

/**
 * One try to complete: the same details and card are sent again until its outcome is known. `asked`: the
 * card's bank has put its question to the guest, and is not asked a second time.
 */
export type Attempt = Details & { card?: GivenCard; asked?: true }

/** A card's token, with what came of its bank's question where the payment is another account's. */
export type GivenCard = CardToken & { answered?: BankAnswer }

/** The bank's question; `connected` where it is about a payment of another account at Stripe. */
export type Question = BankQuestion & {
  connected?: { account: string; paymentMethod: string; kind: BankAnswer['kind'] }
}

/** What the flow waits for. An answer counts only if it carries the same `request`. */
export type Task =
  | { kind: 'search'; request: number }
  | { kind: 'hold'; request: number; renewing: boolean; attempt: Attempt | null }
  | { kind: 'card'; request: number; attempt: Attempt }
  | { kind: 'reserve'; request: number; attempt: Attempt }
  | { kind: 'bank'; request: number; attempt: Attempt; question: Question }

/**
 * What was confirmed: where the guest sees and cancels it, whether a mail about it is on its way to them
 * (`mailed`), what an experience costs with all that is on it, and what was asked of the card.
 */
export type Confirmation = {
  manageUrl: string | null
  mailed: boolean
  total?: Money
  payment?: Prepayment
}

/** The whole truth of the flow (spec:reservations.one-state). */
export type Reservation = {
  step: Step
  choice: Choice
  search: 'idle' | 'searching' | 'found' | 'none' | 'failed'
  offers: Offer[]
  selection: Selection | null
  /** The dropdowns are hidden and the summary is shown. */
  timeChosen: boolean
  booking: Booking | null
  addOns: AddOn[]
  hold: Hold | null
  details: Details
  task: Task | null
  /** A try whose outcome is not known. */
  unsettled: Attempt | null
  problem: Problem | null
  /** When to try again, in the server's words, where the problem is `too_many_requests`. */
  said?: string | undefined
  fields: FieldMessages
  /** How often what was typed was found wanting: each time the focus goes to what is wrong. */
  refusals: number
  /** The time was cleared a moment ago: the defaults come back after a second. */
  restoring: boolean
  confirmation: Confirmation | null
  requests: number
}

/** What a reload needs to find its hold again. */
export type SavedHold = {
  choice: Choice
  selection: Selection
  booking: Booking
  addOns: AddOn[]
  hold: Hold
  details: Details
  unsettled: Attempt | null
}

/** What a reload needs to thank again: nothing of the guest but their first name. */
export type SavedConfirmation = {
  choice: Choice
  selection: Selection
  booking: Booking
  addOns?: AddOn[]
  firstName: string
  confirmation: Confirmation
}

export type Saved = SavedHold | SavedConfirmation

export type Event =
  | { type: 'chosen'; change: Partial<Choice> }
  | { type: 'outdated'; choice: Choice }
  | { type: 'searchRequested' }
  | { type: 'searchAnswered'; request: number; offers: Offer[]; reasons: string[] }
  | { type: 'searchFailed'; request: number; problem: Problem; said?: string }
  | { type: 'timePicked'; slot: string; list: OfferList }
  | { type: 'seatingPicked'; seating: string }
  | { type: 'bookingPicked'; booking: Booking }
  | { type: 'addOnsChanged'; addOns: AddOn[] }
  | { type: 'addOnsChosen'; addOns: AddOn[] }
  | { type: 'guestsCounted'; guests: GuestCount[] }
  | { type: 'edited'; step: 'options' | 'addOns' }
  | ({ type: 'held'; request: number } & Omit<Hold, 'renewed' | 'ordered'>)
  | { type: 'holdRefused'; request: number; problem: Problem; said?: string }
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'timeCleared' }
  | { type: 'restored'; choice: Choice }
  | { type: 'detailsChanged'; change: Partial<Details> }
  | { type: 'detailsRejected'; fields: FieldMessages }
  /** Fields were typed in. */
  | { type: 'fieldsChecked'; fields: CheckedFields }
  | { type: 'submitted' }
  | { type: 'cardGiven'; request: number; card: CardToken }
  | {
      type: 'cardRefused'
      request: number
      problem: Problem
      said?: string
      fields: FieldMessages
    }
  | { type: 'bankAsked'; request: number; question: Question }
  | { type: 'bankAnswered'; request: number; answered?: BankAnswer | undefined }
  | ({ type: 'reserved'; request: number } & Confirmation)
  | {
      type: 'reserveRefused'
      request: number
      problem: Problem
      said?: string
      fields: FieldMessages
      /** The hold's new end, where the try renewed it. */
      endsAt?: number
    }
  | { type: 'resumed'; saved: Saved; released: boolean }
  | { type: 'reset' }
  | { type: 'closed' }

export const EMPTY_DETAILS: Details = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  occasion: '',
  request: '',
  marketing: false,
}

/** The flow before anything happened, with the given dropdowns. */
export function initialReservation(choice: Choice): Reservation {
  return {
    step: 'find',
    choice,
    search: 'idle',
    offers: [],
    selection: null,
    timeChosen: false,
    booking: null,
    addOns: [],
    hold: null,
    details: EMPTY_DETAILS,
    task: null,
    unsettled: null,
    problem: null,
    fields: {},
    refusals: 0,
    restoring: false,
    confirmation: null,
    requests: 0,
  }
}

/** People, date and time are all chosen and nothing is being searched (spec:reservations.find-enabled). */
export function canSearch(state: Reservation): boolean {
  const { people, date, time } = state.choice
  return (
    state.step === 'find' &&
    !state.timeChosen &&
    people !== null &&
    date !== null &&
    time !== null &&
    state.task === null
  )
}

/**
 * Find a Time is hidden once a search named a reason other than the party's size
 * (spec:reservations.no-availability).
 */
export function hidesFind(state: Reservation): boolean {
  return state.search === 'none' && state.problem !== 'above_max_party_size'
}

/** Where the focus goes once a search was answered: to the times, or to why there are none. */
export function answerPlace({ search, offers }: Reservation): 'times' | 'trouble' | null {
  if (search === 'none' || search === 'failed') return 'trouble'
  if (search !== 'found') return null
  return offers.length > 0 ? 'times' : 'trouble'
}

/** A booking is being made, or may have been: nothing gives its hold up before that is known. */
export function isCommitted({ task, unsettled }: Reservation): boolean {
  const completing = attemptOf(task) !== null || (task?.kind === 'hold' && task.attempt !== null)
  return completing || unsettled !== null
}

/** The try that was sent and is under way, at the restaurant's or at the card's bank. */
function attemptOf(task: Task | null): Attempt | null {
  return task?.kind === 'reserve' || task?.kind === 'bank' ? task.attempt : null
}

/** What a reload needs, or null while nothing is held or booked. */
export function toPersisted(state: Reservation): Saved | null {
  const { choice, selection, booking, addOns, hold, details, confirmation } = state
  if (!selection || !booking) return null
  if (confirmation) {
    return { choice, selection, booking, addOns, firstName: details.firstName, confirmation }
  }
  if (!hold) return null
  const unsettled = attemptOf(state.task) ?? state.unsettled
  // An edit that was not finished is forgotten: what is held is what was ordered before it.
  return { choice, selection, booking, addOns, ...hold.ordered, hold, details, unsettled }
}
