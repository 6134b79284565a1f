import { onEpochSignal } from '#lib/front/epoch-signal.ts'
import type { EpochSource } from '#lib/front/ports.ts'
import { VersionHistory } from '#lib/front/version-history.ts'
import { markDataError } from '#lib/outage/data-errors.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'

export type EpochWatcherOptions = {
  source: () => EpochSource
  /** Interval between two reads, which find what other processes published: 500 ms. */
  pollMs: number
  /** How long the epoch is trusted after its last successful read: an hour. */
  trustedForMs: number
  /** The time in ms, from a monotonic clock. */
  now?: () => number
  /** Called once when the epoch is no longer trusted. */
  onExpired: () => void
  /** Called on the first successful read after failures, with their duration in ms. */
  onRecovery: (ms: number) => void
  /** Called on the first failed read of a series. */
  onError: (error: unknown) => void
  /** Called after each read that found a higher epoch. */
  onRaise?: () => void
}

/** Further reads after a signal, ms: the writer may commit a little after it. */
const REREAD_DELAYS_MS = [20, 60, 150, 300]

/** Two polls: what was published longer ago is known of, unless the last reads failed or hang. */
const RECENT_MS = 1000

/** A read that takes longer counts as failed. */
const READ_TIMEOUT_MS = 5000

/**
 * Tracks the content epoch. If the database is down, the last known epoch is trusted for a while, so that
 * cached pages are still served.
 */
export class EpochWatcher {
  /** The read after a write of this process; await it before comparing epochs. */
  pending: Promise<void> | undefined
  readonly #options: EpochWatcherOptions
  readonly #now: () => number
  readonly #epoch: VersionHistory
  /** When the last successful read began. */
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
    this.#epoch = new VersionHistory(this.#now)
    this.#readAt = this.#now()
  }

  /** The last epoch that was read; 0 before the first read. */
  get current(): number {
    return this.#epoch.value
  }

  /** Time since the last successful read began, ms. */
  get msSinceRead(): number {
    return this.#now() - this.#readAt
  }

  /** Whether the epoch was read recently enough to serve cached pages. */
  get isTrusted(): boolean {
    return this.msSinceRead < this.#options.trustedForMs
  }

  /** Whether nothing was published over a second ago that this process does not know of. */
  get isRecent(): boolean {
    return this.msSinceRead < RECENT_MS
  }

  /**
   * The highest epoch that may have been current `ms` ago: an epoch found by a read may have been written
   * at any moment since the previous read.
   */
  ago(ms: number): number {
    return this.#epoch.valueAgo(ms)
  }

  /** Reads the epoch once, then at every signal and every `pollMs`. */
  async start(): Promise<void> {
    this.#stopSignals = onEpochSignal(() => this.refresh())
    await this.update()
    this.#poll()
  }

  stop(): void {
    this.#stopped = true
    this.#stopSignals?.()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Reads at once; `pending` is set until then. */
  refresh(): void {
    // A read in flight may have missed the write that is signalled now.
    const reading = (this.#reading ?? Promise.resolve()).then(() => this.update())
    const pending = reading.finally(() => {
      if (this.pending === pending) this.pending = undefined
    })
    this.pending = pending
    const before = this.current
    for (const ms of REREAD_DELAYS_MS)
      this.#schedule(ms, () => (this.current === before ? this.update() : undefined))
  }

  /** Reads the source now; concurrent calls share one read. Never rejects. */
  update(): Promise<void> {
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
      // A late result is recorded all the same.
      const recorded = source()
        .read()
        .then((epoch) => this.#record(epoch, began))
      await withTimeout(recorded, READ_TIMEOUT_MS, failTimedOut)
      if (this.#failing) onRecovery(began - before)
      this.#expired = false
      this.#failing = false
    } catch (error) {
      // Reported once per outage, not twice a second; if only all connections are in use, the next poll reads.
      if (!isBusy(error)) {
        if (!this.#failing) onError(error)
        this.#failing = true
      }
      if (!this.#expired && !this.isTrusted) {
        this.#expired = true
        onExpired()
      }
    }
  }

  #record(epoch: number, askedAt: number) {
    const raised = epoch > this.current
    if (raised) this.#epoch.raise(epoch, this.#readAt)
    this.#readAt = Math.max(this.#readAt, askedAt)
    if (raised) this.#options.onRaise?.()
  }

  #poll() {
    this.#schedule(this.#options.pollMs, async () => {
      await this.update()
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

/** Whether an error is a `BusyError`, by its name: the source's module graph has a class of its own. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'BusyError'
}

function failTimedOut(): never {
  throw markDataError(new Error(`no answer for ${READ_TIMEOUT_MS} ms`))
}
