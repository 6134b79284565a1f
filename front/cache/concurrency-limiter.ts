import { withTimeout } from '#lib/process/with-timeout.ts'

/** Thrown when a job waited in the queue for longer than `queueTimeoutMs`. */
export class QueueTimeoutError extends Error {
  override name = 'QueueTimeoutError'
}

/** Maximum number of consecutive jobs with priority while one without it waits. */
const MOST_IN_A_ROW = 3

/**
 * Runs at most `limit` jobs at once. Further jobs wait in order, each at most `queueTimeoutMs`; those with
 * priority go first, but for every fourth turn.
 */
export class ConcurrencyLimiter {
  running = 0
  /** Jobs that found no slot in time, since the start. */
  timeouts = 0
  readonly limit: number
  readonly #queueTimeoutMs: number
  readonly #priority = new Set<() => void>()
  readonly #waiting = new Set<() => void>()
  /** Number of jobs with priority started since the last one without. */
  #inARow = 0

  constructor(options: { limit: number; queueTimeoutMs: number }) {
    this.limit = options.limit
    this.#queueTimeoutMs = options.queueTimeoutMs
  }

  /** Jobs that wait for a slot. */
  get waiting(): number {
    return this.#priority.size + this.#waiting.size
  }

  /** Runs `job` in the next free slot; rejects with `QueueTimeoutError` if none was free in time. */
  async run<T>(job: () => Promise<T>, priority = false): Promise<T> {
    if (this.running >= this.limit)
      await this.#waitForSlot(priority ? this.#priority : this.#waiting)
    else this.running++
    try {
      return await job()
    } finally {
      this.#release()
    }
  }

  #waitForSlot(waiting: Set<() => void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const enter = () => {
      waiting.delete(enter)
      resolve()
    }
    waiting.add(enter)
    return withTimeout(promise, this.#queueTimeoutMs, () => {
      waiting.delete(enter)
      this.timeouts++
      throw new QueueTimeoutError('too many pages are being rendered')
    })
  }

  // The slot is handed to a waiting job without being freed, so no newcomer can take it.
  #release() {
    const isPriority =
      this.#priority.size > 0 && (this.#inARow < MOST_IN_A_ROW || this.#waiting.size === 0)
    this.#inARow = isPriority ? this.#inARow + 1 : 0
    const [next] = isPriority ? this.#priority : this.#waiting
    if (next) next()
    else this.running--
  }
}
