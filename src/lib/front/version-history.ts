type Step = { from: number; value: number }

/** Steps that are kept. Of what was before them it is said that it had the first one's value already. */
const MOST_STEPS = 500

/** A number that only grows, and what it was at each moment of the last while. */
export class VersionHistory {
  value = 0
  readonly #steps: Step[] = [{ from: Number.NEGATIVE_INFINITY, value: 0 }]
  readonly #now: () => number

  /** `now` in ms, by a clock that is never set. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Makes it `value` from the moment `from` on, which is not before the last one. */
  raise(value: number, from: number = this.#now()): void {
    this.value = value
    this.#steps.push({ from, value })
    if (this.#steps.length > MOST_STEPS) this.#steps.shift()
  }

  /** What it was `ms` ago, never too little. */
  valueAgo(ms: number): number {
    const moment = this.#now() - ms
    const step = this.#steps.findLast(({ from }) => from <= moment) ?? this.#steps[0]
    return step?.value ?? this.value
  }
}
