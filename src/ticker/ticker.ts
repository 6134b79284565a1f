import { inOwnTrace } from '#lib/tracing/span.ts'
import { announceJob, recordFailure, recordRun } from './job-metrics.ts'
import type { Leases } from './leases.ts'

/** A class of work that is done again and again. */
export type Job = {
  name: string
  /** Seconds between two runs on this instance; work that finds nothing to do must be cheap. */
  intervalSeconds: number
  /** Stops between two pieces of work once `ended` says so. */
  run(ended: () => boolean): Promise<void>
}

export type TickerOptions = {
  jobs: readonly Job[]
  leases: Leases
  onError(job: string, error: unknown): void
  /** While it says so no job begins, and one that runs stops between two pieces of work. */
  isPaused?(): boolean
  /** Milliseconds; a monotonic clock. */
  now(): number
}

/** Runs jobs when they are due, one after the other, each under its lease. */
export class Ticker {
  readonly #options: TickerOptions
  readonly #due: Map<string, number>
  #turn: Promise<void> | null = null
  #ended = false

  constructor(options: TickerOptions) {
    this.#options = options
    for (const { name, intervalSeconds } of options.jobs) announceJob(name, intervalSeconds)
    this.#due = new Map(options.jobs.map(({ name }) => [name, options.now()]))
  }

  /** One turn; a turn that is still under way is the answer to the next one too. Never rejects. */
  tick(): Promise<void> {
    this.#turn ??= this.#work().finally(() => {
      this.#turn = null
    })
    return this.#turn
  }

  /** Has everything done at once: by a turn that begins now, or when the one under way is over. */
  async runNow(): Promise<void> {
    await this.#turn
    for (const name of this.#due.keys()) this.#due.set(name, this.#options.now())
    await this.tick()
  }

  /** Lets the job under way come to its end, and begins no other one. */
  async stop(): Promise<void> {
    this.#ended = true
    await this.#turn
  }

  #stops(): boolean {
    return this.#ended || this.#options.isPaused?.() === true
  }

  async #work(): Promise<void> {
    const { jobs, leases, now, onError } = this.#options
    for (const job of jobs) {
      if (this.#stops()) return
      if (now() < (this.#due.get(job.name) ?? 0)) continue
      this.#due.set(job.name, now() + job.intervalSeconds * 1000)
      try {
        recordRun(job.name, await leases.run(job.name, () => this.#run(job)))
      } catch (error) {
        recordFailure(job.name)
        onError(job.name, error)
      }
    }
  }

  #run(job: Job): Promise<void> {
    const attributes = { 'tableside.job': job.name }
    return inOwnTrace(`job ${job.name}`, { attributes }, () => job.run(() => this.#stops()))
  }
}
