import { orAfter } from './or-after.ts'

/** What was read of the published site as a whole, and the epoch that it is true at. */
export type AtEpoch<Value> = { epoch: number; value: Value }

/** For how long a request waits for what is true at a new epoch before it takes the last there was. */
const PATIENCE_MS = 2000
/** After a failure the last one stands for this long, so that an outage is not asked at every request. */
const REST_MS = 500

export type PerEpochOptions<Value> = {
  read: () => Promise<Value>
  /** What stands while nothing could be read yet. */
  otherwise: Value
  onError: (error: unknown) => void
}

/** Reads something of the whole site once per epoch, when it is asked for; keeps the last where that fails. */
export class PerEpoch<Value> {
  #last: AtEpoch<Value>
  #reading: { epoch: number; done: Promise<AtEpoch<Value>> } | undefined
  #restUntil = 0
  readonly #options: PerEpochOptions<Value>

  constructor(options: PerEpochOptions<Value>) {
    this.#options = options
    this.#last = { epoch: -1, value: options.otherwise }
  }

  /** What is true at `epoch` or later, or the last there was; never rejects. */
  at(epoch: number): AtEpoch<Value> | Promise<AtEpoch<Value>> {
    if (this.#last.epoch >= epoch || Date.now() < this.#restUntil) return this.#last
    if (this.#reading && this.#reading.epoch >= epoch) return this.#reading.done
    const reading = { epoch, done: this.#inTime(this.#read(epoch)) }
    this.#reading = reading
    return reading.done
  }

  async #read(epoch: number): Promise<AtEpoch<Value>> {
    try {
      const value = await this.#options.read()
      if (epoch > this.#last.epoch) this.#last = { epoch, value }
    } catch (error) {
      this.#restUntil = Date.now() + REST_MS
      this.#options.onError(error)
    }
    if (this.#reading?.epoch === epoch) this.#reading = undefined
    return this.#last
  }

  async #inTime(read: Promise<AtEpoch<Value>>): Promise<AtEpoch<Value>> {
    // Before the first there is nothing to fall back on that would not guess.
    if (this.#last.epoch === -1) return read
    return orAfter(read, PATIENCE_MS, () => this.#last)
  }
}
