import type { Result } from '#lib/result.ts'
import type { Outbox } from '#outbox/outbox.ts'
import type { Alerts } from './alerts.ts'
import type { Bill, ChosenAddOn } from './bill.ts'
import type { Desk } from './desk/types.ts'
import type { ExperienceKey } from './experiences.ts'
import type { Guests } from './guests.ts'
import type { LateCost } from './money/late.ts'
import type { Charge, ChargeCode, Payments, ReservationMoney } from './money/types.ts'
import type { RefusedCards } from './refused-cards.ts'
import type { BookingSettings, BookingSettingsInput, SeatingAttribute } from './settings.ts'
import type { SoldOut } from './sold-out/types.ts'

/** Local wall time of the restaurant, `YYYY-MM-DDTHH:mm`, without zone (D-49). */
export type LocalDateTime = string
/** Local date of the restaurant, `YYYY-MM-DD`. */
export type LocalDate = string

/** Who asks: the random token of the visitor's cookie, and the client address where it is known. */
export type Visitor = { token: string | null; address: string | null }

/**
 * A time at which a party can be seated: the attributes that still have a table, whether a table alone
 * can be booked, and the codes of the experiences that still have seats.
 */
export type OfferedTime = {
  time: LocalDateTime
  attributes: SeatingAttribute[]
  standard: boolean
  experiences: string[]
}

/** Why nothing is offered; the wire's own words (S2 §8, providers' open set). */
export type NoTimesReason =
  | 'AboveMaxPartySize'
  | 'BelowMinPartySize'
  | 'NoTimesExist'
  | 'NotFarEnoughInAdvance'
  | 'OutsideBookingWindow'
  | 'RestaurantClosed'
  | 'InThePast'

/** Times around the asked one, in order; `reasons` is empty when there is at least one. */
export type Offer = { times: OfferedTime[]; reasons: NoTimesReason[] }

export type AvailabilityQuery = {
  locationId: string
  at: LocalDateTime
  party: number
  /** Minutes to look back and forward from `at`; 150 each unless told otherwise, at most 720. */
  backward?: number
  forward?: number
  /** The asker: their own hold counts as free. */
  visitor?: string | null
  /** Whether experiences that are paid when they are booked are offered. */
  prepaid?: boolean
}

export type HoldRequest = {
  locationId: string
  at: LocalDateTime
  party: number
  attribute: SeatingAttribute
  /** Null or left out = a table alone. */
  experience?: ExperienceKey | null
  visitor: Visitor
}

/** A table held for five minutes. `expiresAt` is an instant in ms by the database's clock. */
export type Hold = { token: string; expiresAt: number; at: LocalDateTime; party: number }

/** What a guest leaves. `phone` is E.164. */
export type Guest = {
  firstName: string
  lastName: string
  email: string | null
  phone: string
  specialRequest: string
  marketingOptIn: boolean
}

export type ReserveRequest = {
  locationId: string
  /** Token of the hold, as `hold` gave it. */
  token: string
  guest: Guest
  /** As it was held; null or left out = a table alone. */
  experience?: ExperienceKey | null
  addOns?: ChosenAddOn[]
  /** Key of the attempt; without it the hold's token is the key. */
  idempotencyKey?: string | null
}

/** A booking as its guest and the staff see it. */
export type Reservation = {
  id: string
  locationId: string
  status: 'booked' | 'cancelled'
  /** Six characters that can be read out on the telephone. */
  confirmation: string
  at: LocalDateTime
  timeZone: string
  /** The same as an instant in ms, derived from `at` and `timeZone` when it was booked. */
  startsAt: number
  turnMinutes: number
  party: number
  /** Higher with every change that the guest is told of. */
  sequence: number
  attribute: SeatingAttribute
  /** Codes of the tables. */
  tables: string[]
  guest: Guest
  /** What is booked with the table, and what it costs; null = a table alone. */
  experience: (ExperienceKey & { bill: Bill }) | null
  /** What its card paid or vouches for; null = no card was wanted. */
  money: ReservationMoney | null
  /** Last instant (ms) at which the guest may cancel or change it. */
  changeableUntil: number
  /** What cancelling costs after that; null = it is cancelled, or the visit has begun. */
  lateCost: LateCost | null
}

/** A reservation with the token of its manage link, which only its guest gets. */
export type Booked = { reservation: Reservation; manageToken: string }

/** A future booking that new settings leave without its table or its time; it keeps both. */
export type Stranded = Pick<
  Reservation,
  'id' | 'confirmation' | 'at' | 'party' | 'tables' | 'attribute'
> & {
  guestName: string
  why: 'table_gone' | 'party_does_not_fit' | 'time_not_offered' | 'experience_gone'
}

/** What still hangs on a location. */
export type Commitments = { bookings: number; holds: number; next: Stranded[] }

export type Snapshot = { number: number; settings: BookingSettings }

export type HoldCode =
  | 'unknown_location'
  | 'slot_taken'
  | 'party_size'
  | 'too_many_requests'
  | 'too_many_held'
  | 'unknown_experience'
export type ReserveCode =
  | 'hold_lost'
  | 'in_progress'
  | 'key_reused'
  | 'email_required'
  | 'request_too_long'
  | 'unknown_experience'
  | 'unknown_add_on'
  | ChargeCode
/** `unknown_experience`: the new hold is not for what is booked, or lacks one of its add-ons ·
 * `payment_differs`: a card would have to pay something else than it did. */
export type ManageCode =
  | 'not_found'
  | 'past_cut_off'
  | 'cancelled'
  | 'hold_lost'
  | 'unknown_experience'
  | 'payment_differs'

/**
 * The embedded booking engine of one database. All methods may be called from any number of
 * processes at once: a primary key of the database, not this code, keeps two guests off one table.
 */
export type HouseBook = {
  /**
   * Checks settings and keeps them as the location's next numbered snapshot, in force at once. The
   * same settings again keep the number. Answers with the future bookings that they strand.
   * Refuses `invalid` with `detail.fields` (see `parseBookingSettings`).
   */
  saveSettings(
    locationId: string,
    settings: BookingSettingsInput,
  ): Promise<Result<{ number: number; stranded: Stranded[] }, 'invalid'>>
  /** The settings in force, or null for a location that was never given any. */
  settings(locationId: string): Promise<Snapshot | null>
  /** Future bookings that do not fit the settings in force: the staff's "needs attention". */
  stranded(locationId: string): Promise<Stranded[]>
  /**
   * Forgets the settings of a location that is being deleted. Refused `has_bookings` with
   * `detail: Commitments` while it has future bookings or holds; ask this in the deletion's own hook.
   */
  removeLocation(locationId: string): Promise<Result<null, 'has_bookings'>>

  /** Times for a party around a wall time. May be stale by moments; `hold` decides. */
  availability(query: AvailabilityQuery): Promise<Result<Offer, 'unknown_location'>>
  /** Service days without any seating from today to the horizon. */
  closedDays(locationId: string): Promise<LocalDate[]>
  /** Takes the best-fitting table for five minutes and releases the visitor's earlier hold. */
  hold(request: HoldRequest): Promise<Result<Hold, HoldCode>>
  /** Gives a hold back. Unknown, booked or already paid-for holds are left alone; says what it did. */
  release(token: string): Promise<boolean>
  /**
   * Turns a hold into a booking, once: the same key again gives the same answer. `charge` is asked where a
   * card has to pay; without it such a table is refused (`card_required`).
   */
  reserve(request: ReserveRequest, charge?: Charge | null): Promise<Result<Booked, ReserveCode>>
  /** What cards have paid, and what is still to be done with them. */
  payments: Payments
  /** Who brought too many cards that were refused. */
  refusedCards: RefusedCards

  /** The booking behind a manage link, cancelled ones included. */
  find(manageToken: string): Promise<Result<Booked, 'not_found'>>
  /** Moves a booking onto a new hold, in one transaction; its old table is free afterwards. */
  modify(manageToken: string, holdToken: string): Promise<Result<Booked, ManageCode>>
  /**
   * Cancels a booking; cancelling twice is as cancelling once. After the cut-off, and before the visit has
   * begun, only where the guest accepts what it costs then, as it stands (`Reservation.lateCost`).
   */
  cancel(
    manageToken: string,
    accepts?: LateCost | null,
  ): Promise<Result<Booked, 'not_found' | 'past_cut_off'>>

  /** What is kept of a guest, to be shown to them and erased. */
  guests: Guests
  /** Guests who wait for a table to free up. */
  alerts: Alerts
  /** The staff's side: a day's reservations, walk-ins, blocked tables. */
  desk: Desk
  /** Dishes and drinks that are sold out. */
  soldOut: SoldOut
  /** The booking with an id; null where there is none. */
  byId(id: string): Promise<Booked | null>
  /**
   * Has the guest's mail leave once more; false where that was done a few minutes ago. `no_address`:
   * the guest left none.
   */
  copyPost(manageToken: string): Promise<Result<boolean, 'not_found' | 'no_address'>>
  /** What leaves because of bookings, written in their own transactions. */
  post: Outbox

  /**
   * Housekeeping, safe at any time on any instance: expired holds, old keys, cards that nobody will charge,
   * guests of long ago.
   */
  sweep(): Promise<{ holds: number; keys: number; cards: number; anonymised: number }>
  /** The database's clock, ms. */
  now(): Promise<number>
  close(): Promise<void>
}
