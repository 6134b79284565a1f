import type { SoldOut } from './types.ts'

type Listener = (locationId: string) => void

/** Interval at which changes by other instances are polled, ms. */
const POLL_EVERY = 500

/**
 * Tells this process when something was sold out or became available again, whichever instance recorded it. The
 * end of a time span is not announced: it was known when it was read.
 */
export class SoldOutFeed {
  readonly #source: () => Promise<Pick<SoldOut, 'changes'>>
  readonly #listeners = new Set<Listener>()
  #version: number | null = null
  #polling: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #failing = false

  constructor(source: () => Promise<Pick<SoldOut, 'changes'>>) {
    this.#source = source
  }

  /** Calls `listener` with the id of a location at every change, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Polls now, and twice a second from now on; the returned function stops it. */
  async start(): Promise<() => void> {
    let stopped = false
    const turn = async () => {
      await this.poll()
      if (!stopped) this.#timer = setTimeout(turn, POLL_EVERY).unref()
    }
    await turn()
    return () => {
      stopped = true
      clearTimeout(this.#timer)
    }
  }

  /** Polls after all earlier polls: one of them may have read before the change that the caller waits for. */
  poll(): Promise<void> {
    this.#polling = this.#polling.then(() => this.#readChanges())
    return this.#polling
  }

  async #readChanges(): Promise<void> {
    try {
      const source = await this.#source()
      const { version, locations } = await source.changes(this.#version ?? 0)
      const first = this.#version === null
      this.#version = version
      this.#failing = false
      if (!first) for (const id of locations) this.#tell(id)
    } catch (error) {
      // Logged once per outage, not twice a second.
      if (!this.#failing) console.error('what is sold out could not be looked for', error)
      this.#failing = true
    }
  }

  #tell(locationId: string) {
    for (const listener of this.#listeners) listener(locationId)
  }
}
