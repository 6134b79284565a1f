import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '#front/http/prepared-response.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { type ConcurrencyLimiter, QueueTimeoutError } from './concurrency-limiter.ts'

/** A cached response. */
export type Entry = {
  response: PreparedResponse
  /** The epoch that was read before its render. */
  renderEpoch: number
  /** The oldest epoch of anything that it was made of. */
  epoch: number
  /** When it expires (ms since 1970). */
  validUntil: number
  /** For how long after a change of the content it may still be served (ms). */
  maxStale: number
}

/**
 * The result of a render, stored only if `cacheable`. `epoch`: the oldest epoch of anything that it was made
 * of, if older than the render's. `maxStale`: as in `Entry`, if the page sets it.
 */
export type Rendered = {
  response: PreparedResponse
  validUntil: number
  cacheable: boolean
  epoch?: number
  maxStale?: number | undefined
}

/** Thrown if a page could not be rendered and its cached copy is too old to be served. */
export class TooStaleError extends Error {
  override name = 'TooStaleError'
}

/** Returns the epoch of a page `ms` ago. */
export type EpochAgo = (ms: number) => number

/** A render in flight, for content of `epoch`. */
type Flight = { epoch: number; done: Promise<Entry> }

/** How a render is queued: in which pool, and whether before those that can wait, as an older copy goes out meanwhile. */
type RenderQueueing = { secondary: boolean; priority: boolean }

export type PageCacheOptions = {
  /** Memory of the primary pool: published pages without query. */
  primaryBytes: number
  /** Memory of the secondary pool: pages with a query, and speculative paths (`PublicPage`). */
  secondaryBytes: number
  /** Limits all renders. */
  renderLimiter: ConcurrencyLimiter
  /** Limits renders for the secondary pool, so that they cannot starve the primary one. */
  secondaryLimiter: ConcurrencyLimiter
  /** How long a request waits for a render before it gets the stale copy: 2 s. */
  waitForFreshMs: number
  /** How long after a change of the content a stale copy may be served, unless its page allows less (ms). */
  maxStaleMs: number
  /** Whether the epoch was read recently enough to serve anything from the cache. */
  epochIsTrusted: () => boolean
  now?: () => number
  onError?: (error: unknown, key: string) => void
}

/** How full a pool is. */
type PoolUsage = { entries: number; bytes: number; maxBytes: number }

const usageOf = (pool: LRUCache<string, Entry>): PoolUsage => ({
  entries: pool.size,
  bytes: pool.calculatedSize,
  maxBytes: pool.maxSize,
})

/** For how long after `validUntil` a copy is served while a new one renders; afterwards requests wait. */
const EXPIRED_GRACE_MS = 60_000

/** A page whose content was published again during its render may be too stale when done: one retry. */
const MAX_RENDERS = 2

/**
 * Caches finished pages. At most one render per key at a time (single flight), and none while the entry is
 * fresh. If a render fails or takes longer than `waitForFreshMs`, the stale copy is served, as long as it is
 * no older than its page allows (decision 55).
 */
export class PageCache {
  readonly #primary: LRUCache<string, Entry>
  readonly #secondary: LRUCache<string, Entry>
  readonly #flights = new Map<string, Flight>()
  readonly #options: PageCacheOptions
  readonly #now: () => number

  constructor(options: PageCacheOptions) {
    const lru = (maxSize: number) =>
      new LRUCache<string, Entry>({ maxSize, sizeCalculation: (entry) => entry.response.bytes })
    this.#primary = lru(options.primaryBytes)
    this.#secondary = lru(options.secondaryBytes)
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  get bytes(): number {
    return this.#primary.calculatedSize + this.#secondary.calculatedSize
  }

  /** Entries and memory of each pool. */
  get usage(): Record<'primary' | 'secondary', PoolUsage> {
    return { primary: usageOf(this.#primary), secondary: usageOf(this.#secondary) }
  }

  /** The entry of `key` if it is of `epoch` or later and has not expired. */
  getFresh(key: string, epoch: number): Entry | undefined {
    const entry = this.#find(key)
    if (entry === undefined || entry.epoch < epoch || !this.#options.epochIsTrusted())
      return undefined
    if (entry.validUntil !== Number.POSITIVE_INFINITY && entry.validUntil <= this.#now())
      return undefined
    return entry
  }

  /**
   * A fresh entry of `key`, or a stale one that may still be served; otherwise rejects with
   * `QueueTimeoutError`, `TooStaleError` or the render's error. `render` gets the epoch to render for.
   */
  async get(
    key: string,
    epochAgo: EpochAgo,
    render: (epoch: number) => Promise<Rendered>,
    options: { secondary: boolean },
  ): Promise<Entry> {
    for (let renders = 0; renders < MAX_RENDERS; renders++) {
      if (!this.#options.epochIsTrusted())
        throw new TooStaleError('the content epoch has not been read for too long')
      const epoch = epochAgo(0)
      const fresh = this.getFresh(key, epoch)
      if (fresh) return fresh
      const copy = this.#find(key)
      const { secondary } = options
      const isLongLived = copy !== undefined && copy.maxStale >= this.#options.maxStaleMs
      const canWait = copy ? isLongLived && this.#isServable(copy, epochAgo) : secondary
      const flight = this.#renderOnce(key, epoch, render, { secondary, priority: !canWait })
      if (copy && copy.epoch >= epoch && this.#now() - copy.validUntil < EXPIRED_GRACE_MS)
        return copy
      const entry = await (copy ? this.#orStale(key, flight, epochAgo) : flight)
      if (this.#isServable(entry, epochAgo)) return entry
    }
    throw new TooStaleError(`${key} was published again and again while it was rendered`)
  }

  async #orStale(key: string, flight: Promise<Entry>, epochAgo: EpochAgo): Promise<Entry> {
    const stale = () => {
      const found = this.#find(key)
      return found && this.#isServable(found, epochAgo) ? found : undefined
    }
    // The stale copy hides the failure from the visitor; `onError` reports it all the same.
    const done = flight.catch((error) => {
      const instead = stale()
      if (instead) return instead
      throw error instanceof QueueTimeoutError
        ? error
        : new TooStaleError(`${key} is too old`, { cause: error })
    })
    return withTimeout(done, this.#options.waitForFreshMs, () => stale() ?? done)
  }

  /** Whether an entry's epoch was current recently enough for its page. */
  #isServable({ renderEpoch, maxStale }: Entry, epochAgo: EpochAgo): boolean {
    const { epochIsTrusted, maxStaleMs } = this.#options
    return epochIsTrusted() && renderEpoch >= epochAgo(Math.min(maxStale, maxStaleMs))
  }

  #find(key: string): Entry | undefined {
    return this.#primary.get(key) ?? this.#secondary.get(key)
  }

  /** Responses sent at least `minSent` times whose brotli can still be made smaller. */
  *recompressible(minSent: number): Generator<PreparedResponse> {
    for (const lru of [this.#primary, this.#secondary])
      for (const entry of lru.values())
        if (entry.response.sentCount >= minSent && !entry.response.maxCompressed)
          yield entry.response
  }

  #renderOnce(
    key: string,
    epoch: number,
    render: (epoch: number) => Promise<Rendered>,
    queueing: RenderQueueing,
  ): Promise<Entry> {
    const under = this.#flights.get(key)
    if (under && under.epoch >= epoch) return under.done
    const flight: Flight = {
      epoch,
      done: this.#run(() => render(epoch), queueing).then((rendered) => {
        const { response, validUntil, maxStale = Number.POSITIVE_INFINITY } = rendered
        const oldest = Math.min(epoch, rendered.epoch ?? epoch)
        const entry = { response, renderEpoch: epoch, epoch: oldest, validUntil, maxStale }
        if (rendered.cacheable) this.#store(key, entry, queueing.secondary)
        else if (response.status >= 500 && this.has(key))
          throw new Error(`${key} answered ${response.status}`)
        return entry
      }),
    }
    this.#flights.set(key, flight)
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    flight.done.then(land, (error) => {
      land()
      this.#options.onError?.(error, key)
    })
    return flight.done
  }

  #run(
    render: () => Promise<Rendered>,
    { secondary, priority }: RenderQueueing,
  ): Promise<Rendered> {
    const { renderLimiter, secondaryLimiter } = this.#options
    if (!secondary) return renderLimiter.run(render, priority)
    return secondaryLimiter.run(() => renderLimiter.run(render, priority), priority)
  }

  /** Whether there is an entry of `key`, fresh or not. */
  has(key: string): boolean {
    return this.#primary.has(key) || this.#secondary.has(key)
  }

  #store(key: string, entry: Entry, secondary: boolean) {
    const lru = secondary ? this.#secondary : this.#primary
    const old = lru.peek(key)
    if (old && old.epoch > entry.epoch) return
    lru.set(key, entry)
  }
}
