import type {
  holdRefusals,
  manageRefusals,
  reserveRefusals,
  totalRefusals,
  unavailableRefusals,
} from '#lib/booking/refusals.ts'
import type { CspSourceList } from '#lib/front/ports.ts'
import type { Money } from '#lib/money/money.ts'
import type { Result } from '#lib/result.ts'
import type { CardForm, CardToken } from '../payments/contract.ts'
import type { BankAnswer, BookingPayment, LateCost, PaymentDue } from './payment.ts'

/** The location of a call, as far as providers need to know it. */
export type BookingLocation = {
  /** Id of the location's document, by which the booking engine knows it. */
  id: string
  uid: string
  /** Id at its vendor (`locationField` of the descriptor); null if it has none. */
  vendorLocationId: string | null
  /** IANA zone. */
  timeZone: string
}

/** What a guest enters. `phone` is E.164. */
export type Guest = {
  firstName: string
  lastName: string
  email: string | null
  phone: string
  specialRequest: string
  marketingOptIn: boolean
}

/** The visitor's cookie token (null if there is none) and their address. */
export type Visitor = { token: string | null; address: string | null }

/** Whether a time takes standard bookings, experiences, or both. */
export type AvailabilityType = 'Standard' | 'Experience'

/**
 * A local time of the restaurant, `YYYY-MM-DDTHH:mm`, the seating attributes with tables left, and the ids of
 * the experiences that can be booked.
 */
export type AvailableTime = {
  time: string
  types: AvailabilityType[]
  attributes: string[]
  experiences: string[]
}

/** Why nothing is offered (spec:engine.no-times-reasons); providers may add their own. */
export type NoTimesReason =
  | 'AboveMaxPartySize'
  | 'BelowMinPartySize'
  | 'NoTimesExist'
  | 'NotFarEnoughInAdvance'
  | 'OutsideBookingWindow'
  | 'RestaurantClosed'
  | 'InThePast'

/** `reasons` is an open set; it is empty when there is at least one time (spec:engine.no-times-reasons). */
export type Availability = { times: AvailableTime[]; reasons: (NoTimesReason | string)[] }

export type AddOn = {
  id: string
  name: string
  description: string
  price: Money
  /** 0 = no limit. */
  maxPerReservation: number
}

/** One of several prices of an experience, chosen for each guest: such as the price for children. */
export type GuestPrice = { id: string; title: string; description: string; price: Money }

/** Something to be booked with a table (spec:api.experience). */
export type Experience = {
  id: string
  version: number
  name: string
  description: string
  /** One of the two, or neither where the provider names no price. */
  pricePerCover: Money | null
  pricePerParty: Money | null
  /** All prices, if guests of a party may have different ones; the first is `pricePerCover`. */
  guestPrices?: GuestPrice[]
  prepaymentRequired: boolean
  addOns: AddOn[]
  /** Most add-ons of all kinds together; missing = no limit. */
  maxAddOns?: number
}

/** How many guests have one of an experience's prices, at least 1. */
export type GuestCount = { priceId: string; count: number }

/** `guests` splits the party by price and adds up to all of it; without it all have the first price. */
export type ExperienceChoice = { id: string; version: number; guests?: GuestCount[] }

/** An add-on and how many of it, at least 1. */
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
  /** How much of it a card pays at booking; 0 = no card is required, it is paid at the restaurant. */
  due: number
}

/** What a location requires of its guests, for the form. */
export type BookingRules = {
  /** Days from today on which tables can be booked. */
  horizonDays: number
  /** Dates `YYYY-MM-DD` without any seating from today to the horizon. */
  closedDays: string[]
  /** Latest time of day that can be searched, `HH:mm`. */
  lastTime: string
  minParty: number
  maxParty: number
  emailRequired: boolean
  /** Longest special request in characters, at most LONGEST_REQUEST. */
  noteLength: number
  /**
   * Whether a request without an occasion reaches the provider as it was typed (spec:reservations.special-request),
   * and is counted so.
   */
  requestAsTyped: boolean
  /** Whether `hold` and `reserve` may require a bot check (`checked`). */
  botCheck: boolean
  /** How a guest enters a card; null = the site takes none here. */
  cardForm: CardForm | null
  /**
   * The provider's own terms, to which guests agree by booking; null = none. `logo` is an address on the site
   * of the picture that says who takes the booking; null = it is said in words.
   */
  terms: { service: string; termsUrl: string; privacyUrl: string; logo: string | null } | null
  /** The provider's clock, ms since the epoch. */
  serverTime: number
}

export type HoldRequest = {
  at: string
  party: number
  /** Code as returned by `availability`, unchanged (spec:reservations.seating-labels). */
  attribute: string
  experience: ExperienceChoice | null
  /** What is ordered with the experience, to compute the payment of the hold. */
  addOns?: AddOnChoice[]
  visitor: Visitor
  /** The visitor has passed a bot check. */
  checked?: boolean
  /** Manage token of the booking that the hold is to change, as in `availability`. */
  changing?: string
}

/**
 * A table that is held. `expiresAt` is an instant in ms; `policies` are the restaurant's own conditions for
 * that time, one plain paragraph each. `payment` is null if no card is required.
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
  /** Idempotency key: it makes one booking. Null = only the hold's token is compared. */
  idempotencyKey: string | null
  /** The guest has passed a bot check. */
  checked?: boolean
}

/** The booked experience; `total` is its price with add-ons, null if the provider does not tell. */
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
  /** Minutes the table is reserved; an assumption if the provider does not tell. */
  turnMinutes: number
  party: number
  attribute: string
  /** Null = a table without an experience. */
  experience: BookedExperience | null
  /** Null = no card was required, or the provider does not tell what it was charged. */
  payment: BookingPayment | null
  /** What the guest entered; null if the provider does not tell (`Abilities.recallsGuest`). */
  guest: Guest | null
  /** Last instant (ms) at which the guest may cancel or change it. */
  changeableUntil: number
  /** What the guest may still cancel for after that; null = only the restaurant can cancel. */
  lateCost: LateCost | null
  /** Address of the page that shows, changes and cancels it. */
  manageUrl: string
}

/** Why a provider cannot answer; of `busy`, `detail.retryAfter` says in how many seconds a retry may succeed. */
export type Unavailable = keyof typeof unavailableRefusals

/** What providers differ in; everything else is the same for all of them. */
export type Abilities = {
  /** `find` returns what the guest entered. */
  recallsGuest: boolean
  /** Who sends the mails about bookings: the site's own outbox, or the provider itself. */
  mailsBy: 'site' | 'provider'
  /** A booking of an experience can be moved to another hold of that experience. */
  movesExperiences: boolean
}

/** Why a table is not held; of `too_many_requests`, `detail.retryAfter` says for how many seconds. */
export type HoldCode = keyof typeof holdRefusals

/** Why an experience has no price. */
export type TotalCode = keyof typeof totalRefusals

/**
 * Why a hold is not booked; of `payment_failed`, `detail.expiresAt` (ms) says until when the hold stays, of
 * `card_action_required`, `detail.cardAction` how to ask the bank's question.
 */
export type ReserveCode = keyof typeof reserveRefusals

/** Why a booking is not moved to another hold. */
export type ManageCode = keyof typeof manageRefusals

/**
 * The port behind which the tables of a location are booked. Every adapter passes `suite.ts`. Refusals are
 * values; an exception is a bug of the adapter.
 */
export type BookingProvider = {
  abilities: Abilities
  /** Origins that its card form needs in the browser, for the site's policy. */
  csp: CspSourceList
  /** What the form must know of a location before it searches. */
  rules(location: BookingLocation): Promise<Result<BookingRules, 'unknown_location' | Unavailable>>
  /**
   * Whether the restaurant is open at a local time and has seatings around it, with tables left or not; null =
   * the provider does not tell.
   */
  seatsAround(
    location: BookingLocation,
    at: string,
  ): Promise<Result<boolean | null, 'unknown_location' | Unavailable>>
  /**
   * Times around a local time of the restaurant. The visitor's own hold counts as free and, if the provider
   * supports it, so do the units of the booking to be changed (`changing`, its manage token).
   */
  availability(
    location: BookingLocation,
    query: { at: string; party: number; visitor: Visitor; changing?: string },
  ): Promise<Result<Availability, 'unknown_location' | Unavailable>>
  /** The offered experiences that the site can book; empty if there are none. */
  experiences(
    location: BookingLocation,
  ): Promise<Result<Experience[], 'unknown_location' | Unavailable>>
  /** The price of an experience with add-ons for a party, as the provider charges it. */
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
  /** Releases a hold; unknown, expired and used ones are ignored. */
  release(location: BookingLocation, token: string): Promise<Result<null, Unavailable>>
  /** Makes the booking, once per hold: the same request again returns the same, under any key. */
  reserve(location: BookingLocation, request: ReserveRequest): Promise<Result<Booking, ReserveCode>>
  /** The booking behind a manage token, cancelled ones included. */
  find(manageToken: string): Promise<Result<Booking, 'not_found' | Unavailable>>
  /** Moves a booking onto a new hold of the same location; its old table is free afterwards. */
  modify(manageToken: string, holdToken: string): Promise<Result<Booking, ManageCode>>
  /**
   * Cancels a booking; repeating it returns the same. After `changeableUntil` only if the booking has a
   * `lateCost` and the guest `accepts` exactly that.
   */
  cancel(
    manageToken: string,
    accepts?: LateCost | null,
  ): Promise<Result<Booking, 'not_found' | 'past_cut_off' | Unavailable>>
  /**
   * Sends the guest the mail about a booking again; false = that was done a few minutes ago. `no_mail`: they
   * left no address, or the provider sends the mails itself.
   */
  mailAgain(manageToken: string): Promise<Result<boolean, 'not_found' | 'no_mail' | Unavailable>>
}
