/** Thrown by a gate that stayed full for as long as one may wait. */
export class Busy extends Error {
  override name = 'Busy'
}

/**
 * Lets a fixed number of jobs run at once; more wait in order, each at most `waitMs`, and `first` ones
 * before all others.
 */
export class Gate {
  running = 0
  readonly #atOnce: number
  readonly #waitMs: number
  readonly #first = new Set<() => void>()
  readonly #waiting = new Set<() => void>()

  constructor(options: { atOnce: number; waitMs: number }) {
    this.#atOnce = options.atOnce
    this.#waitMs = options.waitMs
  }

  /** Runs `job` when there is room; rejects with `Busy` where there was none in time. */
  async run<T>(job: () => Promise<T>, first = false): Promise<T> {
    if (this.running >= this.#atOnce) await this.#turn(first ? this.#first : this.#waiting)
    else this.running++
    try {
      return await job()
    } finally {
      this.#leave()
    }
  }

  #turn(waiting: Set<() => void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        waiting.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(new Busy('too many pages are being rendered'))
      }, this.#waitMs)
      waiting.add(enter)
    })
  }

  // A waiting job takes over the place of the one that leaves, so nobody can slip in between.
  #leave() {
    const [next] = this.#first.size > 0 ? this.#first : this.#waiting
    if (next) next()
    else this.running--
  }
}
