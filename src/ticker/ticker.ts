import type { Leases } from './leases.ts'

/** A class of work that is done again and again. */
export type Job = {
  name: string
  /** Seconds between two runs on this instance; work that finds nothing to do must be cheap. */
  every: number
  run(): Promise<void>
}

export type TickerOptions = {
  jobs: readonly Job[]
  leases: Leases
  onError(job: string, error: unknown): void
  /** Milliseconds; a monotonic clock. */
  now(): number
}

/** Runs jobs when they are due, one after the other, each under its lease. */
export class Ticker {
  readonly #options: TickerOptions
  readonly #due: Map<string, number>
  #turn: Promise<void> | null = null

  constructor(options: TickerOptions) {
    this.#options = options
    this.#due = new Map(options.jobs.map(({ name }) => [name, options.now()]))
  }

  /** One turn; a turn that is still under way is the answer to the next one too. Never rejects. */
  tick(): Promise<void> {
    this.#turn ??= this.#work().finally(() => {
      this.#turn = null
    })
    return this.#turn
  }

  /** Resolves when the turn under way is over. */
  async idle(): Promise<void> {
    await this.#turn
  }

  async #work(): Promise<void> {
    const { jobs, leases, now, onError } = this.#options
    for (const job of jobs) {
      if (now() < (this.#due.get(job.name) ?? 0)) continue
      this.#due.set(job.name, now() + job.every * 1000)
      try {
        await leases.hold(job.name, () => job.run())
      } catch (error) {
        onError(job.name, error)
      }
    }
  }
}
