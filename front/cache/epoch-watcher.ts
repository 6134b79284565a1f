import { onEpochSignal } from '#lib/epoch-signal.ts'
import type { EpochSource } from '#lib/front-ports.ts'
import { GrowingNumber } from '#lib/growing-number.ts'
import { markOfData } from '#lib/outage/faults.ts'
import { orAfter } from './or-after.ts'

export type EpochWatcherOptions = {
  source: () => EpochSource
  /** Between two looks at what other instances and command lines wrote: 500 ms. */
  pollMs: number
  /** For how long the last epoch stands after it was last read: an hour. */
  trustedForMs: number
  /** The time in ms, by a clock that is never set. */
  now?: () => number
  /** Told once when the last epoch does not stand any more. */
  onExpired: () => void
  /** Told of the first look that succeeds again, and for how many ms none did. */
  onRecovery: (ms: number) => void
  /** Told of the first look of several that fails. */
  onError: (error: unknown) => void
}

/** After a signal, looks that follow the first: the writer may commit a little later. */
const REREAD_DELAYS_MS = [20, 60, 150, 300]

/** A look without an answer for so long has failed. */
const READ_TIMEOUT_MS = 5000

/**
 * Knows the content epoch. Where the database is down the last known one stands for a while, so that pages
 * keep being served.
 */
export class EpochWatcher {
  /** A look that was asked for by a write of this process; who wants to be exact waits for it. */
  pending: Promise<void> | undefined
  readonly #options: EpochWatcherOptions
  readonly #now: () => number
  readonly #epoch: GrowingNumber
  /** When the last look that succeeded began. */
  #readAt: number
  readonly #timers = new Set<NodeJS.Timeout>()
  #reading: Promise<void> | undefined
  #stopSignals: (() => void) | undefined
  #failing = false
  #expired = false
  #stopped = false

  constructor(options: EpochWatcherOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#epoch = new GrowingNumber(this.#now)
    this.#readAt = this.#now()
  }

  /** The last epoch that was read; 0 before the first. */
  get current(): number {
    return this.#epoch.value
  }

  /** Whether the current epoch was read lately enough for remembered pages to go out. */
  get isTrusted(): boolean {
    return this.#now() - this.#readAt < this.#options.trustedForMs
  }

  /**
   * The highest epoch that may have been in force `ms` ago: one that was found by a read may have been written
   * at any moment since the read before it.
   */
  ago(ms: number): number {
    return this.#epoch.ago(ms)
  }

  /** Reads the epoch once, then at every signal and every `everyMs`. */
  async start(): Promise<void> {
    this.#stopSignals = onEpochSignal(() => this.refresh())
    await this.look()
    this.#poll()
  }

  stop(): void {
    this.#stopped = true
    this.#stopSignals?.()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Looks at once, and requests that come meanwhile wait for it. */
  refresh(): void {
    // A look under way may have read before the write that is signalled now.
    const read = (this.#reading ?? Promise.resolve()).then(() => this.look())
    const pending = read.finally(() => {
      if (this.pending === pending) this.pending = undefined
    })
    this.pending = pending
    const before = this.current
    for (const ms of REREAD_DELAYS_MS)
      this.#schedule(ms, () => (this.current === before ? this.look() : undefined))
  }

  /** Reads the source; never rejects. */
  look(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    const { source, onError, onExpired, onRecovery } = this.#options
    const began = this.#now()
    const before = this.#readAt
    try {
      // An answer that comes too late for this look counts all the same.
      const learnt = source()
        .read()
        .then((epoch) => this.#record(epoch, began))
      await orAfter(learnt, READ_TIMEOUT_MS, failTimedOut)
      if (this.#failing) onRecovery(began - before)
      this.#expired = false
      this.#failing = false
    } catch (error) {
      // Said once per outage, not twice a second.
      if (!this.#failing) onError(error)
      this.#failing = true
      if (!this.#expired && !this.isTrusted) {
        this.#expired = true
        onExpired()
      }
    }
  }

  #record(epoch: number, askedAt: number) {
    if (epoch > this.current) this.#epoch.raise(epoch, this.#readAt)
    this.#readAt = Math.max(this.#readAt, askedAt)
  }

  #poll() {
    this.#schedule(this.#options.pollMs, async () => {
      await this.look()
      this.#poll()
    })
  }

  #schedule(ms: number, job: () => unknown) {
    if (this.#stopped) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      job()
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }
}

function failTimedOut(): never {
  throw markOfData(new Error(`no answer for ${READ_TIMEOUT_MS} ms`))
}
