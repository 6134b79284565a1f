import type { Role } from '#cms/access/roles.ts'
import type { Read } from './read.ts'

/** A visit of a guest, by which it is found again: on the hosts' board, and behind the guest's own link. */
export type KnownVisit = { id: string; locationId: string; day: string; manageToken: string }

/** What whoever opens a kept installation has to know of it. */
export type Known = {
  /** TABLESIDE_SECRET of the installation. */
  secret: string
  /** Where the clock of its bookings stood last, ms. */
  now: number
  /** Who may log in, and with what. */
  staff: { email: string; password: string; roles: Role[] }[]
  /** Ids of documents by collection and uid, as in `locations/harbour`. */
  ids: Record<string, number>
  visits: Record<string, KnownVisit>
  /** A table that is held at `now`. */
  hold: { token: string; locationId: string }
  /** The payment whose card's bank asks its owner, by the name of the question. */
  question: string
  /** The token by which a guest ends their wish for a table. */
  alert: string
  /** Tokens of the readers of the newsletter, by their addresses. */
  readers: Record<string, string>
  /** The application that has a resume. */
  application: number
}

/** What is kept beside an installation: how to open it, and what it showed when it was made. */
export type Kept = Known & { read: Read }
