/** Interval at which changes by other instances are looked for, ms. */
export const POLL_INTERVAL_MS = 500

/** Looks for changes by all instances twice a second while it runs, and at once when it is asked to. */
export class Poller {
  readonly #look: () => Promise<void>
  readonly #onFailure: (error: unknown) => void
  #looking: Promise<void> = Promise.resolve()
  #queued: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #run = 0
  #failing = false

  /** `onFailure` is told once of all looks that fail one after the other. */
  constructor(look: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#look = look
    this.#onFailure = onFailure
  }

  /** Whether the last look failed. */
  get failing(): boolean {
    return this.#failing
  }

  /** Looks now, and twice a second from now on, until `stop`. */
  async start(): Promise<void> {
    const run = ++this.#run
    clearTimeout(this.#timer)
    const turn = async () => {
      await this.poll()
      if (this.#run === run) this.#timer = setTimeout(turn, POLL_INTERVAL_MS).unref()
    }
    await turn()
  }

  stop(): void {
    this.#run++
    clearTimeout(this.#timer)
  }

  /**
   * Looks after the look that is under way, which may have read before the change that the caller waits for. All who
   * ask meanwhile share one look. Never rejects.
   */
  poll(): Promise<void> {
    this.#queued ??= this.#looking.then(() => {
      this.#queued = null
      this.#looking = this.#tryLook()
      return this.#looking
    })
    return this.#queued
  }

  async #tryLook(): Promise<void> {
    try {
      await this.#look()
      this.#failing = false
    } catch (error) {
      if (!this.#failing) this.#onFailure(error)
      this.#failing = true
    }
  }
}
