import type { Money } from '#lib/money/money.ts'
import type { Result } from '#lib/result.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'
import type { LocationIds } from '#outbox/read-scope.ts'
import type { stateOf } from '../bookings/reservations.ts'
import type { StaffContext } from '../staff-log/types.ts'
import type { GuestProfile } from './profile.ts'

/** Counts of a guest's bookings at all restaurants before an instant. */
export type GuestHistory = {
  /** Times that they came, or were not said to have stayed away. */
  visits: number
  noShows: number
  /** Bookings that they, or the staff, cancelled. */
  cancellations: number
}

/** By what a guest is known: a telephone number (E.164), or an email address. */
export type GuestContact = { phone: string } | { email: string }

/** A guest as their latest booking names them. */
export type KnownGuest = GuestHistory & {
  /** Empty = only a ban is left of them. */
  name: string
  /** E.164; empty = none was left. */
  phone: string
  email: string | null
  /** The service day of the last visit; null = they are still to come for the first time. */
  lastVisit: LocalDate | null
  /** What is written down of them, for the group and for the location of who asks; null = nothing. */
  profile: GuestProfile | null
}

/** What the guest book says of the parties of a day, by the ids of their reservations; of most it says nothing. */
export type GuestsOfDay = {
  /** Counts of the earlier bookings of each guest. */
  histories: Record<string, GuestHistory>
  /** What is written down of a guest, for the group and for this location. */
  profiles: Record<string, GuestProfile>
}

/** What the kitchen has to know of a guest. */
export type DietaryNeeds = Pick<GuestProfile, 'allergies' | 'diets'>

/** For whom a profile is: the staff of all restaurants, or of the one at which it is read. */
export type ProfileScope = 'group' | 'location'

/** A profile in the version that the staff see (`seen`); 0 = nothing is written down yet. */
export type SeenProfile = GuestProfile & { seen: number }

/** A booking of a guest on their page. */
export type GuestVisit = {
  id: string
  locationId: string
  serviceDay: LocalDate
  at: LocalDateTime
  party: number
  state: ReturnType<typeof stateOf>
}

/** What all bookings of a guest say together. */
export type GuestFigures = GuestHistory & {
  /** The size of most parties that came; null = nobody came yet. */
  usualParty: number | null
  /** The location with most of their visits. */
  favourite: { locationId: string; visits: number } | null
  lastVisit: LocalDate | null
  /** What was paid before visits, and not refunded, in each currency. */
  prepaid: Money[]
}

/** A merge of another guest into this one, newest first; only the newest can be taken back. */
export type GuestMerge = { id: string; at: number; staff: string; contact: string }

/** A guest, found by a booking at the location of who asks (`booking`). */
export type GuestPage = {
  booking: string
  name: string
  /** Telephone numbers (E.164) and addresses by which they are known, merged guests included. */
  contacts: string[]
  figures: GuestFigures
  /** Their bookings at the locations that the reader may see, latest first; the newest `MOST_VISITS_SHOWN`. */
  visits: GuestVisit[]
  /** How many bookings are not listed: at other locations, or older. */
  unlisted: number
  profiles: Record<ProfileScope, SeenProfile>
  merges: GuestMerge[]
}

/** A guest in the answer to a search, with the id of their latest booking at the location. */
export type FoundGuest = {
  booking: string
  name: string
  phone: string
  email: string | null
  lastBooked: LocalDate
}

/** The guest of a booking at the location of who asks, who may see bookings at `readable` locations. */
export type GuestRef = StaffContext & { booking: string; readable: LocationIds }

export type SaveProfileRequest = GuestRef & {
  scope: ProfileScope
  /** The version that was edited. */
  seen: number
  profile: GuestProfile
}

/** `changed_meanwhile`: somebody else saved it, `detail.current: SeenProfile`. */
export type SaveProfileCode = 'not_found' | 'changed_meanwhile' | 'profile_too_long'
/** `same_guest`: both bookings are of one guest already · `profile_too_long`: both profiles do not fit into one. */
export type MergeCode = 'not_found' | 'same_guest' | 'profile_too_long'
/** `changed_meanwhile`: it is not the newest merge of the guest any more. */
export type SplitCode = 'not_found' | 'changed_meanwhile'

/**
 * What staff know of guests (decision 99). A guest is named by a booking at the location of who asks, so that nobody
 * reaches guests who never booked with them. Reading and writing are logged at that booking, without a guest's data;
 * each change answers with the guest as they are then.
 */
export type GuestBook = {
  read(guest: GuestRef): Promise<Result<GuestPage, 'not_found'>>
  /** Guests with bookings at a location, by a part of name, number, address or confirmation; at most 12. */
  search(locationId: string, text: string): Promise<FoundGuest[]>
  /** Replaces a profile; an empty one is deleted. */
  save(request: SaveProfileRequest): Promise<Result<GuestPage, SaveProfileCode>>
  /** Makes the guest of another booking at the same location, with their profiles, a part of this one. */
  merge(guest: GuestRef, other: string): Promise<Result<GuestPage, MergeCode>>
  /**
   * Takes the newest merge back: both guests are as they were. Where a profile was saved since, this guest keeps it as
   * it is now, and the other one gets what it had.
   */
  split(guest: GuestRef, merge: string): Promise<Result<GuestPage, SplitCode>>
}
