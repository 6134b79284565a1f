import type { LocalDateTime } from '#lib/time.ts'
import type { ChargeCode, LateCancellationCost, ReservationPayment } from '../payments/types.ts'
import type { Bill, ChosenAddOn } from '../pricing/bill.ts'
import type { ExperienceKey } from '../settings/experiences.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

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

/** `bot_check`: that many only with a check · `too_many_bookings`: more only by telephone. */
export type LimitCode = 'bot_check' | 'too_many_bookings'
