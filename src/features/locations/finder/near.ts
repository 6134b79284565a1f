import { type Coordinates, distanceKm } from '#lib/geo/distance.ts'

/** A guest drives so far for dinner, in km; what is further away is not "near". */
export const NEARBY_KM = 160

/** So many are offered where nothing is within reach. */
const AT_LEAST = 3

export type NearbyLocations<Item> = {
  /** In their order, each with its distance in km. */
  items: (Item & { km: number })[]
  /** Whether they are within reach; otherwise they are the nearest there are. */
  within: boolean
}

/**
 * The locations within reach of a place, nearest first, and where there are none the nearest three.
 * Equals keep their order, and what has no coordinates is near nothing (spec:locations.ties). One that is coming soon
 * stands after all where guests can go.
 */
export function nearbyLocations<
  Item extends { coordinates: Coordinates | null; comingSoon?: boolean },
>(from: Coordinates, all: readonly Item[]): NearbyLocations<Item> {
  const sorted = all
    .flatMap((one) => (one.coordinates ? [{ ...one, km: distanceKm(from, one.coordinates) }] : []))
    .sort((a, b) => Number(a.comingSoon ?? false) - Number(b.comingSoon ?? false) || a.km - b.km)
  const items = sorted.filter(({ km }) => km <= NEARBY_KM)
  return items.length > 0
    ? { items, within: true }
    : { items: sorted.slice(0, AT_LEAST), within: false }
}
