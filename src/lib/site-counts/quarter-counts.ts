/** Every zone's midnight is the beginning of such a part of an hour, ms. */
const QUARTER_MS = 15 * 60_000

/** Equal counts of one quarter of an hour. `at`: its beginning (ms). */
export type QuarterCount<What> = { at: number; what: What; count: number }

/** Counts that wait to be written, in memory: nothing tells which of them came from the same browser. */
export class QuarterCounts<What extends readonly string[]> {
  readonly #mostKeys: number
  #counts = new Map<string, QuarterCount<What>>()

  /** `mostKeys`: the different counts that are held at once; what comes beyond them is dropped. */
  constructor(mostKeys: number) {
    this.#mostKeys = mostKeys
  }

  /** Adds a count of an instant (ms). */
  add(what: What, now: number): void {
    const at = Math.floor(now / QUARTER_MS) * QUARTER_MS
    const key = `${at} ${what.join(' ')}`
    const known = this.#counts.get(key)
    if (known) known.count++
    else if (this.#counts.size < this.#mostKeys) this.#counts.set(key, { at, what, count: 1 })
  }

  /** Hands over all counts, and has none any more. */
  take(): QuarterCount<What>[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }
}
