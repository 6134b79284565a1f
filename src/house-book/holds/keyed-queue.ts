import { BusyError } from '#lib/busy.ts'

/** Those who wait for one key: how many have asked so far, and for whom of them the last busy one speaks. */
type Line = {
  last: Promise<unknown>
  asked: number
  busy: { error: BusyError; upTo: number } | null
}

/**
 * Runs work of one key one after the other within this process. Between processes the database
 * decides; this only keeps one process from racing against itself. What found the rows of the key busy speaks
 * for all that waited behind it: each would wait for the same. What waited in vain for something of its own
 * does not, but work behind it is told (`afterBusy`), so that nobody waits for one after the other.
 */
export class KeyedQueue {
  readonly #lines = new Map<string, Line>()

  run<T>(key: string, work: (afterBusy: boolean) => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), asked: 0, busy: null }
    this.#lines.set(key, line)
    const place = ++line.asked
    const next = line.last.then(() => {
      const before = line.busy && place <= line.busy.upTo ? line.busy.error : null
      if (before?.shared) throw before
      return work(before !== null)
    })
    const settled = next.then(
      () => {},
      (error: unknown) => {
        const isNew = error instanceof BusyError && error !== line.busy?.error
        if (isNew) line.busy = { error, upTo: line.asked }
      },
    )
    line.last = settled.then(() => {
      if (place === line.asked) this.#lines.delete(key)
    })
    return next
  }
}
