import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, LimitStore } from './types.ts'

/** A store that counts with one limiter for each rule, which `make` creates at its first use. */
export function limiterStore(make: (rule: LimitRule) => RateLimiterAbstract): LimitStore {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (rule: LimitRule) => {
    const known = limiters.get(rule.name)
    if (known) return known
    const limiter = make(rule)
    limiters.set(rule.name, limiter)
    return limiter
  }
  return {
    async consume(rule, key) {
      try {
        await limiterOf(rule).consume(key)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    async refund(rule, key) {
      await limiterOf(rule).reward(key)
    },
  }
}
