import type { Choice } from './times.ts'

/** Where the guest is. `options` and `addOns` belong to experiences; standard bookings skip them. */
export type Step = 'find' | 'options' | 'addOns' | 'details' | 'done'

/** One time that the restaurant can serve; `slot` is `YYYY-MM-DDTHH:mm` on the restaurant's wall. */
export type Offer = { slot: string; standard: boolean; experience: boolean; seatings: string[] }

/** Which of the two lists of S2 §2 a time was picked from. */
export type OfferList = 'standard' | 'experience'

export type Selection = { offer: Offer; list: OfferList; seating: string | null }

/** What is booked: the table alone, or an experience that may bring add-ons. */
export type Booking =
  | { kind: 'standard' }
  | { kind: 'experience'; id: string; version: string; name: string; hasAddOns: boolean }

export type AddOn = { itemId: string; quantity: number }

/**
 * A table held for this guest. `endsAt` is ms by the server's clock; `renewed` after the one re-lock;
 * `policies` are paragraphs of what the restaurant asks of its guests, where it asks anything.
 */
export type Hold = { token: string; endsAt: number; renewed: boolean; policies?: string[] }

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
  | 'no_availability'
  | 'slot_taken'
  | 'hold_lost'
  | 'payment'
  | 'invalid'
  | 'too_many_requests'
  | 'overlapping'
  | 'unknown_outcome'
  | 'generic'

/** Messages by field of the details form. */
export type FieldMessages = Partial<Record<keyof Details, string>>

/** One try to complete: the same details are sent again until its outcome is known. */
export type Attempt = Details

/** What the flow waits for. An answer counts only if it carries the same `request`. */
export type Task =
  | { kind: 'search'; request: number }
  | { kind: 'lock'; request: number; renewing: boolean; attempt: Attempt | null }
  | { kind: 'reserve'; request: number; attempt: Attempt }

/** Where the guest sees and cancels what was booked. */
export type Confirmation = { manageUrl: string | null }

/** The whole truth of the flow (S2 §3's reservation store and §4's states). */
export type Reservation = {
  step: Step
  choice: Choice
  search: 'idle' | 'searching' | 'found' | 'none' | 'failed'
  offers: Offer[]
  selection: Selection | null
  /** The dropdowns are hidden and the summary is shown. */
  timeLocked: boolean
  booking: Booking | null
  addOns: AddOn[]
  hold: Hold | null
  details: Details
  task: Task | null
  /** A try whose outcome is not known. */
  unsettled: Attempt | null
  problem: Problem | null
  fields: FieldMessages
  /** Unlocked a moment ago: the defaults come back after a second. */
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
  firstName: string
  confirmation: Confirmation
}

export type Saved = SavedHold | SavedConfirmation

export type Event =
  | { type: 'chosen'; change: Partial<Choice> }
  | { type: 'outdated'; choice: Choice }
  | { type: 'searchRequested' }
  | { type: 'searchAnswered'; request: number; offers: Offer[]; reasons: string[] }
  | { type: 'searchFailed'; request: number; problem: Problem }
  | { type: 'timePicked'; slot: string; list: OfferList }
  | { type: 'seatingPicked'; seating: string }
  | { type: 'bookingPicked'; booking: Booking }
  | { type: 'addOnsChosen'; addOns: AddOn[] }
  | { type: 'edited'; step: 'options' | 'addOns' }
  | ({ type: 'locked'; request: number } & Omit<Hold, 'renewed'>)
  | { type: 'lockRefused'; request: number; problem: Problem }
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'unlocked' }
  | { type: 'restored'; choice: Choice }
  | { type: 'detailsChanged'; change: Partial<Details> }
  | { type: 'detailsRejected'; fields: FieldMessages }
  | { type: 'submitted' }
  | { type: 'reserved'; request: number; manageUrl: string | null }
  | { type: 'reserveRefused'; request: number; problem: Problem; fields: FieldMessages }
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
    timeLocked: false,
    booking: null,
    addOns: [],
    hold: null,
    details: EMPTY_DETAILS,
    task: null,
    unsettled: null,
    problem: null,
    fields: {},
    restoring: false,
    confirmation: null,
    requests: 0,
  }
}

/** People, date and time are all chosen and nothing is being searched (S2 §5). */
export function canSearch(state: Reservation): boolean {
  const { people, date, time } = state.choice
  return (
    state.step === 'find' &&
    !state.timeLocked &&
    people !== null &&
    date !== null &&
    time !== null &&
    state.task === null
  )
}

/** Find a Time is hidden once a search named a reason other than the party's size (S2 §8). */
export function hidesFind(state: Reservation): boolean {
  return state.search === 'none' && state.problem === 'no_availability'
}

/** Where the focus goes once a search was answered: to the times, or to why there are none. */
export function answerPlace({ search, offers }: Reservation): 'times' | 'trouble' | null {
  if (search === 'none' || search === 'failed') return 'trouble'
  if (search !== 'found') return null
  return offers.some((offer) => offer.standard) ? 'times' : 'trouble'
}

/** A booking is being made, or may have been: nothing gives its hold up before that is known. */
export function isCommitted({ task, unsettled }: Reservation): boolean {
  const completing = task?.kind === 'reserve' || (task?.kind === 'lock' && task.attempt !== null)
  return completing || unsettled !== null
}

/** What a reload needs, or null while nothing is held or booked. */
export function savable(state: Reservation): Saved | null {
  const { choice, selection, booking, addOns, hold, details, confirmation } = state
  if (!selection || !booking) return null
  if (confirmation) {
    return { choice, selection, booking, firstName: details.firstName, confirmation }
  }
  if (!hold) return null
  const unsettled = state.task?.kind === 'reserve' ? state.task.attempt : state.unsettled
  return { choice, selection, booking, addOns, hold, details, unsettled }
}
