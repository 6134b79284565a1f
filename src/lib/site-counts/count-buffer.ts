import { processSingleton } from '../process/process-singleton.ts'
import { QuarterCounts } from './quarter-counts.ts'
import type { SiteCount, Step } from './site-count.ts'

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

/** What pages have counted and is not written yet. */
export class CountBuffer {
  readonly #counts = new QuarterCounts<SiteCount>(MOST_KEYS)

  /** Adds a count that came at an instant (ms). */
  add(one: SiteCount, now: number): void {
    this.#counts.add(one, now)
  }

  /** Hands over all counts, and has none any more. */
  take(): BufferedCount[] {
    return this.#counts.take().map(({ at, what: [step, location, detail], count }) => ({
      ...{ at, step, location, detail, count },
    }))
  }
}

/** The one buffer of this process: the front adds to it, the ticker writes it down. */
export function countBuffer(): CountBuffer {
  return processSingleton('site-counts', () => new CountBuffer())
}
