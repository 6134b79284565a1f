import type { Result } from '#lib/result.ts'
import type { LocalDate, LocalDateTime } from '#lib/time.ts'
import type { BookerKind } from '../bookings/booking-limits.ts'
import type { Guest } from '../bookings/types.ts'
import type { Block } from '../inventory/block.ts'
import type { PaymentDecision } from '../payments/payment-decision.ts'
import type { ReservationPayment } from '../payments/types.ts'
import type { Bill } from '../pricing/bill.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import type { StaffContext, StaffLogEntry, VisitAction } from '../staff-log/types.ts'

/** Longest note that staff leave at a reservation, and longest reason of a block, characters. */
export const LONGEST_NOTE = 500
export const LONGEST_REASON = 120

/** Most bookings that are cancelled at once. */
export const MAX_CANCELLED_AT_ONCE = 500

/** How far a reservation is, in the staff's words. */
export type VisitState = 'booked' | 'seated' | 'finished' | 'no_show' | 'cancelled'

/** A reservation as the staff see it. */
export type HostReservation = {
  id: string
  locationId: string
  confirmation: string
  state: VisitState
  /** `walk_in` = seated by the staff without a booking. */
  source: 'guest' | 'walk_in'
  serviceDay: LocalDate
  at: LocalDateTime
  startsAt: number
  /** Instant (ms) until which its table is kept. */
  endsAt: number
  party: number
  attribute: SeatingAttribute
  tables: string[]
  guest: Guest
  /** What was sold with the table; null = a table alone. */
  experience: Bill | null
  /** What its card paid or vouches for; null = no card was wanted. */
  money: ReservationPayment | null
  /** What whoever charges cards calls its payment, to be found there; null = no card was wanted. */
  paymentReference: string | null
  staffNote: string
  /** Instant (ms) since which the party sits, has left, or is held to stay away. */
  stateSince: number | null
  /** Names this version of the reservation: an act that names another one is refused. */
  seen: number
  /** What the staff did, oldest first. */
  acts: StaffLogEntry[]
}

/** Parties and covers of something; cancelled and missed ones are no part of them. */
export type Count = { parties: number; covers: number }

/** A service day of a location in the staff's eyes. */
export type HostDay = {
  locationId: string
  day: LocalDate
  /** Today at the restaurant. */
  today: LocalDate
  timeZone: string
  /** The database's clock, ms. */
  now: number
  /** Minutes before their time until which guests cancel by themselves. */
  cancelCutOffMinutes: number
  /** Changes whenever anything of the day does; see `HostApi.mark`. */
  mark: string
  /** In the order of their times; the cancelled ones stand apart. */
  reservations: HostReservation[]
  cancelled: HostReservation[]
  blocks: Block[]
  totals: Count & { seated: Count; finished: Count; noShow: Count }
  /** By service period, in order; parties that sit down between periods count for the one before. */
  periods: (Count & { code: string; name: string })[]
  tables: HostTable[]
  /** Quarters from the first seating to the end of the last turn, for blocking; empty = closed. */
  quarters: LocalDateTime[]
}

/** A party that is still to come: when, on the restaurant's wall, and how many. */
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
 * Bookings to come that have a telephone, an email address or a network in common, and are more than a
 * location takes without a bot check; the first `MAX_CANCELLED_AT_ONCE` by their times. None is in two of them.
 */
export type BookingSeries = { by: BookerKind; visits: SeriesBooking[] }

/** `mark` changes whenever they may have. */
export type HostSeries = { mark: string; series: BookingSeries[] }

/** A location's service day that is on now, in numbers; names nobody. */
export type HostToday = Count & {
  locationId: string
  day: LocalDate
  timeZone: string
  /** The database's clock, ms. */
  now: number
  /** Nobody is seated on this day. */
  closed: boolean
  /** Covers that sit at their tables. */
  seated: number
  /** The next ones, soonest first; who is late stays among them for half an hour. */
  next: Arrival[]
}

export type HostTable = {
  code: string
  area: string
  attribute: SeatingAttribute
  minParty: number
  maxParty: number
}

/** A place that is free, and until when (ms); null = for a whole turn. */
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

/** What stands in the way of an act. */
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

/** One reservation of the location, in the version that the staff have before them. */
export type ReservationRef = StaffContext & { id: string; seen: number }

export type WalkInRequest = StaffContext & {
  /** Random and from the asker: the same key again is the same party. */
  key: string
  party: number
  name: string
  /** The quarter of an hour that has begun, or the next one. */
  start: 'now' | 'next'
  /** Code of a table or combination; null = the best fit. */
  place: string | null
  /** Instant (ms) at which the table must be free again; null = after the usual turn. */
  until: number | null
}

export type BlockRequest = StaffContext & {
  /** Random and from the asker: the same key again is the same block. */
  key: string
  tables: string[]
  from: LocalDateTime
  to: LocalDateTime
  reason: string
}

/** `changed_meanwhile`: somebody was faster; look again and decide anew. */
type StaleCode = 'not_found' | 'changed_meanwhile'

/** What is to become of the money is not said, or not possible with this money as it stands now. */
type PaymentCode = 'money_differs'

/** With `detail.inTheWay: InTheWay[]`. */
type TakenCode = 'table_taken'

/**
 * `wrong_state`: not possible from the state it is in · `too_early`: seating more than three hours
 * before its time, or no-show before it · `card_charged`: for the no-show, so that it stands.
 */
export type VisitCode =
  | StaleCode
  | TakenCode
  | 'wrong_state'
  | 'too_early'
  | 'card_charged'
  | PaymentCode
export type ChargeCardCode = StaleCode | 'wrong_state' | PaymentCode

/** `no_address`: they left none · `already_asked`: they were written to. */
export type AskPaymentCode = ChargeCardCode | 'no_address' | 'already_asked'
export type NoteCode = StaleCode | 'note_too_long'
export type MoveCode = StaleCode | TakenCode | 'wrong_state' | 'unknown_table'

/** `no_table_free`: none that fits the party is free for its whole turn. */
export type WalkInCode =
  | TakenCode
  | 'unknown_location'
  | 'unknown_table'
  | 'no_table_free'
  | 'invalid_time'
export type BlockCode = TakenCode | 'unknown_location' | 'unknown_table' | 'invalid_time'

/**
 * The staff's side of the house book. Every change claims and frees units as guests' bookings do, and is
 * recorded with who made it. Whoever calls it has checked that the staff may work at the location.
 */
export type HostApi = {
  /**
   * One indexed read: changes whenever what `day` shows does, and not with what guests only hold. Null =
   * unknown location.
   */
  mark(locationId: string, day: LocalDate): Promise<string | null>
  /** A service day; null = the one that is on now. */
  day(locationId: string, day: LocalDate | null): Promise<Result<HostDay, 'unknown_location'>>
  /** The day that is on now at each of some locations; those that were never given settings are left out. */
  today(locationIds: readonly string[]): Promise<HostToday[]>
  /** Bookings of one hand, of all days to come; null = unknown location. */
  series(locationId: string): Promise<HostSeries | null>
  /** One indexed read: `HostSeries.mark` as it is now. */
  seriesMark(locationId: string): Promise<string | null>
  /** Cancels some bookings at once: all of them, or none where one has changed. What was paid goes back. */
  cancelAll(
    at: StaffContext,
    visits: readonly Pick<SeriesBooking, 'id' | 'seen'>[],
  ): Promise<Result<null, VisitCode>>
  /** At most 30 reservations of some locations, the nearest to come first, then the latest past. */
  search(locationIds: readonly string[], text: string): Promise<HostReservation[]>
  /** Places that are free from now on, or at the time of a reservation that could move to them. */
  freeTables(
    locationId: string,
    asked: { party: number; start: 'now' | 'next' } | { reservation: string },
  ): Promise<Result<FreeTable[], 'unknown_location' | 'not_found'>>
  /**
   * Seats, finishes, misses, cancels (without the guest's cut-off), or undoes the first three. Whoever
   * cancels what was paid, or what a card is kept for, says what becomes of that (`money`).
   */
  act(
    subject: ReservationRef,
    act: VisitAction,
    money?: PaymentDecision | null,
  ): Promise<Result<null, VisitCode>>
  /**
   * Has the kept card of a no-show or a late cancellation charged, once, up to what its guest agreed to;
   * minor units. One that was declined may be tried again.
   */
  chargeCard(subject: ReservationRef, amount: number): Promise<Result<null, ChargeCardCode>>
  /** Writes a guest whose payment failed, once, and asks for another one; their table stays theirs. */
  askForPayment(subject: ReservationRef): Promise<Result<null, AskPaymentCode>>
  note(subject: ReservationRef, note: string): Promise<Result<null, NoteCode>>
  /** Moves a party to another place at the same time. */
  move(subject: ReservationRef, place: string): Promise<Result<null, MoveCode>>
  /** Seats a party without a booking at once; answers with its reservation's id. */
  walkIn(request: WalkInRequest): Promise<Result<{ id: string }, WalkInCode>>
  block(request: BlockRequest): Promise<Result<{ id: string }, BlockCode>>
  unblock(at: StaffContext, id: string): Promise<Result<null, 'not_found'>>
}
