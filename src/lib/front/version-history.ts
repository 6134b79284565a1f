type Step = { from: number; value: number }

/** Steps that are kept. Of what was before them it is said that it had the first one's value already. */
const MOST_STEPS = 500

/** A counter that only grows, with its values over the last while. */
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

  /** The value `ms` ago; older than the history it is the oldest known value, never too low. */
  valueAgo(ms: number): number {
    const moment = this.#now() - ms
    const step = this.#steps.findLast(({ from }) => from <= moment) ?? this.#steps[0]
    return step?.value ?? this.value
  }
}
