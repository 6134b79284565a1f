import type { CspSourceList, FrontPorts, SitePaths } from '#lib/front-ports.ts'

/** What the front knows of the published site as a whole, at one epoch. */
export type SiteFacts = SitePaths & { epoch: number; csp: CspSourceList }

const NOTHING: SiteFacts = { epoch: -1, paths: 'all', redirects: new Map(), csp: {} }

/** For how long a request waits for the facts of a new epoch before it takes the last ones. */
const PATIENCE_MS = 2000
/** After a failure the last facts stand for this long, so that an outage is not asked at every request. */
const REST_MS = 500

/** Reads paths, redirects and policy sources once per epoch; keeps the last ones where that fails. */
export class SiteFactsReader {
  #facts = NOTHING
  #reading: { epoch: number; done: Promise<SiteFacts> } | undefined
  #restUntil = 0
  readonly #ports: () => FrontPorts
  readonly #onError: (error: unknown) => void

  constructor(ports: () => FrontPorts, onError: (error: unknown) => void) {
    this.#ports = ports
    this.#onError = onError
  }

  /** The facts of `epoch` or a later one, or the last ones there were; never rejects. */
  at(epoch: number): SiteFacts | Promise<SiteFacts> {
    if (this.#facts.epoch >= epoch || Date.now() < this.#restUntil) return this.#facts
    if (this.#reading && this.#reading.epoch >= epoch) return this.#reading.done
    const reading = { epoch, done: this.#inTime(this.#read(epoch)) }
    this.#reading = reading
    return reading.done
  }

  async #read(epoch: number): Promise<SiteFacts> {
    try {
      const ports = this.#ports()
      const [paths, csp] = await Promise.all([ports.paths.read(), ports.csp.read()])
      if (epoch > this.#facts.epoch) this.#facts = { ...paths, csp, epoch }
    } catch (error) {
      this.#restUntil = Date.now() + REST_MS
      this.#onError(error)
    }
    if (this.#reading?.epoch === epoch) this.#reading = undefined
    return this.#facts
  }

  async #inTime(read: Promise<SiteFacts>): Promise<SiteFacts> {
    // Without any facts yet there is nothing to fall back on that would not guess.
    if (this.#facts === NOTHING) return read
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<SiteFacts>((resolve) => {
      timer = setTimeout(() => resolve(this.#facts), PATIENCE_MS)
    })
    try {
      return await Promise.race([read, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
