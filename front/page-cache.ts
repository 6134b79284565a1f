import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import type { Gate } from './gate.ts'
import { orAfter } from './or-after.ts'

/** A remembered answer: the epoch read before its render, and when it stops being true (ms). */
export type Entry = { answer: Answer; epoch: number; validUntil: number }

/**
 * What a render brought; only `keep` ones are remembered. `epoch` is the oldest of what it was made
 * of, where that is older than the render itself.
 */
export type Rendered = { answer: Answer; validUntil: number; keep: boolean; epoch?: number }

type Flight = { epoch: number; done: Promise<Entry> }

export type PageCacheOptions = {
  /** Memory of all plain pages, and of all combinations of server-rendered query. */
  maxBytes: number
  combinationBytes: number
  gate: Gate
  /** Of the gate's places, those that combinations may take: they never make plain pages wait. */
  combinationGate: Gate
  /** How long a request waits for a fresh page before it gets the old one: 2 s. */
  patienceMs: number
  now?: () => number
  onError?: (error: unknown, key: string) => void
}

/** For how long after its end a page may go out while one renders; later one waits as for an old epoch. */
const GRACE_MS = 60_000

/**
 * Remembers finished pages. One render at a time per key (single flight), none where a fresh entry
 * is there; an old copy goes out where the render fails or takes longer than the patience.
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
    const entry = this.#plain.get(key) ?? this.#combinations.get(key)
    if (entry === undefined || entry.epoch < epoch) return undefined
    if (entry.validUntil !== Number.POSITIVE_INFINITY && entry.validUntil <= this.#now())
      return undefined
    return entry
  }

  /** A fresh answer of `key`, or the best there is; rejects (`Busy`, the render's error) without any. */
  async get(
    key: string,
    epoch: number,
    render: () => Promise<Rendered>,
    options: { combination: boolean },
  ): Promise<Entry> {
    const fresh = this.fresh(key, epoch)
    if (fresh) return fresh
    const copy = this.#plain.get(key) ?? this.#combinations.get(key)
    const flight = this.#fly(key, epoch, render, options.combination)
    if (!copy) return flight
    // The copy goes out instead, so that nobody sees the failure; it is reported all the same.
    const done = flight.catch(() => copy)
    if (copy.epoch >= epoch && this.#now() - copy.validUntil < GRACE_MS) return copy
    return orAfter(done, this.#options.patienceMs, () => copy)
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
    render: () => Promise<Rendered>,
    combination: boolean,
  ): Promise<Entry> {
    const under = this.#flights.get(key)
    if (under && under.epoch >= epoch) return under.done
    const flight: Flight = {
      epoch,
      done: this.#run(render, combination).then((rendered) => {
        const { answer, validUntil } = rendered
        const entry = { answer, epoch: Math.min(epoch, rendered.epoch ?? epoch), validUntil }
        if (rendered.keep) this.#keep(key, entry, combination)
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

  #run(render: () => Promise<Rendered>, combination: boolean): Promise<Rendered> {
    const { gate, combinationGate } = this.#options
    return combination ? combinationGate.run(() => gate.run(render)) : gate.run(render)
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
