import { withTimeout } from '#lib/process/with-timeout.ts'
import type { LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
import { inMemoryLimitStore } from './in-memory-limits.ts'

/** How long the shared store is waited for, and for how long it is not asked after a failure, ms. */
const TIMEOUT_MS = 1000
const PAUSE_MS = 10_000

type LimitStoreOptions = {
  /** The store of all instances, if there are several. */
  shared: () => LimitStore | undefined
  /** Called at each failure of the shared store, at most once every 10 s. */
  onError: (error: unknown) => void
  now?: () => number
}

/**
 * Counts in the shared store. What a rule counts per process, and everything while the shared store fails or does
 * not answer within a second, is counted in this process's memory: a limit may be a little wider then, and nobody waits.
 */
export function limitStore(options: LimitStoreOptions): LimitStore {
  const { shared, onError, now = () => performance.now() } = options
  const memory = inMemoryLimitStore()
  let pausedUntil = Number.NEGATIVE_INFINITY
  const sharedFor = ({ perProcess }: LimitRule) =>
    perProcess || now() < pausedUntil ? undefined : shared()

  const failed = (error: unknown) => {
    if (now() >= pausedUntil) onError(error)
    pausedUntil = now() + PAUSE_MS
  }
  const inTime = <T>(work: Promise<T>) =>
    withTimeout(work, TIMEOUT_MS, () => {
      throw new Error(`the rate limits did not answer for ${TIMEOUT_MS} ms`)
    })

  return {
    async consume(rule, key) {
      const store = sharedFor(rule)
      if (!store) return memory.consume(rule, key)
      try {
        return await inTime(store.consume(rule, key))
      } catch (error) {
        failed(error)
        return memory.consume(rule, key)
      }
    },
    // What was counted elsewhere meanwhile is not refunded here: that would be a request more than the rule has.
    async refund(rule, key) {
      await inTime((sharedFor(rule) ?? memory).refund(rule, key)).catch(failed)
    },
  }
}
