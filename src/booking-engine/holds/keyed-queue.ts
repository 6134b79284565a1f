import { BusyError } from '#lib/sql/busy-error.ts'

/** The queue of one key: how many were queued so far, and up to which of them the last `BusyError` applies. */
type Queue = {
  last: Promise<unknown>
  queued: number
  busy: { error: BusyError; upTo: number } | null
}

/**
 * Runs work with the same key one after the other within this process. Between processes the database decides;
 * this only keeps a process from racing against itself. If the rows of a key are locked (`BusyError.shared`),
 * the error applies to all work that was queued behind it, which would wait for the same rows. If work waited
 * in vain for something of its own, the work behind it runs, but is told so (`afterBusy`), so that nobody waits
 * for one after the other.
 */
export class KeyedQueue {
  readonly #queues = new Map<string, Queue>()

  run<T>(key: string, work: (afterBusy: boolean) => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { last: Promise.resolve(), queued: 0, busy: null }
    this.#queues.set(key, queue)
    const position = ++queue.queued
    const next = queue.last.then(() => {
      const before = queue.busy && position <= queue.busy.upTo ? queue.busy.error : null
      if (before?.isContention) throw before
      return work(before !== null)
    })
    const settled = next.then(
      () => {},
      (error: unknown) => {
        const isNew = error instanceof BusyError && error !== queue.busy?.error
        if (isNew) queue.busy = { error, upTo: queue.queued }
      },
    )
    queue.last = settled.then(() => {
      if (position === queue.queued) this.#queues.delete(key)
    })
    return next
  }
}
