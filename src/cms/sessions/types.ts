/** A session as its account's page shows it; times are ms since the epoch. */
export type ShownSession = {
  id: string
  /** Browser and system as `deviceText` has them; empty = not known. */
  device: string
  /** Network address from which it began; empty = not known. */
  address: string
  startedAt: number
  lastUsedAt: number
  /** Whether it was begun on a shared tablet. */
  isOnTablet: boolean
  /** Whether it is the one in which the list is asked for. */
  isCurrent: boolean
}

/** The session of a page: whose it is, and in how many ms it ends unless it is used; `isByAge`: using it changes nothing. */
export type CurrentSession =
  | { isSignedIn: false }
  | { isSignedIn: true; staff: number; endsInMs: number; isByAge: boolean }
