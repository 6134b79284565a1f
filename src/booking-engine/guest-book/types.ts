import type { LocalDate } from '#lib/time/time.ts'

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
  name: string
  /** E.164; empty = none was left. */
  phone: string
  email: string | null
  /** The service day of the last visit; null = they are still to come for the first time. */
  lastVisit: LocalDate | null
}
