import type { LocalDateTime } from '#lib/time.ts'
import type { LimitCode } from './bookings/booking-limits.ts'
import type { Block } from './host/types.ts'
import type { UnmovableReason } from './locations/time-zone/plan-move.ts'
import type { ChargeCode, LateCancellationCost, ReservationPayment } from './payments/types.ts'
import type { Bill, ChosenAddOn } from './pricing/bill.ts'
import type { ExperienceKey } from './settings/experiences.ts'
import type { BookingSettings, SeatingAttribute } from './settings/settings.ts'

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
  /**
   * Minutes to look back and forward from `at`; 150 each unless told otherwise, at most 720. As many more are
   * looked forward as have passed of those before.
   */
  backward?: number
  forward?: number
  /** The asker: their own hold counts as free. */
  visitor?: string | null
  /** Manage token of the visit that is to be changed: what it has counts as free. */
  changing?: string | null
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
  /** A bot check vouches for the visitor. */
  checked?: boolean
  /**
   * Manage token of the visit that is to be changed: what it has counts as free, and stays its own until
   * `modify`. Nothing else can be booked with a hold that counts on it.
   */
  changing?: string | null
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
  /** Key of the attempt: it makes one booking. Without it only the hold's token is asked. */
  idempotencyKey?: string | null
  /** A bot check vouches for the guest. */
  checked?: boolean
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
  money: ReservationPayment | null
  /** Last instant (ms) at which the guest may cancel or change it. */
  changeableUntil: number
  /** What cancelling costs after that; null = it is cancelled, or the visit has begun. */
  lateCost: LateCancellationCost | null
}

/** A reservation with the token of its manage link, which only its guest gets. */
export type Booked = { reservation: Reservation; manageToken: string }

/** A future booking that new settings leave without its table or its time; it keeps both. */
export type ConflictingBooking = Pick<
  Reservation,
  'id' | 'confirmation' | 'at' | 'party' | 'tables' | 'attribute'
> & {
  guestName: string
  /** E.164; empty where the guest left none. */
  phone: string
  email: string | null
  /** `clock_moved`: its wall time is offered, and is another instant than the one it was booked for. */
  why: 'table_gone' | 'party_does_not_fit' | 'time_not_offered' | 'clock_moved' | 'experience_gone'
}

/** What another time zone would move, so that it keeps its wall time; all of it is to come. */
export type TimeZoneImpact = {
  visits: ConflictingBooking[]
  /** Tables that the staff keep free of guests. */
  blocks: Block[]
  /** How many tables guests hold, or are paying for. */
  holds: number
  /** Visits that cannot: nothing moves then. */
  unmovable: (Omit<ConflictingBooking, 'why'> & { why: UnmovableReason })[]
}

/** What still hangs on a location. */
export type Commitments = { bookings: number; holds: number; next: ConflictingBooking[] }

export type Snapshot = { number: number; settings: BookingSettings }

/** `bot_check`: the asker, or their network, holds so much that they have to be `checked` first. */
export type HoldCode =
  | 'unknown_location'
  | 'slot_taken'
  | 'party_size'
  | 'bot_check'
  | 'unknown_experience'
/**
 * `cancelled`: the hold was booked, and its visit has been cancelled since · `bot_check`: the guest has so
 * many bookings to come that they have to be `checked` first · `too_many_bookings`: so many that only the
 * restaurant takes another one.
 */
export type ReserveCode =
  | 'hold_lost'
  | 'cancelled'
  | 'in_progress'
  | 'key_reused'
  | 'email_required'
  | 'request_too_long'
  | 'unknown_experience'
  | 'unknown_add_on'
  | LimitCode
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
