import { onEpochSignal } from '#lib/epoch-signal.ts'
import type { EpochSource } from '#lib/front-ports.ts'

export type EpochOptions = {
  source: () => EpochSource
  /** Between two looks at what other instances and command lines wrote: 500 ms. */
  everyMs: number
  onError: (error: unknown) => void
}

/** After a signal, looks that follow the first: the writer may commit a little later. */
const LOOK_AGAIN_MS = [20, 60, 150, 300]

/**
 * Knows the content epoch. Where the database is down the last known one stands, so that pages keep
 * being served.
 */
export class EpochWatcher {
  current = 0
  /** A look that was asked for by a write of this process; who wants to be exact waits for it. */
  pending: Promise<void> | undefined
  readonly #options: EpochOptions
  readonly #timers = new Set<NodeJS.Timeout>()
  #look: Promise<void> | undefined
  #stopSignals: (() => void) | undefined
  #failing = false
  #stopped = false

  constructor(options: EpochOptions) {
    this.#options = options
  }

  /** Reads the epoch once, then at every signal and every `everyMs`. */
  async start(): Promise<void> {
    this.#stopSignals = onEpochSignal(() => this.signal())
    await this.look()
    this.#poll()
  }

  stop(): void {
    this.#stopped = true
    this.#stopSignals?.()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Looks at once, and requests that come meanwhile wait for it. */
  signal(): void {
    // A look under way may have read before the write that is signalled now.
    const look = (this.#look ?? Promise.resolve()).then(() => this.look())
    const pending = look.finally(() => {
      if (this.pending === pending) this.pending = undefined
    })
    this.pending = pending
    const before = this.current
    for (const ms of LOOK_AGAIN_MS)
      this.#later(ms, () => (this.current === before ? this.look() : undefined))
  }

  /** Reads the source; never rejects. */
  look(): Promise<void> {
    this.#look ??= this.#read().finally(() => {
      this.#look = undefined
    })
    return this.#look
  }

  async #read(): Promise<void> {
    try {
      const epoch = await this.#options.source().read()
      if (epoch > this.current) this.current = epoch
      this.#failing = false
    } catch (error) {
      // Said once per outage, not twice a second.
      if (!this.#failing) this.#options.onError(error)
      this.#failing = true
    }
  }

  #poll() {
    this.#later(this.#options.everyMs, async () => {
      await this.look()
      this.#poll()
    })
  }

  #later(ms: number, job: () => unknown) {
    if (this.#stopped) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      job()
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }
}
