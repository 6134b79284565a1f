import { withTimeout } from '#lib/process/with-timeout.ts'

/** A value derived from all published content, and the epoch at which it was read. */
export type EpochSnapshot<Value> = { epoch: number; value: Value }

/** How long a request waits for the value of a new epoch before it takes the previous one. */
const WAIT_FOR_FRESH_MS = 2000
/** After a failed read the previous value is used for this long, so that not every request retries. */
const BACKOFF_MS = 500

export type EpochValueOptions<Value> = {
  read: () => Promise<Value>
  /** The value until the first read succeeds. */
  fallback: Value
  onError: (error: unknown) => void
}

/** A value that is read lazily, once per epoch. If a read fails or is slow, the previous value is used. */
export class EpochValue<Value> {
  #latest: EpochSnapshot<Value>
  #reading: { epoch: number; done: Promise<EpochSnapshot<Value>> } | undefined
  #backoffUntil = 0
  readonly #options: EpochValueOptions<Value>

  constructor(options: EpochValueOptions<Value>) {
    this.#options = options
    this.#latest = { epoch: -1, value: options.fallback }
  }

  /** The value at `epoch` or later, or the latest known; never rejects. */
  get(epoch: number): EpochSnapshot<Value> | Promise<EpochSnapshot<Value>> {
    if (this.#latest.epoch >= epoch || Date.now() < this.#backoffUntil) return this.#latest
    if (this.#reading && this.#reading.epoch >= epoch) return this.#reading.done
    const reading = { epoch, done: this.#withTimeout(this.#read(epoch)) }
    this.#reading = reading
    return reading.done
  }

  async #read(epoch: number): Promise<EpochSnapshot<Value>> {
    try {
      const value = await this.#options.read()
      if (epoch > this.#latest.epoch) this.#latest = { epoch, value }
    } catch (error) {
      this.#backoffUntil = Date.now() + BACKOFF_MS
      this.#options.onError(error)
    }
    if (this.#reading?.epoch === epoch) this.#reading = undefined
    return this.#latest
  }

  async #withTimeout(read: Promise<EpochSnapshot<Value>>): Promise<EpochSnapshot<Value>> {
    // Before the first read there is no previous value.
    if (this.#latest.epoch === -1) return read
    return withTimeout(read, WAIT_FOR_FRESH_MS, () => this.#latest)
  }
}
