/** Thrown by a gate that stayed full for as long as one may wait. */
export class QueueTimeoutError extends Error {
  override name = 'QueueTimeoutError'
}

/**
 * Lets a fixed number of jobs run at once; more wait in order, each at most `waitMs`, and `first` ones
 * before all others.
 */
export class ConcurrencyLimiter {
  running = 0
  readonly #limit: number
  readonly #queueTimeoutMs: number
  readonly #priority = new Set<() => void>()
  readonly #waiting = new Set<() => void>()

  constructor(options: { limit: number; queueTimeoutMs: number }) {
    this.#limit = options.limit
    this.#queueTimeoutMs = options.queueTimeoutMs
  }

  /** Runs `job` when there is room; rejects with `Busy` where there was none in time. */
  async run<T>(job: () => Promise<T>, priority = false): Promise<T> {
    if (this.running >= this.#limit)
      await this.#waitForSlot(priority ? this.#priority : this.#waiting)
    else this.running++
    try {
      return await job()
    } finally {
      this.#release()
    }
  }

  #waitForSlot(waiting: Set<() => void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        waiting.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(new QueueTimeoutError('too many pages are being rendered'))
      }, this.#queueTimeoutMs)
      waiting.add(enter)
    })
  }

  // A waiting job takes over the place of the one that leaves, so nobody can slip in between.
  #release() {
    const [next] = this.#priority.size > 0 ? this.#priority : this.#waiting
    if (next) next()
    else this.running--
  }
}
