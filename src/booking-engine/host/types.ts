import type { Result } from '#lib/result.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'
import type { BookerKind } from '../bookings/booking-limits.ts'
import type { Guest, StaffSource } from '../bookings/types.ts'
import type { DietaryNeeds, GuestContact, GuestsOfDay, KnownGuest } from '../guest-book/types.ts'
import type { Block } from '../inventory/block.ts'
import type { PaymentDecision } from '../payments/payment-decision.ts'
import type { ReservationPayment } from '../payments/types.ts'
import type { Bill } from '../pricing/bill.ts'
import type { DayRule } from '../settings/day-rules.ts'
import type { FloorLayout } from '../settings/floor-layouts.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import type { Shift, ShiftChange, ShiftCode } from '../shift/types.ts'
import type { StaffContext, StaffLogEntry, VisitAction } from '../staff-log/types.ts'

/** Longest staff note of a reservation, characters. */
export const LONGEST_NOTE = 500
/** Longest reason of a block, characters. */
export const LONGEST_REASON = 120

/** Most bookings that can be cancelled at once. */
export const MAX_CANCELLED_AT_ONCE = 500

/** The state of a visit as the staff see it. */
export type VisitState = 'booked' | 'seated' | 'finished' | 'no_show' | 'cancelled'

/** A reservation as the staff see it. */
export type HostReservation = {
  id: string
  locationId: string
  confirmation: string
  state: VisitState
  /** `guest` = booked online by the guest · `walk_in` = seated by the staff without a booking · else by whom the staff were asked. */
  source: 'guest' | 'walk_in' | StaffSource
  serviceDay: LocalDate
  at: LocalDateTime
  startsAt: number
  /** Instant (ms) until which its table is reserved. */
  endsAt: number
  /** The turn time of the party, minutes. */
  turnMinutes: number
  /** How many minutes after its time the party is expected; 0 = at its time. */
  lateMinutes: number
  party: number
  attribute: SeatingAttribute
  /** Codes of the tables; none = no table yet. */
  tables: string[]
  guest: Guest
  /** What was sold with the table; null = a table without an experience. */
  experience: Bill | null
  /** The payment or the stored card; null = no card was required. */
  money: ReservationPayment | null
  /** The payment's id at the payment provider, to find it there; null = no card was required. */
  paymentReference: string | null
  staffNote: string
  /** When (ms) the guest consented to text messages, and the member of staff who noted it; null = they did not. */
  texts: { at: number; by: string } | null
  /** Instant (ms) since which the party sits, has left, or counts as a no-show. */
  stateSince: number | null
  /** The version of the reservation: an action on another version is refused. */
  seen: number
  /** The staff log of the reservation, oldest first. */
  acts: StaffLogEntry[]
}

/** Parties and covers; cancelled ones and no-shows are excluded. */
export type Count = { parties: number; covers: number }

/** A service day of a location as hosts see it, with what the guest book says of its guests. */
export type HostDay = ServiceDay & GuestsOfDay

/** A service day of a location with what the kitchen has to know of its guests, by the ids of their reservations. */
export type KitchenServiceDay = ServiceDay & { needs: Record<string, DietaryNeeds> }

/** A service day of a location. */
export type ServiceDay = {
  locationId: string
  day: LocalDate
  /** Today at the restaurant. */
  today: LocalDate
  timeZone: string
  /** The database's clock, ms. */
  now: number
  /** Minutes before their time until which guests can cancel themselves. */
  cancelCutOffMinutes: number
  /** The version of the day; see `HostApi.dayVersion`. */
  mark: string
  /** In the order of their times; cancelled ones are listed apart. */
  reservations: HostReservation[]
  cancelled: HostReservation[]
  blocks: Block[]
  totals: Count & { seated: Count; finished: Count; noShow: Count }
  /** By service period, in order; parties seated between periods count for the period before. */
  periods: (Count & { code: string; name: string })[]
  tables: HostTable[]
  /** The combinations of the settings. */
  combinations: { code: string; tables: string[]; minParty: number; maxParty: number }[]
  areas: { code: string; name: string }[]
  /** The floor as it is drawn for the day; null = it lays itself out. */
  layout: Pick<FloorLayout, 'name' | 'rooms'> | null
  /** What staff have decided for online booking on this day. */
  rules: DayRule[]
  /** Quarters of an hour from the first seating to the end of the last turn, for blocks; empty = closed. */
  quarters: LocalDateTime[]
  /** What the team has written down for the day. */
  shift: Shift
  /** The covers that may start at each seating time; times that are limited by tables alone are left out. */
  pacing: { at: LocalDateTime; covers: number }[]
}

/** Reservations that a search found, with what is written down of their guests, by their ids. */
export type FoundReservations = { found: HostReservation[] } & Pick<GuestsOfDay, 'profiles'>

/** An upcoming party: its local time and its size. */
export type Arrival = { at: LocalDateTime; party: number }

/** One booking of a series, in the version that the staff see. */
export type SeriesBooking = {
  id: string
  seen: number
  confirmation: string
  at: LocalDateTime
  party: number
  /** When it was made, ms. */
  bookedAt: number
  guest: Guest
}

/**
 * Upcoming bookings that share a telephone number, an email address or a network, and are more than a location
 * allows without a bot check; the first `MAX_CANCELLED_AT_ONCE` by their times. No booking is in two series.
 */
export type BookingSeries = { by: BookerKind; visits: SeriesBooking[] }

/** `mark` is the version of the series, which changes whenever they may have. */
export type HostSeries = { mark: string; series: BookingSeries[] }

/** The current service day of a location in numbers; contains no names. */
export type HostToday = Count & {
  locationId: string
  day: LocalDate
  timeZone: string
  /** The database's clock, ms. */
  now: number
  /** The day has no seatings. */
  closed: boolean
  /** Covers that are seated. */
  seated: number
  /** The next arrivals, soonest first; a late party stays listed for half an hour. */
  next: Arrival[]
}

/** The service day of a location that is on, as somebody who answers for several sees it; contains no names. */
export type HostTonight = {
  locationId: string
  day: LocalDate
  timeZone: string
  /** The database's clock, ms. */
  now: number
  /** The day has no seatings. */
  closed: boolean
  /** Everybody who was or is expected, without cancelled ones and no-shows. */
  booked: Count
  seated: Count
  toCome: Count
  /** How many tables there are. */
  tables: number
  /** The quarter of an hour from now on in which the fewest tables are free; null = all of them are, or it is over. */
  peak: { at: LocalDateTime; free: number } | null
  /** Parties to come that have no table yet. */
  withoutTable: number
  /** Parties that are a quarter of an hour late. */
  late: number
  /** Parties that sit longer than planned. */
  overTime: number
  /** Parties whose payment failed. */
  paymentFailed: number
  /** Whether staff have stopped online booking of the day, altogether or in part. */
  stopped: 'all' | 'part' | null
}

export type HostTable = {
  code: string
  area: string
  attribute: SeatingAttribute
  minParty: number
  maxParty: number
}

/** A free table option, and until when (ms) it is free; null = for a whole turn. */
export type FreeTable = {
  code: string
  tables: string[]
  area: string
  attribute: SeatingAttribute
  minParty: number
  maxParty: number
  until: number | null
  fits: boolean
}

/** For a party at the door, for one that is booked for a later time, or for a reservation that could move. */
export type FreeTablesQuestion =
  | { party: number; start: 'now' | 'next' }
  | { party: number; at: LocalDateTime; reservation?: string | undefined }
  | { reservation: string }

/** Who or what occupies a table. */
export type TableConflict =
  | {
      kind: 'reservation'
      id: string
      confirmation: string
      at: LocalDateTime
      party: number
      tables: string[]
      name: string
    }
  | {
      kind: 'block'
      id: string
      from: LocalDateTime
      to: LocalDateTime
      tables: string[]
      reason: string
    }
  | { kind: 'hold'; tables: string[] }

/** A reservation of the location, in the version that the staff see (`seen`). */
export type ReservationRef = StaffContext & { id: string; seen: number }

export type WalkInRequest = StaffContext & {
  /** Random, from the client: the same key again is the same party. */
  key: string
  party: number
  name: string
  /** E.164; none = none was left. */
  phone?: string
  /** The current quarter of an hour, or the next one. */
  start: 'now' | 'next'
  /** Code of a table or combination; null = the best fit. */
  place: string | null
  /** Instant (ms) at which the table must be free again; null = after the usual turn. */
  until: number | null
}

export type BlockRequest = StaffContext & {
  /** Random, from the client: the same key again is the same block. */
  key: string
  tables: string[]
  from: LocalDateTime
  to: LocalDateTime
  reason: string
}

/**
 * A limit of online booking that staff can go beyond: the party sizes, the booking horizon, the service periods,
 * the covers per quarter of an hour.
 */
export const BOOKING_LIMITS = ['party_size', 'horizon', 'periods', 'pacing'] as const
export type BookingLimit = (typeof BOOKING_LIMITS)[number]

/** A quarter of an hour at which staff can book for a party. */
export type StaffTime = {
  at: LocalDateTime
  /** What a booking at this time goes beyond; empty = as guests book online. */
  beyond: BookingLimit[]
  /** The best-fitting table option that is free for the whole turn; null = none. */
  best: { code: string; tables: string[] } | null
}

/** The times of a service day for a party, in order; `fits` = there are table options of this size. */
export type StaffTimes = { times: StaffTime[]; fits: boolean }

/** Which table a booking of the staff gets: the best fit, none yet, or a table option by its code. */
export type TableWish = { kind: 'best' } | { kind: 'none' } | { kind: 'option'; code: string }

/** Which times of a service day are asked for; `reservation` = the one that is to change, whose own table counts as free. */
export type StaffTimesQuestion = { day: LocalDate; party: number; reservation?: string | undefined }

/** A reservation as it is to be, whole. */
export type StaffChange = {
  at: LocalDateTime
  party: number
  /** `keep` = its own table where that fits and is free, else the best fit. */
  table: TableWish | { kind: 'keep' }
  guest: Guest
  /** The limits that the member of staff has seen and goes beyond. */
  beyond: BookingLimit[]
  /** Whether a guest who can be written to is. */
  tell: boolean
  /** Whether the guest consents to text messages; none = as before, unless the number changes. */
  texts?: boolean | undefined
}

export type StaffBookingRequest = StaffContext & {
  /** Random, from the client: the same key again is the same booking. */
  key: string
  party: number
  /** On a quarter of an hour, not before the current one. */
  at: LocalDateTime
  table: TableWish
  guest: Guest
  source: StaffSource
  /** Whether the guest consents to text messages at their number. */
  texts?: boolean | undefined
  /** The limits that the member of staff has seen and goes beyond. */
  beyond: BookingLimit[]
  enquiry?: BookedEnquiry | undefined
}

/** The enquiry that a booking comes from; the log names it. `bookings`: ids of those already known to come from it. */
export type BookedEnquiry = { id: number; bookings: readonly string[] }

/** `changed_meanwhile`: somebody else changed the reservation; look again. */
type StaleCode = 'not_found' | 'changed_meanwhile'

/** The decision on the payment is missing, or not possible in its current state. */
type PaymentCode = 'money_differs'

/** With `detail.inTheWay: TableConflict[]`. */
type TakenCode = 'table_taken'

/**
 * `wrong_state`: not possible in the current state · `too_early`: seating more than three hours before the
 * time, or no-show before it · `no_table`: the party has no table yet · `card_charged`: the card was charged for the no-show, which can therefore not be
 * undone.
 */
export type VisitCode =
  | StaleCode
  | TakenCode
  | 'wrong_state'
  | 'too_early'
  | 'card_charged'
  | 'no_table'
  | PaymentCode
export type ChargeCardCode = StaleCode | 'wrong_state' | PaymentCode

/** `no_address`: the guest left no email address · `already_asked`: they were asked before. */
export type AskPaymentCode = ChargeCardCode | 'no_address' | 'already_asked'

/** `unknown_period`, `unknown_area`: there is none of that code on that day · `invalid_time`: the day has passed. */
export type DayRuleCode =
  | 'unknown_location'
  | 'unknown_period'
  | 'unknown_area'
  | 'invalid_time'
  | 'not_found'
export type NoteCode = StaleCode | 'note_too_long'
export type MoveCode = StaleCode | TakenCode | 'wrong_state' | 'unknown_table'

/** `same_table`: both have the same table already · `no_table`: one of them has none yet. */
export type SwapCode = StaleCode | TakenCode | 'wrong_state' | 'no_table' | 'same_table'

/** `no_table_free`: no table that fits the party is free for its whole turn. */
export type WalkInCode =
  | TakenCode
  | 'unknown_location'
  | 'unknown_table'
  | 'no_table_free'
  | 'invalid_time'

/** `has_experience`: time, party and table of a booking with an experience are changed by its guest. */
export type ChangeCode = StaleCode | StaffBookingCode | 'wrong_state' | 'has_experience'

/** `beyond_limits`: it goes beyond limits that were not accepted, `detail.beyond: BookingLimit[]`. */
export type StaffBookingCode = WalkInCode | 'beyond_limits'
export type BlockCode = TakenCode | 'unknown_location' | 'unknown_table' | 'invalid_time'

/**
 * The staff's API of the booking engine. Every change claims and releases units as guests' bookings do, and is
 * logged with the member of staff. The caller has checked that they may work at the location.
 */
export type HostApi = {
  /**
   * The version of what `day` shows, by one indexed read; does not change with what guests only hold. Null =
   * unknown location.
   */
  dayVersion(locationId: string, day: LocalDate): Promise<string | null>
  /**
   * The version of all that the staff of each location see, by one read: its settings, its bookings of any day, what is
   * sold out. A version that comes back means that nothing has changed. Locations without settings have one, too.
   */
  locationVersions(locationIds: readonly string[]): Promise<Map<string, string>>
  /** A service day; null = the current one. */
  day(locationId: string, day: LocalDate | null): Promise<Result<HostDay, 'unknown_location'>>
  /** As `day`, for the kitchen: it need not know who comes how often. */
  kitchenDay(
    locationId: string,
    day: LocalDate | null,
  ): Promise<Result<KitchenServiceDay, 'unknown_location'>>
  /** The current day of each location; those that never had settings are left out. */
  today(locationIds: readonly string[]): Promise<HostToday[]>
  /** The service day that is on at each location, and what needs help there; as `today`. */
  tonight(locationIds: readonly string[]): Promise<HostTonight[]>
  /** Suspicious series of upcoming bookings; null = unknown location. */
  series(locationId: string): Promise<HostSeries | null>
  /** The version of what `series` shows, by one indexed read; null = unknown location. */
  seriesVersion(locationId: string): Promise<string | null>
  /** Cancels bookings, all or, if one has changed, none. What was paid is refunded. */
  cancelAll(
    at: StaffContext,
    visits: readonly Pick<SeriesBooking, 'id' | 'seen'>[],
  ): Promise<Result<null, VisitCode>>
  /**
   * At most 30 reservations of a location: upcoming ones first, soonest first, then the latest past ones.
   */
  search(locationId: string, text: string): Promise<FoundReservations>
  /**
   * Table options that are free from now on, from a local time on, or for the rest of a reservation that could move
   * to them.
   */
  freeTables(
    locationId: string,
    asked: FreeTablesQuestion,
  ): Promise<Result<FreeTable[], 'unknown_location' | 'not_found'>>
  /**
   * Seats, finishes, records a no-show, cancels (without the guest's cut-off), or undoes the first three.
   * Cancelling requires a decision on the payment (`money`) if something was paid or a card is stored. A party that
   * runs late is expected a quarter of an hour or more later, and its tables are reserved for as much longer, up to
   * where somebody else has them.
   */
  act(
    subject: ReservationRef,
    act: VisitAction,
    money?: PaymentDecision | null,
  ): Promise<Result<null, VisitCode>>
  /**
   * Charges the stored card of a no-show or a late cancellation, once, up to the agreed amount; minor units. A
   * declined charge may be tried again.
   */
  chargeCard(subject: ReservationRef, amount: number): Promise<Result<null, ChargeCardCode>>
  /**
   * Sends a guest whose payment failed a mail, once, that asks to pay in another way; their table stays
   * reserved.
   */
  askForPayment(subject: ReservationRef): Promise<Result<null, AskPaymentCode>>
  /**
   * Changes a booking: time, party, table, guest. What the party needs is claimed before anything is released; what
   * was paid, or agreed to, stays as it is.
   */
  change(subject: ReservationRef, change: StaffChange): Promise<Result<null, ChangeCode>>
  /** Replaces the staff note of a reservation. */
  note(subject: ReservationRef, note: string): Promise<Result<null, NoteCode>>
  /**
   * Moves a party to another table option at the same time, or to tables that are joined for it alone: their codes
   * with `+` between them.
   */
  move(subject: ReservationRef, place: string): Promise<Result<null, MoveCode>>
  /**
   * Two parties of a day take each other's tables for the rest of their turns, or, where one of them is refused,
   * both keep their own.
   */
  swap(
    subject: ReservationRef,
    other: Pick<ReservationRef, 'id' | 'seen'>,
  ): Promise<Result<null, SwapCode>>
  /** The guest with a number or an address, as their latest booking at any restaurant names them. Is logged there. */
  knownGuest(at: StaffContext, contact: GuestContact): Promise<KnownGuest | null>
  /** The times of a service day at which staff can book for a party, the past ones left out. */
  staffTimes(
    locationId: string,
    asked: StaffTimesQuestion,
  ): Promise<Result<StaffTimes, 'unknown_location' | 'not_found'>>
  /**
   * Books for a guest, beyond the limits of online booking where the staff accept that, and never at a table that
   * is taken. Guests with an email address get the confirmation. Returns the reservation's id.
   */
  book(
    request: StaffBookingRequest,
  ): Promise<Result<{ id: string }, StaffBookingCode | 'enquiry_booked'>>
  /** Seats a party without a booking; returns the reservation's id. */
  walkIn(request: WalkInRequest): Promise<Result<{ id: string }, WalkInCode>>
  /** Closes tables to guests for a while; returns the block's id. */
  block(request: BlockRequest): Promise<Result<{ id: string }, BlockCode>>
  /**
   * Stops online booking of a day, a period or an area, or sets the covers per quarter of an hour of a day; the same
   * rule again replaces the one before.
   */
  setDayRule(at: StaffContext, rule: DayRule): Promise<Result<null, DayRuleCode>>
  /** Takes a rule of a day back. */
  removeDayRule(at: StaffContext, id: string): Promise<Result<null, DayRuleCode>>
  /** Writes down the note of a day, or who looks after which tables. */
  saveShift(at: StaffContext, change: ShiftChange): Promise<Result<null, ShiftCode>>
  /** Removes a block. */
  unblock(at: StaffContext, id: string): Promise<Result<null, 'not_found'>>
}
