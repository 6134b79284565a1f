/**
 * At most `points` requests of one key in `seconds`. `perProcess`: counted by each instance for itself, which
 * it protects; all other rules are counted for all instances together. `refundable`: a request that has passed
 * may be refunded, so that who was refused may pass again before the window ends.
 */
export type LimitRule = {
  name: string
  points: number
  seconds: number
  perProcess?: boolean
  refundable?: boolean
}

/**
 * A request that was counted. `wait`: the seconds to wait, 0 if it may pass. `refund` uncounts one that has
 * passed, in the store that counted it, as long as the window that it was counted in runs.
 */
export type CountedRequest = { wait: number; refund(): Promise<void> }

/** Counts requests. */
export type LimitStore = { consume(rule: LimitRule, key: string): Promise<CountedRequest> }
