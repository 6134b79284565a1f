import { LRUCache } from 'lru-cache'
import type { Answer } from '#front/http/prepared-response.ts'
import { Busy, type Gate } from './concurrency-limiter.ts'
import { orAfter } from './or-after.ts'

/**
 * A remembered answer: the epoch of its content, which was read before its render, and that of the oldest
 * that it was made of; when it stops being true (ms); for how long after a change of the content it may
 * still go out (ms).
 */
export type Entry = {
  answer: Answer
  content: number
  epoch: number
  validUntil: number
  maxStale: number
}

/**
 * What a render brought; only `keep` ones are remembered. `epoch` is the oldest of what it was made
 * of, where that is older than the render itself. `maxStale` is for the page to say.
 */
export type Rendered = {
  answer: Answer
  validUntil: number
  keep: boolean
  epoch?: number
  maxStale?: number | undefined
}

/** Thrown where there is nothing but a copy that is too old to go out. */
export class Outdated extends Error {
  override name = 'Outdated'
}

/** The epoch of a page, `ms` ago. */
export type EpochAgo = (ms: number) => number

type Flight = { epoch: number; done: Promise<Entry> }

/** How a render is queued: those that are `first` begin before all others. */
type Place = { combination: boolean; first: boolean }

export type PageCacheOptions = {
  /** Memory of all plain pages, and of all combinations of server-rendered query. */
  maxBytes: number
  combinationBytes: number
  gate: Gate
  /** Limits how many of the gate's places combinations take, so that they never make plain pages wait. */
  combinationGate: Gate
  /** How long a request waits for a fresh page before it gets the old one: 2 s. */
  patienceMs: number
  /** For how long after a change of the content a copy may go out whose page asks for nothing less. */
  maxStaleMs: number
  /** Whether the epoch was read lately enough for anything that is remembered to go out. */
  epochStands: () => boolean
  now?: () => number
  onError?: (error: unknown, key: string) => void
}

/** For how long after its end a page may go out while one renders; later one waits as for an old epoch. */
const GRACE_MS = 60_000

/** A render that a publish overtakes for longer than its page allows is made again, and no third time. */
const MOST_RENDERS = 2

/**
 * Remembers finished pages. One render at a time per key (single flight), none where a fresh entry
 * is there; an old copy goes out where the render fails or takes longer than the patience, and the copy
 * is not older than its page allows (decision 55).
 */
export class PageCache {
  readonly #plain: LRUCache<string, Entry>
  readonly #combinations: LRUCache<string, Entry>
  readonly #flights = new Map<string, Flight>()
  readonly #options: PageCacheOptions
  readonly #now: () => number

  constructor(options: PageCacheOptions) {
    const lru = (maxSize: number) =>
      new LRUCache<string, Entry>({ maxSize, sizeCalculation: (entry) => entry.answer.bytes })
    this.#plain = lru(options.maxBytes)
    this.#combinations = lru(options.combinationBytes)
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  get bytes(): number {
    return this.#plain.calculatedSize + this.#combinations.calculatedSize
  }

  /** The entry of `key` if it is true at `epoch` and now. */
  fresh(key: string, epoch: number): Entry | undefined {
    const entry = this.#find(key)
    if (entry === undefined || entry.epoch < epoch || !this.#options.epochStands()) return undefined
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
    options: { combination: boolean },
  ): Promise<Entry> {
    for (let renders = 0; renders < MOST_RENDERS; renders++) {
      if (!this.#options.epochStands()) throw new Outdated('nobody knows what the site is now')
      const epoch = epochAgo(0)
      const fresh = this.fresh(key, epoch)
      if (fresh) return fresh
      const copy = this.#find(key)
      const first = copy !== undefined && copy.maxStale < this.#options.maxStaleMs
      const flight = this.#fly(key, epoch, render, { ...options, first })
      if (copy && copy.epoch >= epoch && this.#now() - copy.validUntil < GRACE_MS) return copy
      const entry = await (copy ? this.#orCopy(key, flight, epochAgo) : flight)
      if (this.#mayGoOut(entry, epochAgo)) return entry
    }
    throw new Outdated(`${key} was published again and again while it was rendered`)
  }

  async #orCopy(key: string, flight: Promise<Entry>, epochAgo: EpochAgo): Promise<Entry> {
    const copy = () => {
      const found = this.#find(key)
      return found && this.#mayGoOut(found, epochAgo) ? found : undefined
    }
    // The copy goes out instead, so that nobody sees the failure; it is reported all the same.
    const done = flight.catch((error) => {
      const instead = copy()
      if (instead) return instead
      throw error instanceof Busy ? error : new Outdated(`${key} is too old`, { cause: error })
    })
    return orAfter(done, this.#options.patienceMs, () => copy() ?? done)
  }

  /** Whether an entry is of an epoch that stood until so long ago as its page allows. */
  #mayGoOut({ content, maxStale }: Entry, epochAgo: EpochAgo): boolean {
    const { epochStands, maxStaleMs } = this.#options
    return epochStands() && content >= epochAgo(Math.min(maxStale, maxStaleMs))
  }

  #find(key: string): Entry | undefined {
    return this.#plain.get(key) ?? this.#combinations.get(key)
  }

  /** The entries that went out at least `sent` times and whose br can still be made smaller. */
  *unpolished(sent: number): Generator<Answer> {
    for (const lru of [this.#plain, this.#combinations])
      for (const entry of lru.values())
        if (entry.answer.sent >= sent && !entry.answer.polished) yield entry.answer
  }

  #fly(
    key: string,
    epoch: number,
    render: (epoch: number) => Promise<Rendered>,
    place: Place,
  ): Promise<Entry> {
    const under = this.#flights.get(key)
    if (under && under.epoch >= epoch) return under.done
    const flight: Flight = {
      epoch,
      done: this.#run(() => render(epoch), place).then((rendered) => {
        const { answer, validUntil, maxStale = Number.POSITIVE_INFINITY } = rendered
        const oldest = Math.min(epoch, rendered.epoch ?? epoch)
        const entry = { answer, content: epoch, epoch: oldest, validUntil, maxStale }
        if (rendered.keep) this.#keep(key, entry, place.combination)
        else if (answer.status >= 500 && this.has(key))
          throw new Error(`${key} answered ${answer.status}`)
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

  #run(render: () => Promise<Rendered>, { combination, first }: Place): Promise<Rendered> {
    const { gate, combinationGate } = this.#options
    if (!combination) return gate.run(render, first)
    return combinationGate.run(() => gate.run(render, first), first)
  }

  /** Whether there is an entry of `key`, true or not. */
  has(key: string): boolean {
    return this.#plain.has(key) || this.#combinations.has(key)
  }

  #keep(key: string, entry: Entry, combination: boolean) {
    const lru = combination ? this.#combinations : this.#plain
    const old = lru.peek(key)
    if (old && old.epoch > entry.epoch) return
    lru.set(key, entry)
  }
}
