import { totalOutage } from '#lib/outage/current-outage.ts'
import type { Outage } from '#lib/outage/outage.ts'

/** Thrown if an outage makes a response impossible. */
export class OutageError extends Error {
  readonly outage: Outage

  constructor(outage: Outage) {
    super(outage.message)
    this.outage = outage
  }
}

/** Throws `OutageError` while no data can be read: a render could only fail. */
export function throwDuringOutage(): void {
  const outage = totalOutage()
  if (outage) throw new OutageError(outage)
}
