import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { LimitStore } from '#lib/front/ports.ts'
import { limiterStore } from '#lib/rate-limits/limiter-store.ts'

/** A rate limit store in this process's memory; windows expire by themselves. */
export function inMemoryLimitStore(): LimitStore {
  return limiterStore(
    ({ name, points, seconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  )
}
