import type { Result } from '#lib/result.ts'
import type { LocalDate } from '#lib/time.ts'
import type { Outbox } from '#outbox/outbox.ts'
import type { AvailabilityQuery, Offer } from './availability/types.ts'
import type { Booked, ManageCode, ReserveCode, ReserveRequest } from './bookings/types.ts'
import type { Guests } from './guests/guests.ts'
import type { Hold, HoldCode, HoldRequest } from './holds/types.ts'
import type { HostApi } from './host/types.ts'
import type { ConflictingBooking, TimeZoneImpact } from './locations/types.ts'
import type { RefusedCards } from './payments/refused-cards.ts'
import type { Charge, LateCancellationCost, Payments } from './payments/types.ts'
import type { BookingSettingsInput } from './settings/settings.ts'
import type { Snapshot } from './settings/snapshots.ts'
import type { SoldOut } from './sold-out/types.ts'
import type { Waitlist } from './waitlist/waitlist.ts'

/**
 * The embedded booking engine of one database. All methods may be called from any number of
 * processes at once: a primary key of the database, not this code, keeps two guests off one table.
 */
export type BookingEngine = {
  /**
   * Checks settings and keeps them as the location's next numbered snapshot, in force at once. The
   * same settings again keep the number. `revision` says how new they are: older ones than those in force
   * change nothing. With another time zone everything that is to come keeps its wall time and moves to its
   * new instant, in the same transaction; `staff` = who chose it. Refuses `invalid` with `detail.fields` (see
   * `parseBookingSettings`), and `clash` where a visit cannot move (`timeZoneImpact`).
   */
  saveSettings(
    locationId: string,
    settings: BookingSettingsInput,
    revision?: number,
    staff?: string,
  ): Promise<Result<{ number: number }, 'invalid' | 'clash'>>
  /** The settings in force, or null for a location that was never given any. */
  settings(locationId: string): Promise<Snapshot | null>
  /** Every location that takes bookings, with the revision of its settings in force. */
  locations(): Promise<{ locationId: string; revision: number }[]>
  /**
   * Future bookings that do not fit the settings in force, or others that they are to be compared with: the
   * staff's "needs attention". Settings that cannot be fit nothing.
   */
  conflictingBookings(
    locationId: string,
    settings?: BookingSettingsInput,
  ): Promise<ConflictingBooking[]>
  /** Locations with visits to come on service days from the first to the last, both included. */
  bookedBetween(first: LocalDate, last: LocalDate): Promise<string[]>
  /** What another time zone would move. */
  timeZoneImpact(locationId: string, timeZone: string): Promise<TimeZoneImpact>
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
   * Turns a hold into a booking, once: the same hold again gives the same answer under any key, and
   * `cancelled` once its visit is. `charge` is asked where a card has to pay; without it such a table is
   * refused (`card_required`).
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
    accepts?: LateCancellationCost | null,
  ): Promise<Result<Booked, 'not_found' | 'past_cut_off'>>

  /** What is kept of a guest, to be shown to them and erased. */
  guests: Guests
  /** Guests who wait for a table to free up. */
  waitlist: Waitlist
  /** The staff's side: a day's reservations, walk-ins, blocked tables. */
  host: HostApi
  /** Dishes and drinks that are sold out. */
  soldOut: SoldOut
  /** The booking with an id; null where there is none. */
  byId(id: string): Promise<Booked | null>
  /**
   * Has the guest's mail leave once more; false where that was done a few minutes ago. `no_address`:
   * the guest left none.
   */
  resendMail(manageToken: string): Promise<Result<boolean, 'not_found' | 'no_address'>>
  /** What leaves because of bookings, written in their own transactions. */
  outbox: Outbox

  /**
   * Housekeeping, safe at any time on any instance: expired holds, old keys, cards that nobody will charge,
   * guests of long ago.
   */
  sweep(): Promise<{ holds: number; keys: number; cards: number; anonymised: number }>
  /** The database's clock, ms. */
  now(): Promise<number>
  close(): Promise<void>
}
