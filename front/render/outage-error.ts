import type { Outage } from '#lib/outage/outage.ts'
import { allStopped } from '#lib/outage/standing.ts'

/** Thrown where an outage makes an answer impossible. */
export class OutageError extends Error {
  readonly outage: Outage

  constructor(outage: Outage) {
    super(outage.message)
    this.outage = outage
  }
}

/** Throws `Down` while nothing can be read: a render could only fail. */
export function throwDuringOutage(): void {
  const outage = allStopped()
  if (outage) throw new OutageError(outage)
}
