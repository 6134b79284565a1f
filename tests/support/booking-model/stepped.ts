import type { BookingDatabase } from '#storage/database.ts'

/** What a call stops at until the test lets it go on. */
type Gate = { name: string; open(): void; shut(error: Error): void }

/**
 * A process whose work stops before each thing that it does with others: before transactions of its store, and wherever else
 * `stop` is called. The test lets it go on step by step, or has it die where it stands.
 */
export class SteppedProcess<T> {
  #gate: Gate | null = null
  #isDead = false
  #ended: { value: T } | { error: unknown } | null = null
  /** Resolves when the process stops or ends the next time. */
  #paused = Promise.withResolvers<void>()

  /** Begins the work, which is given the process; `next` resolves when it stops first. */
  begin(work: (process: SteppedProcess<T>) => Promise<T>): Promise<void> {
    work(this).then(
      (value) => this.#end({ value }),
      (error: unknown) => this.#end({ error }),
    )
    return this.#paused.promise
  }

  /** Where the process stands; null if it has ended. */
  get at(): string | null {
    return this.#gate?.name ?? null
  }

  /** What the work returned; undefined while it goes on. Throws what the work threw. */
  get result(): T | undefined {
    if (this.#ended && 'error' in this.#ended) throw this.#ended.error
    return this.#ended?.value
  }

  /** Stops here until the test goes on. */
  stop(name: string): Promise<void> {
    if (this.#isDead) return Promise.reject(new Error('the process is dead'))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#gate = { name, open: resolve, shut: reject }
    this.#paused.resolve()
    return promise
  }

  /** Goes on to the next stop, or to the end. */
  async go(): Promise<void> {
    const gate = this.#gate
    if (!gate) return
    this.#gate = null
    this.#paused = Promise.withResolvers<void>()
    gate.open()
    await this.#paused.promise
  }

  /** Stands where it is for ever: work that has no timers ends with that. */
  freeze(): void {
    this.#isDead = true
    this.#gate = null
  }

  /** Dies where it stands: nothing that it does afterwards reaches anybody. */
  async die(): Promise<void> {
    this.#isDead = true
    const gate = this.#gate
    if (!gate) return
    this.#gate = null
    this.#paused = Promise.withResolvers<void>()
    gate.shut(new Error('the process is dead'))
    await this.#paused.promise
    this.#ended = null
  }

  /** The store as the process has it: it stops before transactions, and where an answer is read. */
  store(store: BookingDatabase, stopsAt: (locks: string[]) => boolean = () => true) {
    const alive = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
      return (...args: A): Promise<R> =>
        this.#isDead ? Promise.reject(new Error('the process is dead')) : call(...args)
    }
    const transaction: BookingDatabase['transaction'] = async (locks, work) => {
      if (stopsAt(locks.exclusive ?? [])) await this.stop('transaction')
      // However long the process stood there, it waits for its locks as if it had just come.
      const { exclusive = [], shared = [] } = locks
      return store.transaction({ exclusive, shared }, work)
    }
    const all: BookingDatabase['all'] = async (text, values) => {
      if (text.includes('WHERE r.id = $1')) await this.stop('answer')
      return store.all(text, values)
    }
    // Leases are renewed by the trace, and not by a timer while the process stands still.
    const run: BookingDatabase['run'] = async (text, values) =>
      text.trimStart().startsWith('UPDATE attempts SET lease_until') ? 1 : store.run(text, values)
    const stepped: BookingDatabase = {
      ...store,
      run: alive(run),
      all: alive(all) as BookingDatabase['all'],
      transaction: alive(transaction) as BookingDatabase['transaction'],
    }
    return stepped
  }

  #end(ended: { value: T } | { error: unknown }): void {
    this.#ended = ended
    this.#paused.resolve()
  }
}
