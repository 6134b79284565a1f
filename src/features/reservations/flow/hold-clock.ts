/** Seconds that a hold lasts when its expiry is in the past or unreadable (spec:reservations.hold-expiry-format). */
export const DEFAULT_HOLD_SECONDS = 300

/** The server's clock seen from here: the browser's clock counts seconds, but never tells the time. */
export type ServerClock = { now: () => number; observe: (serverTime: number) => void }

/** Starts with no correction; every `observe` (ms since the epoch, as the server says) sets it anew. */
export function createServerClock(local: () => number = Date.now): ServerClock {
  let offset = 0
  return {
    now: () => local() + offset,
    observe: (serverTime) => {
      if (Number.isFinite(serverTime)) offset = serverTime - local()
    },
  }
}

/**
 * Reads `expires_at`: ISO with a zone, without one it is UTC; null when it cannot be read
 * (spec:reservations.hold-expiry-format).
 */
export function parseExpiry(value: string | null | undefined): number | null {
  const match = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(value ?? '')
  if (!match || !value) return null
  const parsed = Date.parse(match[3] ? value : `${value}Z`)
  return Number.isNaN(parsed) ? null : parsed
}

/** When a hold just given ends by the server's clock: its expiry, or five minutes from now. */
export function holdEnd(expiresAt: string | null | undefined, serverNow: number): number {
  const expiry = parseExpiry(expiresAt)
  return expiry !== null && expiry > serverNow ? expiry : serverNow + DEFAULT_HOLD_SECONDS * 1000
}

/** Whole seconds left, never negative; 4.2 s left shows as 00:05 so that 00:00 means over. */
export function secondsLeft(end: number, serverNow: number): number {
  return Math.max(0, Math.ceil((end - serverNow) / 1000))
}

/** Seconds as mm:ss. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
