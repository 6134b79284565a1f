import type { Payload } from 'payload'
import { cache } from 'react'
import { localOf } from '#lib/time/time.ts'
import { type AddressTotal, readFollowed } from '#storage/address-counts.ts'
import { bookingDatabase } from '#storage/process.ts'
import { groupTimeZone } from '../group-time-zone.ts'

/** Whose addresses are counted: redirects of the editors, and former addresses of documents. */
export type FollowedKind = 'redirect' | 'former'

/** Today at the group, by whose days addresses are counted. */
export const groupToday = cache(
  async (payload: Payload): Promise<string> =>
    localOf(Date.now(), await groupTimeZone(payload)).slice(0, 10),
)

/** How often an address was followed, read once for all that one answer shows; null where it is not known to have been. */
export const followedTotal = cache(
  async (payload: Payload, kind: FollowedKind, address: string): Promise<AddressTotal | null> =>
    readFollowed(await bookingDatabase(), { kind, address }, await groupToday(payload)),
)
