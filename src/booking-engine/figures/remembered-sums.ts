import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { GroupSums } from './group-sums.ts'
import type { Span } from './types.ts'

/**
 * How many locations of days, weeks and stretches stay in memory, of 600 bytes each: two years of 1,000 locations week
 * by week, and the days of the latest weeks and of the ends of some spans.
 */
const MOST = 200_000

/** Size of the part of an entry that is over all locations, counted in locations. */
const REST = 20

/** Sums of some days that are over, and the version of these days that they were read at. */
type Remembered = { version: number; sums: GroupSums }

const remembered = new LRUCache<string, Remembered>({
  maxSize: MOST,
  sizeCalculation: ({ sums }) => sums.locations.size + REST,
})

/** Sums of days and weeks over the same locations, in the memory of this thread: those that were used last stay. */
export type SumsOfLocations = {
  get(days: Span): Remembered | undefined
  set(days: Span, remembered: Remembered): void
}

/** The remembered sums over some locations, in any order. */
export function rememberedSums(locationIds: readonly string[]): SumsOfLocations {
  const ids = JSON.stringify(locationIds.toSorted())
  const group = createHash('sha256').update(ids).digest('base64')
  const keyOf = ({ from, to }: Span) => `${from} ${to} ${group}`
  return {
    get: (days) => remembered.get(keyOf(days)),
    set: (days, one) => void remembered.set(keyOf(days), one),
  }
}
