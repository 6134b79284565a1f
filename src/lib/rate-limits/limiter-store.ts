import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, LimitStore } from './types.ts'

/**
 * A limiter for one rule. `uncount` takes one request back from a running window; what the window has beyond
 * the limit was refused, and is taken back with it.
 */
export type RuleLimiter = { limiter: RateLimiterAbstract; uncount(key: string): Promise<void> }

/** A store that counts with one limiter for each rule, which `make` creates at its first use. */
export function limiterStore(make: (rule: LimitRule) => RuleLimiter): LimitStore {
  const limiters = new Map<string, RuleLimiter>()
  const limiterOf = (rule: LimitRule) => {
    const known = limiters.get(rule.name)
    if (known) return known
    const limiter = make(rule)
    limiters.set(rule.name, limiter)
    return limiter
  }
  return {
    async consume(rule, key) {
      const { limiter, uncount } = limiterOf(rule)
      const began = Date.now()
      try {
        const { msBeforeNext } = await limiter.consume(key)
        const refund = async () => {
          if (Date.now() < began + msBeforeNext) await uncount(key)
        }
        return { wait: 0, refund }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { wait: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), refund: async () => {} }
      }
    },
  }
}
