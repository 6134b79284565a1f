/**
 * Runs work of one key one after the other within this process. Between processes the database
 * decides; this only keeps one process from racing against itself.
 */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const next = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const settled = next
      .catch(() => {})
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key)
      })
    this.#last.set(key, settled)
    return next
  }
}
