import type { NoTimesReason } from '#house-book/availability/types.ts'
import type { Guest } from '#house-book/bookings/types.ts'
import type { Money } from '#lib/money.ts'
import type { Result } from '#lib/result.ts'
import type { CardForm, CardToken } from '../payments/contract.ts'
import type { BankAnswer, BookingPayment, LateCost, PaymentDue } from './payment.ts'

/** The location that a call is about, as its provider must know it. */
export type BookingLocation = {
  /** Id of the location's document: the house book's name for it. */
  id: string
  uid: string
  /** Id at OpenTable, where it has one. */
  openTableRID: string | null
  /** IANA zone. */
  timeZone: string
}

/** Who asks: the random token of their cookie (null where there is none) and their address. */
export type Visitor = { token: string | null; address: string | null }

/** Whether a time takes standard bookings, experiences, or both (S2 §3). */
export type AvailabilityType = 'Standard' | 'Experience'

/**
 * A time of the restaurant, `YYYY-MM-DDTHH:mm`, the seating attributes that are left then, and the ids of
 * the experiences that can be booked.
 */
export type AvailableTime = {
  time: string
  types: AvailabilityType[]
  attributes: string[]
  experiences: string[]
}

/** `reasons` is an open set; it is empty when there is at least one time (S2 §8). */
export type Availability = { times: AvailableTime[]; reasons: (NoTimesReason | string)[] }

export type AddOn = {
  id: string
  name: string
  description: string
  price: Money
  /** 0 = no limit. */
  maxPerReservation: number
}

/** One of several prices of an experience, for each guest who has it: what children cost. */
export type GuestPrice = { id: string; title: string; description: string; price: Money }

/** Something to be booked with a table (S2 §3). */
export type Experience = {
  id: string
  version: number
  name: string
  description: string
  /** One of the two, or neither where the provider names no price. */
  pricePerCover: Money | null
  pricePerParty: Money | null
  /** All prices where guests of a party may have different ones; the first is `pricePerCover`. */
  guestPrices?: GuestPrice[]
  prepaymentRequired: boolean
  addOns: AddOn[]
  /** Most add-ons of all kinds together; missing = no limit. */
  maxAddOns?: number
}

/** How many guests have one of an experience's prices, 1 at the least. */
export type GuestCount = { priceId: string; count: number }

/** `guests` tells a party's prices apart, and is all of the party; without it all have the first price. */
export type ExperienceChoice = { id: string; version: number; guests?: GuestCount[] }

/** How many of an add-on, 1 at the least. */
export type AddOnChoice = { id: string; quantity: number }

/** What an experience costs a party, in minor units; `multiplier` of them make one of the currency. */
export type Total = {
  currency: string
  multiplier: number
  /** The experience for all guests. */
  experience: number
  addOns: number
  fees: number
  taxes: number
  tip: number
  /** What is charged: all of the above. */
  total: number
  /** How much of it a card pays when it is booked: 0 = no card is wanted, it is paid at the restaurant. */
  due: number
}

/** Longest special request that any location takes, characters. */
export const LONGEST_REQUEST = 1000

/** What a location asks of its guests, for the form. */
export type BookingRules = {
  /** Days from today on which tables can be booked. */
  horizonDays: number
  /** Dates `YYYY-MM-DD` without any seating from today to the horizon. */
  closedDays: string[]
  /** Latest time of a day that can be asked for, `HH:mm`. */
  lastTime: string
  minParty: number
  maxParty: number
  emailRequired: boolean
  /** Longest special request in characters, at most LONGEST_REQUEST. */
  noteLength: number
  /** A request without an occasion reaches the provider as it was typed (D-104), and is counted so. */
  requestAsTyped: boolean
  /** Whether `held` and `reserve` may want their visitor `checked`. */
  botCheck: boolean
  /** How a guest gives a card; null = the site takes none here. */
  cardForm: CardForm | null
  /**
   * Whose terms guests agree to by booking, where the provider has terms of its own. `logo` is an address on
   * the site of the picture that says who takes the booking; null = it is said in words.
   */
  terms: { service: string; termsUrl: string; privacyUrl: string; logo: string | null } | null
  /** The provider's clock, ms since the epoch. */
  serverTime: number
}

export type HoldRequest = {
  at: string
  party: number
  /** Code as availability gave it, unchanged (D-52). */
  attribute: string
  experience: ExperienceChoice | null
  /** What is ordered with the experience, for the payment that the hold names. */
  addOns?: AddOnChoice[]
  visitor: Visitor
  /** A bot check vouches for the visitor. */
  checked?: boolean
  /** Manage token of the booking that the hold is to change, as in `availability`. */
  changing?: string
}

/**
 * A table that is held. `expiresAt` is an instant in ms; `policies` are what the restaurant asks of guests
 * at that time, in its own words, one plain paragraph each. `payment` is null where no card is wanted.
 */
export type Hold = {
  token: string
  expiresAt: number
  policies: string[]
  payment: PaymentDue | null
}

export type ReserveRequest = {
  /** Token of the hold. */
  token: string
  guest: Guest
  experience: ExperienceChoice | null
  addOns: AddOnChoice[]
  card: (CardToken & { answered?: BankAnswer }) | null
  /** Key of the attempt: it makes one booking. Null = only the hold's token is asked. */
  idempotencyKey: string | null
  /** A bot check vouches for the guest. */
  checked?: boolean
}

/** What was booked with a table; `total` is what it costs with its add-ons, null where nobody says. */
export type BookedExperience = ExperienceChoice & {
  name: string
  addOns: (AddOnChoice & { name: string })[]
  total: Money | null
}

/** A booking as its guest sees it. */
export type Booking = {
  status: 'booked' | 'cancelled'
  /** What the guest can say on the telephone. */
  confirmation: string
  locationId: string
  at: string
  timeZone: string
  /** The same as an instant, ms. */
  startsAt: number
  /** Minutes the table is kept; an assumption where the provider does not say. */
  turnMinutes: number
  party: number
  attribute: string
  /** Null = a table alone. */
  experience: BookedExperience | null
  /** Null = no card was wanted, or the provider keeps to itself what it was charged. */
  payment: BookingPayment | null
  /** What the guest said; null where the provider keeps it to itself (`Abilities.recallsGuest`). */
  guest: Guest | null
  /** Last instant (ms) at which the guest may cancel or change it. */
  changeableUntil: number
  /** What the guest may still cancel for after that; null = only the restaurant can. */
  lateCost: LateCost | null
  /** Address of the page that shows, changes and cancels it. */
  manageUrl: string
}

/**
 * The provider cannot be asked now: nothing is known to have happened · `busy`: nothing has, and the same
 * again in `detail.retryAfter` s may do.
 */
export type Unavailable = 'provider_unavailable' | 'busy'

/** What providers differ in; everything else is the same for all of them. */
export type Abilities = {
  /** A booking that is asked for again says what its guest said. */
  recallsGuest: boolean
  /** Who writes to guests of their bookings: the site's own outbox, or the provider itself. */
  mailsBy: 'site' | 'provider'
  /** A booking of an experience can be moved to another hold of that experience. */
  movesExperiences: boolean
}

/**
 * `slot_taken`: somebody was faster, ask for fresh times · `party_size`: outside the limits ·
 * `too_many_requests`: `detail.retryAfter` seconds · `bot_check`: the asker or their network holds so much
 * that they have to be `checked` first · `unknown_attribute`: a code that the provider has no tables
 * for · `unknown_experience`: not offered, or another version by now · `card_required`: this table wants a
 * card, and the site takes none for it · `not_bookable`: only the restaurant can help.
 */
export type HoldCode =
  | 'unknown_location'
  | 'slot_taken'
  | 'party_size'
  | 'too_many_requests'
  | 'bot_check'
  | 'unknown_attribute'
  | 'unknown_experience'
  | 'card_required'
  | 'not_bookable'
  | Unavailable

/** `unknown_experience` and `unknown_add_on`: not on offer like that, or not for such a party. */
export type TotalCode = 'unknown_location' | 'unknown_experience' | 'unknown_add_on' | Unavailable

/**
 * `hold_lost`: the hold is gone and the table with it · `cancelled`: it was booked, and the visit has been
 * cancelled since · `in_progress`: the same attempt is under way ·
 * `key_reused`: another body under one key · `unknown_experience`: not what was held ·
 * `unknown_add_on`: none of the experience, or more of it than one reservation may have; the hold stands ·
 * `payment_failed`: the card was refused, the hold stands, from now on until `detail.expiresAt` (ms) where
 * that is said ·
 * `payment_not_offered`: a card was sent where none is taken · `card_required`: none was sent where one
 * is wanted · `card_action_required`: the card's bank wants to ask its owner, `detail.cardAction` says
 * how; the hold stands · `name_refused`, `email_refused`, `phone_refused`: no such name, address or number ·
 * `bot_check`: the guest has so many bookings to come that they have to be `checked` first ·
 * `too_many_bookings`: so many that only the restaurant takes another one ·
 * `overlapping_reservation`: the guest has another table around that time · `not_bookable`: only the
 * restaurant can help · `too_many_requests`: the provider has too much to do, nothing was booked ·
 * `provider_forbids`: it does not let the site ask, which says nothing of an earlier attempt.
 */
export type ReserveCode =
  | 'hold_lost'
  | 'too_many_requests'
  | 'provider_forbids'
  | 'cancelled'
  | 'in_progress'
  | 'key_reused'
  | 'email_required'
  | 'request_too_long'
  | 'unknown_experience'
  | 'unknown_add_on'
  | 'payment_failed'
  | 'payment_not_offered'
  | 'card_required'
  | 'card_action_required'
  | 'name_refused'
  | 'email_refused'
  | 'phone_refused'
  | 'bot_check'
  | 'too_many_bookings'
  | 'overlapping_reservation'
  | 'not_bookable'
  | Unavailable

/**
 * `past_cut_off`: too late for the guest to change it · `cancelled`: it is cancelled already ·
 * `unknown_experience`: the hold is not for the experience that is booked, or lacks one of its add-ons ·
 * `payment_differs`: a card would have to pay something else than it did.
 */
export type ManageCode =
  | 'not_found'
  | 'past_cut_off'
  | 'cancelled'
  | 'hold_lost'
  | 'unknown_experience'
  | 'payment_differs'
  | Unavailable

/**
 * Where the tables of a location are booked. Every adapter passes `suite.ts`. Refusals are values;
 * what an adapter throws is a fault of its own.
 */
export type BookingProvider = {
  abilities: Abilities
  /** What the form must know of a location before it asks for times. */
  rules(location: BookingLocation): Promise<Result<BookingRules, 'unknown_location' | Unavailable>>
  /**
   * Whether the restaurant is open at a wall time and seats parties around it, with tables left or without;
   * null = the provider does not say.
   */
  seatsAround(
    location: BookingLocation,
    at: string,
  ): Promise<Result<boolean | null, 'unknown_location' | Unavailable>>
  /**
   * Times around a wall time of the restaurant. What the visitor holds counts as free, and what the booking
   * has that is to be changed (`changing`, its manage token) where the provider can tell.
   */
  availability(
    location: BookingLocation,
    query: { at: string; party: number; visitor: Visitor; changing?: string },
  ): Promise<Result<Availability, 'unknown_location' | Unavailable>>
  /** Experiences on offer that the site can take; an empty list where there are none. */
  experiences(
    location: BookingLocation,
  ): Promise<Result<Experience[], 'unknown_location' | Unavailable>>
  /** What an experience with add-ons costs a party, as the provider charges it. */
  total(
    location: BookingLocation,
    order: {
      experience: ExperienceChoice
      party: number
      addOns: AddOnChoice[]
    },
  ): Promise<Result<Total, TotalCode>>
  /** Holds a table for about five minutes, and releases what the visitor held. */
  hold(location: BookingLocation, request: HoldRequest): Promise<Result<Hold, HoldCode>>
  /** Gives a hold back; unknown, expired and used ones are left as they are without complaint. */
  release(location: BookingLocation, token: string): Promise<Result<null, Unavailable>>
  /** Makes the booking, once per hold: the same request again gets the same answer, under any key. */
  reserve(location: BookingLocation, request: ReserveRequest): Promise<Result<Booking, ReserveCode>>
  /** The booking behind a manage token, cancelled ones included. */
  find(manageToken: string): Promise<Result<Booking, 'not_found' | Unavailable>>
  /** Moves a booking onto a new hold of the same location; its old table is free afterwards. */
  modify(manageToken: string, holdToken: string): Promise<Result<Booking, ManageCode>>
  /**
   * Cancels a booking; again = the same answer. After `changeableUntil` only where the booking has a
   * `lateCost` and the guest `accepts` just that.
   */
  cancel(
    manageToken: string,
    accepts?: LateCost | null,
  ): Promise<Result<Booking, 'not_found' | 'past_cut_off' | Unavailable>>
  /**
   * Sends the guest the mail about a booking again; false = that was done a few minutes ago. `no_mail`:
   * they left no address, or the provider keeps its mails to itself.
   */
  mailAgain(manageToken: string): Promise<Result<boolean, 'not_found' | 'no_mail' | Unavailable>>
}
