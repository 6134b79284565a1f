import type { Result } from '#lib/result.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { Outbox } from '#outbox/outbox.ts'
import type { AvailabilityQuery, Offer } from './availability/types.ts'
import type { Booked, ManageCode, ReserveCode, ReserveRequest } from './bookings/types.ts'
import type { FiguresApi } from './figures/types.ts'
import type { GuestBook } from './guest-book/types.ts'
import type { Guests } from './guests/types.ts'
import type { Hold, HoldCode, HoldRequest } from './holds/types.ts'
import type { HostApi } from './host/types.ts'
import type { BookingImports } from './imports/types.ts'
import type { ConflictingBooking, TimeZoneImpact } from './locations/types.ts'
import type { TextOptOuts } from './messages/text-opt-outs.ts'
import type { RefusedCards } from './payments/refused-cards.ts'
import type { Charge, LateCancellationCost, Payments } from './payments/types.ts'
import type { BookingSettingsInput } from './settings/settings.ts'
import type { Snapshot } from './settings/snapshots.ts'
import type { SoldOut } from './sold-out/types.ts'
import type { StaffLog } from './staff-log/types.ts'
import type { Waitlist } from './waitlist/waitlist.ts'
import type { WalkInLists } from './walk-in-list/types.ts'

/**
 * The embedded booking engine over one database. Every method may be called from any number of processes at
 * once: the primary key of the `units` table, not this code, prevents double bookings.
 */
export type BookingEngine = {
  /**
   * Validates settings and stores them as the location's next numbered snapshot, in force at once. Unchanged
   * settings keep the number. `revision` orders saves: settings older than those in force change nothing. A
   * change of time zone moves everything upcoming to the same local time in the new zone, in the same
   * transaction; `staff` = id of the member of staff who changed it. Refuses `invalid` with `detail.fields`
   * (see `parseBookingSettings`) and `clash` if a booking cannot be moved (`timeZoneImpact`).
   */
  saveSettings(
    locationId: string,
    settings: BookingSettingsInput,
    revision?: number,
    staff?: string,
  ): Promise<Result<{ number: number }, 'invalid' | 'clash'>>
  /** The settings in force; null for a location that never had any. */
  settings(locationId: string): Promise<Snapshot | null>
  /** All locations that take bookings, with the revision of their settings in force. */
  locations(): Promise<{ locationId: string; revision: number }[]>
  /**
   * Upcoming bookings that do not fit the settings in force or, if given, other settings: the staff's "needs
   * attention". Returns none for settings that are invalid.
   */
  conflictingBookings(
    locationId: string,
    settings?: BookingSettingsInput,
  ): Promise<ConflictingBooking[]>
  /** Ids of the locations with upcoming bookings on service days from `first` to `last`, inclusive. */
  bookedBetween(first: LocalDate, last: LocalDate): Promise<string[]>
  /** What a change to another time zone would move, and what it could not. */
  timeZoneImpact(locationId: string, timeZone: string): Promise<TimeZoneImpact>
  /**
   * Removes the settings of a location that is being deleted. Refuses `has_bookings` with `detail: Commitments`
   * while it has upcoming bookings or holds; call it in the deletion's own hook.
   */
  removeLocation(locationId: string): Promise<Result<null, 'has_bookings'>>

  /** The number of bookings to come, of all locations. */
  countUpcoming(): Promise<number>
  /**
   * Ends bookings at all locations, whatever is booked there: their settings are removed. Refuses `has_payments` with
   * `detail: { count }` while payments are under way or for visits to come.
   */
  closeAll(): Promise<Result<null, 'has_payments'>>
  /** Erases everything of restaurants and guests but what the payment provider still has to hear of. */
  eraseAll(): Promise<void>

  /** Bookable times for a party around a local time. May be a moment out of date; only `hold` decides. */
  availability(query: AvailabilityQuery): Promise<Result<Offer, 'unknown_location'>>
  /** Service days without any seating from today to the booking horizon. */
  closedDays(locationId: string): Promise<LocalDate[]>
  /** Holds the best-fitting table for five minutes and releases the visitor's earlier hold. */
  hold(request: HoldRequest): Promise<Result<Hold, HoldCode>>
  /** Releases a hold. Returns false for one that is unknown or booked already. */
  release(token: string): Promise<boolean>
  /**
   * Turns a hold into a booking, once: the same hold again returns the same booking under any key, and
   * `cancelled` once that booking is cancelled. `charge` is called if a card has to pay; without it such a
   * table is refused (`card_required`).
   */
  reserve(request: ReserveRequest, charge?: Charge | null): Promise<Result<Booked, ReserveCode>>
  /** The staff log of all locations. */
  staffLog: StaffLog
  /** Payments of bookings, and the jobs still to be done for them. */
  payments: Payments
  /** Counts refused cards by client address. */
  refusedCards: RefusedCards

  /** The booking behind a manage link, cancelled ones included. */
  find(manageToken: string): Promise<Result<Booked, 'not_found'>>
  /** Moves a booking onto a new hold, in one transaction; its old table is free afterwards. */
  modify(manageToken: string, holdToken: string): Promise<Result<Booked, ManageCode>>
  /**
   * Cancels a booking; cancelling again returns the same. Between the cut-off and the start of the visit only
   * if the guest accepts the current cost (`Reservation.lateCost`).
   */
  cancel(
    manageToken: string,
    accepts?: LateCancellationCost | null,
  ): Promise<Result<Booked, 'not_found' | 'past_cut_off'>>

  /** The data stored about a guest, to show and to erase. */
  guests: Guests
  /** What staff know of guests, and who is one guest. */
  guestBook: GuestBook
  /** Guests who are waiting for a table to become free. */
  waitlist: Waitlist
  /** The staff's API: a day's reservations, walk-ins, blocked tables. */
  host: HostApi
  /** Bookings and guests of other systems. */
  imports: BookingImports
  /** Parties that wait at the door. */
  walkInLists: WalkInLists
  /** Who wants no text messages. */
  textOptOuts: TextOptOuts
  /** Figures for managers, from the book alone. */
  figures: Omit<FiguresApi, 'close'>
  /** Dishes and drinks that are sold out. */
  soldOut: SoldOut
  /** The booking with an id; null if there is none. */
  byId(id: string): Promise<Booked | null>
  /**
   * Sends the guest the mail about a booking again; returns false if that was done a few minutes ago. Refuses
   * `no_address` if the guest left none.
   */
  resendMail(manageToken: string): Promise<Result<boolean, 'not_found' | 'no_address'>>
  /** Messages and payment jobs, written in the transactions of the bookings that cause them. */
  outbox: Outbox

  /**
   * Housekeeping, safe at any time on any instance: deletes expired holds and old keys, releases cards that
   * nobody will charge, anonymises old guests. Returns the number of each.
   */
  sweep(): Promise<{ holds: number; keys: number; cards: number; anonymised: number }>
  /** Deletes what was taken on days long past, a part at a time until `ended`; bookings stay. Returns the number of rows. */
  purgePastUnits(ended?: () => boolean): Promise<number>
  /** The database's clock, ms. */
  now(): Promise<number>
  close(): Promise<void>
}
