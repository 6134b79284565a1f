import { Poller } from '#lib/process/poller.ts'
import type { SoldOut } from './types.ts'

type Listener = (locationId: string) => void

/**
 * Tells this process when something was sold out or became available again, whichever instance recorded it. The
 * end of a time span is not announced: it was known when it was read.
 */
export class SoldOutFeed {
  readonly #source: () => Promise<Pick<SoldOut, 'changes'>>
  readonly #listeners = new Set<Listener>()
  readonly #poller = new Poller(
    () => this.#readChanges(),
    (error) => console.error('what is sold out could not be looked for', error),
  )
  #version: number | null = null

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
    await this.#poller.start()
    return () => this.#poller.stop()
  }

  /** Polls once more; what changed before the call is told when it resolves. */
  poll(): Promise<void> {
    return this.#poller.poll()
  }

  async #readChanges(): Promise<void> {
    const source = await this.#source()
    const { version, locations } = await source.changes(this.#version ?? 0)
    const first = this.#version === null
    this.#version = version
    if (first) return
    for (const id of locations) for (const listener of this.#listeners) listener(id)
  }
}
