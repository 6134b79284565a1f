import { setTimeout as sleep } from 'node:timers/promises'
import { onScrape } from '#lib/metrics/collectors.ts'
import { counter, gauge } from '#lib/metrics/registry.ts'
import type { Cdn, PurgedCache, PurgeSchedule } from '#providers/cdn/contract.ts'
import type { PurgedEpoch } from '#storage/cdn-purges.ts'
import type { Job } from './ticker.ts'

/** How often it is asked for further publishes while there is something to purge, ms. */
const LOOK_MS = 500
/** Waits after purges that were not taken, ms: twice as long each time. */
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000

const purges = counter({
  name: 'tableside_cdn_purges_total',
  help: 'Purges that this instance sent to the CDN, by what became of them.',
  labelNames: ['outcome'],
})
const waiting = gauge({
  name: 'tableside_cdn_purge_waiting_seconds',
  help: 'How long the CDN has not been purged of a publish that this instance sees to; 0 without one.',
})

export type CdnPurgerOptions = {
  cache: PurgedCache
  schedule: PurgeSchedule
  /** The content epoch, which every publish raises in its own transaction. */
  epoch(): Promise<number>
  purged: PurgedEpoch
  /** Milliseconds; a monotonic clock. */
  now(): number
  wait(ms: number): Promise<unknown>
  log(line: string): void
}

/**
 * Has a cache forget pages after each publish. The epoch itself says whether there is something to do, so that no
 * purge can be lost or pile up: what an instance leaves undone, the next one under the lease finds and does.
 */
export class CdnPurger {
  readonly #options: CdnPurgerOptions
  /** When to purge, in order. */
  #due: number[] = []
  /** The epoch that `#due` is for; undefined before the first look. */
  #seen: number | undefined
  #written: number | undefined
  #notBefore = Number.NEGATIVE_INFINITY
  #failures = 0
  /** Since when there has been a publish that was not purged. */
  #waitingSince: number | null = null

  constructor(options: CdnPurgerOptions) {
    this.#options = options
  }

  /** How long the oldest publish that was not purged has waited, ms. */
  get waitingMs(): number {
    return this.#waitingSince === null ? 0 : this.#options.now() - this.#waitingSince
  }

  /** Whether there is a purge to come. */
  get isDue(): boolean {
    return this.#due.length > 0
  }

  /**
   * Purges until nothing is due any more, here or as `othersAreDue` says, or `ended` says so. Rejects if the epoch
   * cannot be read.
   */
  async run(ended: () => boolean, othersAreDue = () => false): Promise<void> {
    const { wait, purged } = this.#options
    // What is known to be due does not wait for a database.
    if (this.#msUntilNext() <= 0) await this.#purge()
    await this.#look()
    while (this.isDue || othersAreDue()) {
      if (ended()) return
      const ms = this.#msUntilNext()
      if (ms <= 0) {
        await this.#purge()
        continue
      }
      await wait(Math.min(ms, LOOK_MS))
      if (this.#msUntilNext() > 0) await this.#look()
    }
    if (this.#seen === undefined || this.#written === this.#seen) return
    await purged.write(this.#seen)
    this.#written = this.#seen
  }

  #msUntilNext(): number {
    const [first = Number.POSITIVE_INFINITY] = this.#due
    return Math.max(first, this.#notBefore) - this.#options.now()
  }

  /** Finds publishes that nobody has purged. The first look of a process finds one: a release changes pages, too. */
  async #look(): Promise<void> {
    const { epoch, purged, schedule, now } = this.#options
    const current = await epoch()
    if (current === this.#seen) return
    const done = this.#seen !== undefined && current === (await purged.read())
    this.#seen = current
    if (done) {
      this.#written = current
      return
    }
    const at = now()
    this.#waitingSince ??= at
    // A refusal before does not make this publish wait.
    this.#notBefore = Math.min(this.#notBefore, at + schedule.spacing)
    // However many are overdue, one purge is for all of them.
    const overdue = this.#due.filter((one) => one <= at).slice(0, 1)
    const later = this.#due.filter((one) => one > at)
    const added = schedule.after.map((ms) => at + ms)
    this.#due = [...overdue, ...[...later, ...added].toSorted((a, b) => a - b)]
  }

  async #purge(): Promise<void> {
    const { cache, schedule, now, log } = this.#options
    const began = now()
    const outcome = await cache.purge()
    purges.inc({ outcome: outcome.ok ? outcome.value : outcome.code })
    if (outcome.ok) {
      if (this.#failures > 0) log(`cdn: ${cache.name} takes purges again`)
      this.#failures = 0
      this.#waitingSince = null
      // One purge is for all publishes before it.
      this.#due = this.#due.filter((at) => at > began)
      this.#notBefore = began + schedule.spacing
      return
    }
    if (this.#failures === 0)
      log(
        `cdn: ${cache.name} has not taken a purge (${outcome.code}, ${outcome.detail?.reason}): ` +
          'it goes on with older pages until it does, or they end (CDN_SECONDS)',
      )
    this.#notBefore = now() + Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS)
    this.#failures++
  }
}

type CdnJobOptions = Pick<CdnPurgerOptions, 'epoch' | 'purged'> & {
  cdn: Pick<Cdn, 'caches' | 'schedule'>
}

/**
 * Has the CDN forget pages after each publish, on one instance at a time. Each of its caches is purged by itself: one
 * that is lost keeps no other one waiting.
 */
export function cdnJob({ cdn, epoch, purged }: CdnJobOptions): Job {
  const purgedBy = purgedByAll(purged, cdn.caches.length)
  const purgers = cdn.caches.map(
    (cache, n) =>
      new CdnPurger({
        ...{ cache, schedule: cdn.schedule, epoch, purged: purgedBy(n) },
        now: () => performance.now(),
        wait: (ms) => sleep(ms, undefined, { ref: false }),
        log: console.warn,
      }),
  )
  onScrape('cdn', () => waiting.set(Math.max(0, ...purgers.map((one) => one.waitingMs)) / 1000))
  return { name: 'cdn', intervalSeconds: 5, run: (ended) => runTogether(purgers, ended) }
}

/** Runs purgers until nothing is due at any of them: a publish that comes meanwhile is for all. */
export async function runTogether(
  purgers: readonly CdnPurger[],
  ended: () => boolean,
): Promise<void> {
  let failed = false
  const work = purgers.map((purger) =>
    purger
      .run(
        () => ended() || failed,
        () => purgers.some((one) => one.isDue),
      )
      .catch((error) => {
        failed = true
        throw error
      }),
  )
  const done = await Promise.allSettled(work)
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

/**
 * The purged epoch as each of several caches keeps it, by the cache's index: it is written for all once every one of
 * them has written it.
 */
export function purgedByAll(purged: PurgedEpoch, count: number): (index: number) => PurgedEpoch {
  const written = new Map<number, number>()
  return (index) => ({
    read: purged.read,
    async write(epoch) {
      written.set(index, epoch)
      const done = [...written.values()].filter((one) => one === epoch)
      if (done.length === count) await purged.write(epoch)
    },
  })
}
