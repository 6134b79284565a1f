import { LRUCache } from 'lru-cache'
import { withTimeout } from '#lib/process/with-timeout.ts'
import type { CountedRequest, LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
import { inMemoryLimitStore } from './in-memory-limits.ts'

/** How long the shared store is waited for, and for how long it is not asked after a failure, ms. */
const TIMEOUT_MS = 1000
const PAUSE_MS = 10_000

/** After how long the shared store is asked again about who was refused, where another instance may refund, ms. */
const ASK_AGAIN_MS = 5000

/** How many who were refused are remembered: those that asked last. */
const MAX_REFUSED = 10_000

type LimitStoreOptions = {
  /** The store of all instances, if there are several. */
  shared: () => LimitStore | undefined
  /** Called at each failure of the shared store, at most once every 10 s. */
  onError: (error: unknown) => void
  now?: () => number
}

/** `blocked`: the seconds to wait for who is known to be refused, 0 for all others; no store is asked. */
export type Limits = LimitStore & { blocked(rule: LimitRule, key: string): number }

/**
 * Counts in the shared store. What a rule counts per process, and everything while the shared store fails or does
 * not answer within a second, is counted in this process's memory: a limit may be a little wider then, and nobody
 * waits. Whom the shared store has refused is refused without asking it until the window ends; for five seconds
 * where a rule refunds, and until then at most.
 */
export function limitStore(options: LimitStoreOptions): Limits {
  const { shared, onError, now = () => performance.now() } = options
  const memory = inMemoryLimitStore()
  const refused = new LRUCache<string, { until: number; askAgainAt: number }>({ max: MAX_REFUSED })
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

  const idOf = (rule: LimitRule, key: string) => `${rule.name}:${key}`
  const blocked = (rule: LimitRule, key: string) => {
    const { until, askAgainAt } = refused.get(idOf(rule, key)) ?? { until: 0, askAgainAt: 0 }
    return now() < askAgainAt ? Math.ceil((until - now()) / 1000) : 0
  }
  const remember = (rule: LimitRule, key: string, wait: number) => {
    const until = now() + wait * 1000
    const askAgainAt = rule.refundable ? Math.min(until, now() + ASK_AGAIN_MS) : until
    refused.set(idOf(rule, key), { until, askAgainAt })
  }

  const consumeShared = async (store: LimitStore, rule: LimitRule, key: string) => {
    const counted = await inTime(store.consume(rule, key))
    if (counted.wait > 0) remember(rule, key, counted.wait)
    const refund = async () => {
      await inTime(counted.refund()).catch(failed)
      refused.delete(idOf(rule, key))
    }
    return { wait: counted.wait, refund }
  }

  return {
    blocked,
    async consume(rule, key): Promise<CountedRequest> {
      const wait = blocked(rule, key)
      if (wait > 0) return { wait, refund: async () => {} }
      const store = sharedFor(rule)
      if (!store) return memory.consume(rule, key)
      try {
        return await consumeShared(store, rule, key)
      } catch (error) {
        failed(error)
        return memory.consume(rule, key)
      }
    },
  }
}
