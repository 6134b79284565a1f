import type { MessageWithMail } from '#outbox/messages.ts'
import type { LocationIds, ReadScope } from '#outbox/read-scope.ts'
import type { GuestProfile } from '../guest-book/profile.ts'
import type { GuestContact } from '../guest-book/types.ts'
import type { HostReservation } from '../host/types.ts'
import type { GuestWaitlistEntry } from '../waitlist/waitlist.ts'
import type { GuestEntry } from '../walk-in-list/guest-entries.ts'

/** A booking of a guest, with its payment; `toCome` = it is booked and its turn is not over. */
export type GuestBooking = Omit<HostReservation, 'acts' | 'seen'> & { toCome: boolean }

/** What the guest book has of a guest. */
export type GuestBookEntry = {
  /** Telephone numbers and addresses that are one guest. */
  contacts: string[]
  /** For a location, or for the group (null). */
  profiles: (GuestProfile & { locationId: string | null })[]
  /** When staff merged which other guest into this one, instants in ms. */
  merges: { at: number; contact: string }[]
}

/** Everything stored about a guest, in chronological order. */
export type GuestData = {
  bookings: GuestBooking[]
  guestBook: GuestBookEntry[]
  alerts: GuestWaitlistEntry[]
  walkIns: GuestEntry[]
  messages: MessageWithMail[]
}

/**
 * How much was erased, how many upcoming bookings were left as they are, and how many profiles stay with bookings that
 * stay.
 */
export type Erased = {
  bookings: number
  profiles: number
  alerts: number
  walkIns: number
  messages: number
  left: number
}

/** What a member of staff may see of a guest's data: of which locations, and which messages. */
export type GuestReadScope = { locations: LocationIds; messages: ReadScope }

/** The member of staff (their id) who asks, with what they may see. */
export type GuestReader = GuestReadScope & { staff: string }

/**
 * What is stored about a guest, by their telephone number or email address: of all bookings with it, and of those of
 * the numbers and addresses that staff have merged with it. Who asks is in the log of the latest of
 * these bookings, an erasure in that of each.
 */
export type Guests = {
  find(
    contact: GuestContact,
    reader: GuestReader,
    why?: 'read_guest' | 'export_guest',
  ): Promise<GuestData>
  /**
   * Anonymises past and cancelled bookings with their cards and what was noted at the door, and deletes waitlist entries, messages, and what the guest
   * book has of guests without further bookings. Upcoming bookings are left, with the messages that are still to be
   * sent for them, and so is what is written down of their guests: they have to be cancelled first, and so has a party
   * that waits at the door.
   */
  erase(contact: GuestContact, reader: GuestReader): Promise<Erased>
}
