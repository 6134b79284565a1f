import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '#front/http/prepared-response.ts'
import { type ConcurrencyLimiter, QueueTimeoutError } from './concurrency-limiter.ts'
import { orAfter } from './or-after.ts'

/**
 * A remembered answer: the epoch of its content, which was read before its render, and that of the oldest
 * that it was made of; when it stops being true (ms); for how long after a change of the content it may
 * still go out (ms).
 */
export type Entry = {
  response: PreparedResponse
  renderEpoch: number
  epoch: number
  validUntil: number
  maxStale: number
}

/**
 * What a render brought; only `keep` ones are remembered. `epoch` is the oldest of what it was made
 * of, where that is older than the render itself. `maxStale` is for the page to say.
 */
export type Rendered = {
  response: PreparedResponse
  validUntil: number
  cacheable: boolean
  epoch?: number
  maxStale?: number | undefined
}

/** Thrown where there is nothing but a copy that is too old to go out. */
export class TooStaleError extends Error {
  override name = 'TooStaleError'
}

/** The epoch of a page, `ms` ago. */
export type EpochAgo = (ms: number) => number

type Flight = { epoch: number; done: Promise<Entry> }

/** How a render is queued: those that are `first` begin before all others. */
type RenderQueueing = { secondary: boolean; priority: boolean }

export type PageCacheOptions = {
  /** Memory of all plain pages, and of all combinations of server-rendered query. */
  primaryBytes: number
  secondaryBytes: number
  renderLimiter: ConcurrencyLimiter
  /** Limits how many of the gate's places combinations take, so that they never make plain pages wait. */
  secondaryLimiter: ConcurrencyLimiter
  /** How long a request waits for a fresh page before it gets the old one: 2 s. */
  waitForFreshMs: number
  /** For how long after a change of the content a copy may go out whose page asks for nothing less. */
  maxStaleMs: number
  /** Whether the epoch was read lately enough for anything that is remembered to go out. */
  epochIsTrusted: () => boolean
  now?: () => number
  onError?: (error: unknown, key: string) => void
}

/** For how long after its end a page may go out while one renders; later one waits as for an old epoch. */
const EXPIRED_GRACE_MS = 60_000

/** A render that a publish overtakes for longer than its page allows is made again, and no third time. */
const MAX_RENDERS = 2

/**
 * Remembers finished pages. One render at a time per key (single flight), none where a fresh entry
 * is there; an old copy goes out where the render fails or takes longer than the patience, and the copy
 * is not older than its page allows (decision 55).
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

  /** The entry of `key` if it is true at `epoch` and now. */
  getFresh(key: string, epoch: number): Entry | undefined {
    const entry = this.#find(key)
    if (entry === undefined || entry.epoch < epoch || !this.#options.epochIsTrusted())
      return undefined
    if (entry.validUntil !== Number.POSITIVE_INFINITY && entry.validUntil <= this.#now())
      return undefined
    return entry
  }

  /**
   * A fresh answer of `key`, or the best there is that may go out; rejects (`Busy`, `Outdated`, the render's
   * error) without any. `render` is told the epoch of the page that it makes.
   */
  async get(
    key: string,
    epochAgo: EpochAgo,
    render: (epoch: number) => Promise<Rendered>,
    options: { secondary: boolean },
  ): Promise<Entry> {
    for (let renders = 0; renders < MAX_RENDERS; renders++) {
      if (!this.#options.epochIsTrusted())
        throw new TooStaleError('nobody knows what the site is now')
      const epoch = epochAgo(0)
      const fresh = this.getFresh(key, epoch)
      if (fresh) return fresh
      const copy = this.#find(key)
      const priority = copy !== undefined && copy.maxStale < this.#options.maxStaleMs
      const flight = this.#renderOnce(key, epoch, render, { ...options, priority })
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
    // The copy goes out instead, so that nobody sees the failure; it is reported all the same.
    const done = flight.catch((error) => {
      const instead = stale()
      if (instead) return instead
      throw error instanceof QueueTimeoutError
        ? error
        : new TooStaleError(`${key} is too old`, { cause: error })
    })
    return orAfter(done, this.#options.waitForFreshMs, () => stale() ?? done)
  }

  /** Whether an entry is of an epoch that stood until so long ago as its page allows. */
  #isServable({ renderEpoch, maxStale }: Entry, epochAgo: EpochAgo): boolean {
    const { epochIsTrusted, maxStaleMs } = this.#options
    return epochIsTrusted() && renderEpoch >= epochAgo(Math.min(maxStale, maxStaleMs))
  }

  #find(key: string): Entry | undefined {
    return this.#primary.get(key) ?? this.#secondary.get(key)
  }

  /** The entries that went out at least `sent` times and whose br can still be made smaller. */
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

  /** Whether there is an entry of `key`, true or not. */
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
