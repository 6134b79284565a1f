import { orAfter } from './or-after.ts'

/** What was read of the published site as a whole, and the epoch that it is true at. */
export type EpochSnapshot<Value> = { epoch: number; value: Value }

/** For how long a request waits for what is true at a new epoch before it takes the last there was. */
const WAIT_FOR_FRESH_MS = 2000
/** After a failure the last one stands for this long, so that an outage is not asked at every request. */
const BACKOFF_MS = 500

export type EpochValueOptions<Value> = {
  read: () => Promise<Value>
  /** What stands while nothing could be read yet. */
  fallback: Value
  onError: (error: unknown) => void
}

/** Reads something of the whole site once per epoch, when it is asked for; keeps the last where that fails. */
export class EpochValue<Value> {
  #latest: EpochSnapshot<Value>
  #reading: { epoch: number; done: Promise<EpochSnapshot<Value>> } | undefined
  #backoffUntil = 0
  readonly #options: EpochValueOptions<Value>

  constructor(options: EpochValueOptions<Value>) {
    this.#options = options
    this.#latest = { epoch: -1, value: options.fallback }
  }

  /** What is true at `epoch` or later, or the last there was; never rejects. */
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
    // Before the first there is nothing to fall back on that would not guess.
    if (this.#latest.epoch === -1) return read
    return orAfter(read, WAIT_FOR_FRESH_MS, () => this.#latest)
  }
}
