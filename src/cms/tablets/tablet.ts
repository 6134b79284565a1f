const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a shared tablet is one, ms. */
export const TABLET_MS = 30 * DAY
/** After so long without a touch a session on a shared tablet is over, ms: the tablet is locked. */
export const LOCK_MS = 15 * MINUTE
/** So many wrong tries in a row, on whatever tablets, and a PIN works on none. */
export const MOST_WRONG_PINS = 10
/** So long after the last sign-in by password, passkey or an account elsewhere a PIN works, ms. */
export const PIN_MS = 30 * DAY

/** A device of a location that its hosts share. Times are ms since the epoch. */
export type Tablet = {
  /** Names it; nobody is let in by it. */
  id: string
  /** Id of the location. */
  location: number
  name: string
  endsAt: number
}

/** A tablet as those who look after them see it. */
export type ListedTablet = Tablet & {
  madeAt: number
  /** Name of whoever made it; null = their account is gone. */
  madeBy: string | null
  /** When it was unlocked last; null = never. */
  unlockedAt: number | null
}
