import type { CspSourceList, FrontPorts, SitePaths } from '#lib/front-ports.ts'

/** What the front knows of the published site as a whole, at one epoch. */
export type SiteFacts = SitePaths & { epoch: number; csp: CspSourceList }

const NOTHING: SiteFacts = { epoch: -1, paths: 'all', redirects: new Map(), csp: {} }

/** Reads paths, redirects and policy sources once per epoch; keeps the last ones where that fails. */
export class SiteFactsReader {
  #facts = NOTHING
  #reading: { epoch: number; done: Promise<SiteFacts> } | undefined
  readonly #ports: () => FrontPorts
  readonly #onError: (error: unknown) => void

  constructor(ports: () => FrontPorts, onError: (error: unknown) => void) {
    this.#ports = ports
    this.#onError = onError
  }

  /** The facts of `epoch` or a later one; never rejects. */
  at(epoch: number): SiteFacts | Promise<SiteFacts> {
    if (this.#facts.epoch >= epoch) return this.#facts
    if (this.#reading && this.#reading.epoch >= epoch) return this.#reading.done
    const reading = { epoch, done: this.#read(epoch) }
    this.#reading = reading
    return reading.done
  }

  async #read(epoch: number): Promise<SiteFacts> {
    try {
      const ports = this.#ports()
      const [paths, csp] = await Promise.all([ports.paths.read(), ports.csp.read()])
      if (epoch > this.#facts.epoch) this.#facts = { ...paths, csp, epoch }
    } catch (error) {
      this.#onError(error)
    }
    this.#reading = undefined
    return this.#facts
  }
}
