import { processSingleton } from '../process/process-singleton.ts'
import { QuarterCounts } from '../site-counts/quarter-counts.ts'

/**
 * What is counted of an address: that a redirect of the editors led on from it, that a document's former address did, or
 * that nothing was there.
 */
export type AddressKind = 'redirect' | 'former' | 'missing'

/** An address that somebody asked for: a path without query. */
export type AskedAddress = readonly [kind: AddressKind, address: string]

/** Different counts that are held at once. What comes beyond them, while a database is away, is dropped. */
const MOST_KEYS = 5000

/** Addresses that nothing is at, of those: anybody can make them up, and the others keep their room. */
const MOST_MISSING = 1000

/** How often addresses were asked for and not written yet, in memory. */
export class AddressCounts {
  #known = new QuarterCounts<AskedAddress>(MOST_KEYS - MOST_MISSING)
  #missing = new QuarterCounts<AskedAddress>(MOST_MISSING)

  /** Counts a request of an instant (ms). */
  add(asked: AskedAddress, now: number): void {
    const counts = asked[0] === 'missing' ? this.#missing : this.#known
    counts.add(asked, now)
  }

  /** Hands over all counts, and has none any more. */
  take() {
    return [...this.#known.take(), ...this.#missing.take()]
  }
}

/** The one of this process: the front adds to it, the ticker writes it down. */
export function addressCounts(): AddressCounts {
  return processSingleton('address-counts', () => new AddressCounts())
}
