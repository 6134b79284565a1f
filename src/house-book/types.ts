import type { Result } from '#lib/result.ts'
import type { BookingSettings, BookingSettingsInput, SeatingAttribute } from './settings.ts'

/** Local wall time of the restaurant, `YYYY-MM-DDTHH:mm`, without zone (D-49). */
export type LocalDateTime = string
/** Local date of the restaurant, `YYYY-MM-DD`. */
export type LocalDate = string

/** Who asks: the random token of the visitor's cookie, and the client address where it is known. */
export type Visitor = { token: string | null; address: string | null }

/** A time at which a party can be seated, with the attributes that still have a table. */
export type OfferedTime = { time: LocalDateTime; attributes: SeatingAttribute[] }

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
}

export type HoldRequest = {
  locationId: string
  at: LocalDateTime
  party: number
  attribute: SeatingAttribute
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
  attribute: SeatingAttribute
  /** Codes of the tables. */
  tables: string[]
  guest: Guest
  /** Last instant (ms) at which the guest may cancel or change it. */
  changeableUntil: number
}

/** A reservation with the token of its manage link, which only its guest gets. */
export type Booked = { reservation: Reservation; manageToken: string }

/** A future booking that new settings leave without its table or its time; it keeps both. */
export type Stranded = Pick<
  Reservation,
  'id' | 'confirmation' | 'at' | 'party' | 'tables' | 'attribute'
> & { guestName: string; why: 'table_gone' | 'party_does_not_fit' | 'time_not_offered' }

/** What still hangs on a location. */
export type Commitments = { bookings: number; holds: number; next: Stranded[] }

export type Snapshot = { number: number; settings: BookingSettings }

export type HoldCode =
  | 'unknown_location'
  | 'slot_taken'
  | 'party_size'
  | 'too_many_requests'
  | 'too_many_held'
export type ReserveCode =
  | 'hold_lost'
  | 'in_progress'
  | 'key_reused'
  | 'email_required'
  | 'request_too_long'
export type ManageCode = 'not_found' | 'past_cut_off' | 'cancelled' | 'hold_lost'

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
   * Makes a hold safe from being taken over for 15 minutes, while a third party is asked for money.
   * An expired hold that nobody took is still good. `hold_lost` otherwise.
   */
  prepare(token: string): Promise<Result<Hold, 'hold_lost'>>
  /** Turns a hold into a booking, once: the same key again gives the same answer. */
  reserve(request: ReserveRequest): Promise<Result<Booked, ReserveCode>>

  /** The booking behind a manage link, cancelled ones included. */
  find(manageToken: string): Promise<Result<Booked, 'not_found'>>
  /** Moves a booking onto a new hold, in one transaction; its old table is free afterwards. */
  modify(manageToken: string, holdToken: string): Promise<Result<Booked, ManageCode>>
  /** Cancels a booking; cancelling twice is as cancelling once. */
  cancel(manageToken: string): Promise<Result<Booked, 'not_found' | 'past_cut_off'>>

  /** Housekeeping, safe at any time on any instance: expired holds, old keys, guests of long ago. */
  sweep(): Promise<{ holds: number; keys: number; anonymised: number }>
  /** The database's clock, ms. */
  now(): Promise<number>
  close(): Promise<void>
}
