import { Poller } from '#lib/process/poller.ts'
import type { HostApi } from './types.ts'

type Versions = Pick<HostApi, 'locationVersions'>

type Follower = {
  locationIds: readonly string[]
  /** The version that was told last. */
  told: string | null
  tell(version: string): void
}

/**
 * Tells this process the version of one or several locations whenever anything has changed that their staff see,
 * whichever instance changed it. Nothing is read while nobody follows.
 */
export class LocationFeed {
  readonly #source: () => Promise<Versions>
  readonly #followers = new Set<Follower>()
  readonly #poller = new Poller(
    () => this.#readVersions(),
    (error) => console.error('what changed for hosts could not be looked for', error),
  )

  constructor(source: () => Promise<Versions>) {
    this.#source = source
  }

  /** Calls `tell` with the version of the locations, now and at every change, until the returned function is called. */
  follow(locationIds: readonly string[], tell: Follower['tell']): () => void {
    const follower: Follower = { locationIds, told: null, tell }
    this.#followers.add(follower)
    if (this.#followers.size === 1) void this.#poller.start()
    else void this.#poller.poll()
    return () => {
      this.#followers.delete(follower)
      if (this.#followers.size === 0) this.#poller.stop()
    }
  }

  /** Polls once more, and says whether the versions could be read: what changed before the call is told by then. */
  async poll(): Promise<boolean> {
    await this.#poller.poll()
    return !this.#poller.failing
  }

  async #readVersions(): Promise<void> {
    const ids = new Set([...this.#followers].flatMap(({ locationIds }) => locationIds))
    if (ids.size === 0) return
    const versions = await (await this.#source()).locationVersions([...ids])
    for (const follower of this.#followers) {
      const all = follower.locationIds.map((id) => versions.get(id))
      // A follower that was added while the versions were read is told by the next read.
      if (all.includes(undefined)) continue
      const version = all.join(' ')
      if (version === follower.told) continue
      follower.told = version
      follower.tell(version)
    }
  }
}
