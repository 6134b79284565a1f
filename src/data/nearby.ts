import { distanceKm } from '#lib/distance.ts'
import type { LocationSummary } from './location-summary.ts'

/** S1 §9: nearby radius in km, and how many are shown. */
const RADIUS_KM = 21
const MOST = 2

export type NearbyLocation = LocationSummary & { distanceKm: number }

/**
 * Locations near one of them, nearest first, at most 2: those within 21 km, and for a flagship the
 * nearest flagships however far (S1 §4, D-18). Ties are in content order (D-24).
 */
export function nearbyOf(
  location: LocationSummary,
  all: readonly LocationSummary[],
): NearbyLocation[] {
  const from = location.coordinates
  if (!from) return []
  return all
    .flatMap((other) => {
      if (other.id === location.id || !other.coordinates) return []
      const km = distanceKm(from, other.coordinates)
      const counts = location.isFlagship ? other.isFlagship : km <= RADIUS_KM
      return counts ? [{ ...other, distanceKm: km }] : []
    })
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, MOST)
}
