import type { AskedAddress } from '#lib/address-counts/address-counts.ts'
import type { QuarterCount } from '#lib/site-counts/quarter-counts.ts'
import { localOf } from '#lib/time/time.ts'
import type { AddressCount } from '#storage/address-counts.ts'

/** Counts by the days of a time zone, as they are stored. */
export function addressRows(
  counts: readonly QuarterCount<AskedAddress>[],
  timeZone: string,
): AddressCount[] {
  return counts.map(({ at, what: [kind, address], count }) => ({
    ...{ kind, address, day: localOf(at, timeZone).slice(0, 10), count },
  }))
}
