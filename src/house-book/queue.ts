import { BusyError } from '#lib/busy.ts'

/**
 * Runs work of one key one after the other within this process. Between processes the database
 * decides; this only keeps one process from racing against itself. What found the database busy speaks
 * for all that waits behind it: each would wait for the same in its turn.
 */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<BusyError | null>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve(null)
    const next = before.then((busy) => {
      if (busy) throw busy
      return work()
    })
    const settled = next
      .then(
        () => null,
        (error: unknown) => (error instanceof BusyError ? error : null),
      )
      .then((busy) => {
        if (this.#last.get(key) === settled) this.#last.delete(key)
        return busy
      })
    this.#last.set(key, settled)
    return next
  }
}
