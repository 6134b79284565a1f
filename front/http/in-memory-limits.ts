import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limiterStore } from '#lib/rate-limits/limiter-store.ts'
import type { LimitStore } from '#lib/rate-limits/types.ts'

/** A rate limit store in this process's memory; windows expire by themselves. */
export function inMemoryLimitStore(): LimitStore {
  return limiterStore(({ name, points, seconds }) => {
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    return {
      limiter,
      async uncount(key) {
        const { consumedPoints = 0 } = (await limiter.get(key)) ?? {}
        if (consumedPoints > 0) await limiter.reward(key, Math.max(1, consumedPoints - points + 1))
      },
    }
  })
}
