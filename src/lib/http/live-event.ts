/** What a stream of a location's changes sends: the version of all that its staff see. */
export type LiveEvent = { version: string }

/** The longest time between two events of such a stream, ms. */
export const LIVE_HEARTBEAT_MS = 5000
