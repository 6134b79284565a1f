import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, LimitStore } from '#lib/front/ports.ts'

/** A rate limit store in this process's memory; windows expire by themselves. */
export function inMemoryLimitStore(): LimitStore {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ name, points, seconds }: LimitRule) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    limiters.set(name, limiter)
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
    refund(rule, key) {
      void limiterOf(rule).reward(key)
    },
  }
}
