/**
 * At most `points` requests of one key in `seconds`. `perProcess`: counted by each instance for itself, which
 * it protects; all other rules are counted for all instances together.
 */
export type LimitRule = { name: string; points: number; seconds: number; perProcess?: boolean }

/**
 * Counts requests. `consume` counts one and resolves to the seconds to wait, 0 if it may pass. `refund`
 * uncounts one that has passed.
 */
export type LimitStore = {
  consume(rule: LimitRule, key: string): Promise<number>
  refund(rule: LimitRule, key: string): Promise<void>
}
