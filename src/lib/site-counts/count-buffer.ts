import { processSingleton } from '../process/process-singleton.ts'
import type { SiteCount, Step } from './site-count.ts'

/** Every zone's midnight is the beginning of such a part of an hour, ms. */
const QUARTER_MS = 15 * 60_000

/** Different counts that are held at once. What comes beyond them, while a database is away, is dropped. */
const MOST_KEYS = 20_000

/** Equal counts of one quarter of an hour. `at`: its beginning (ms). */
export type BufferedCount = {
  at: number
  step: Step
  /** uid of the location; empty where the count belongs to none. */
  location: string
  detail: string
  count: number
}

/** Counts that wait to be written, in memory: nothing tells which of them came from the same browser. */
export class CountBuffer {
  #counts = new Map<string, BufferedCount>()

  /** Adds a count that came at an instant (ms). */
  add([step, location, detail]: SiteCount, now: number): void {
    const at = Math.floor(now / QUARTER_MS) * QUARTER_MS
    const key = `${at} ${step} ${location} ${detail}`
    const known = this.#counts.get(key)
    if (known) known.count++
    else if (this.#counts.size < MOST_KEYS)
      this.#counts.set(key, { at, step, location, detail, count: 1 })
  }

  /** Hands over all counts, and has none any more. */
  take(): BufferedCount[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }
}

/** The one buffer of this process: the front adds to it, the ticker writes it down. */
export function countBuffer(): CountBuffer {
  return processSingleton('site-counts', () => new CountBuffer())
}
