import type { IncomingMessage } from 'node:http'
import { type AskedAddress, addressCounts } from '#lib/address-counts/address-counts.ts'
import { isCountedVisit } from '#lib/address-counts/counted-visit.ts'
import { isListedAddress } from '#lib/address-counts/missing-address.ts'

/** Counts, in memory, that a guest was led on by these addresses (spec:operations.address-counts). */
export function countAsked(
  { method, headers }: IncomingMessage,
  asked: readonly AskedAddress[],
): void {
  if (asked.length === 0 || !isCountedVisit(method, headers)) return
  const now = Date.now()
  for (const one of asked) addressCounts().add(one, now)
}

/** Counts, in memory, that a guest asked for an address that nothing is at, where it may be listed. */
export function countMissing(req: IncomingMessage, path: string): void {
  if (isListedAddress(path)) countAsked(req, [['missing', path]])
}
