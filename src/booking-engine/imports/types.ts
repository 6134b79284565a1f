import type { Result } from '#lib/result.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import type { Guest } from '../bookings/types.ts'
import type { GuestProfile } from '../guest-book/profile.ts'

/** States in which another system has a booking; `seated`: its party has arrived. */
export type ImportedState = 'booked' | 'seated' | 'finished' | 'no_show' | 'cancelled'

/** By what an import, and who works on it, knows a thing: the same `name` is the same thing in every import. */
export type ImportRef = {
  /** Id of the import. */
  import: string
  name: string
  /** Id of the member of staff whose import it is. */
  staff: string
}

/** A booking of another system. */
export type ImportedBooking = ImportRef & {
  locationId: string
  /** Time at the restaurant; of a visit that is over it is taken as the quarter of an hour in which it began. */
  at: LocalDateTime
  party: number
  state: ImportedState
  /** Code of the table that it has; null = none is named. */
  table: string | null
  /** Without any name, number and address for a party that came without a booking, or whose guest was forgotten. */
  guest: Guest
  /** It came without a booking. One that is still awaited is a booking all the same. */
  isWalkIn: boolean
  /** Its guest was forgotten: nothing of them is kept, and it may be as old as it is. */
  isAnonymised: boolean
  /** Note of the staff. */
  note: string
  /** When it was made, ms; null = not known. */
  bookedAt: number | null
}

/** When a party comes, how large it is, what became of it, and its tables; none = no table yet, or a visit that is over. */
export type ImportedTerms = {
  at: LocalDateTime
  party: number
  state: ImportedState
  tables: string[]
}

/** The outcome of a write, with the terms before and after; `before` is null for a new booking. */
export type BookingOutcome = {
  id: string
  verdict: 'new' | 'changed' | 'same'
  before: ImportedTerms | null
  after: ImportedTerms
}

/**
 * Why a booking of another system is not taken: no settings at its location · the clocks skip its time · a visit to come
 * is on no quarter of an hour, or more than two years ahead · it is older than guests are kept · it has a result already,
 * and is still to come · staff or guest have changed it here.
 */
export type ImportBookingCode =
  | 'unknown_location'
  | 'skipped_time'
  | 'too_far'
  | 'too_old'
  | 'still_to_come'
  | 'edited'

/** What another system knows of a guest, for all restaurants; by their number, else by their address. */
export type ImportedProfile = ImportRef & {
  contact: Pick<Guest, 'phone' | 'email'>
  profile: GuestProfile
}

export type ProfileOutcome = {
  verdict: 'new' | 'changed' | 'same'
  before: GuestProfile
  after: GuestProfile
}

/** `no_contact`: neither number nor address · `profile_too_long`: with what is there it is longer than a profile may be. */
export type ImportProfileCode = 'no_contact' | 'profile_too_long'

/**
 * Why something is not taken back: it was changed since, or a later import said it again · its restaurant has no settings, so
 * that it can get no table · the time that it had has passed meanwhile.
 */
export type TakeBackCode = 'edited' | 'no_settings' | 'time_passed'

/**
 * Bookings and guests of other systems. What an import writes is noted in the transaction that writes it, so that writing
 * it again, or taking it back again, does nothing more. Nobody is sent a message because of it. With `isTrial` all is as it
 * would be, and nothing is kept.
 */
export type BookingImports = {
  /**
   * Writes a booking. One whose turn has not ended gets the table that is named if it is free, else the best one that is, else none yet, whatever the
   * limits of online booking are; others become history without a table. A party that has arrived sits until its turn ends, and has finished then. One that is there already gets time, party
   * and state, until somebody else has changed it.
   */
  book(
    booking: ImportedBooking,
    isTrial: boolean,
  ): Promise<Result<BookingOutcome, ImportBookingCode>>
  /** Adds to the profile of a guest what it lacks. One without a booking is forgotten once guests are. */
  profile(
    profile: ImportedProfile,
    isTrial: boolean,
  ): Promise<Result<ProfileOutcome, ImportProfileCode>>
  /** Whether an import has written something, and not taken it back. */
  isWritten(ref: ImportRef): Promise<boolean>
  /** Whether what an import wrote was changed since, or said again by a later import; a booking that is gone was not. */
  isEdited(ref: ImportRef): Promise<boolean>
  /**
   * Takes back what an import wrote: what is new goes, what was changed is as before, at another table where its own is
   * taken. What is refused stays as it is.
   */
  takeBack(ref: ImportRef): Promise<Result<null, TakeBackCode>>
}
