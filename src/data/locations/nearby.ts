import { distanceKm } from '#lib/geo/distance.ts'
import type { LocationSummary } from './location-summary.ts'

type Place = Pick<LocationSummary, 'id' | 'coordinates' | 'isFlagship'>

/** Nearby radius in km, and how many are shown (spec:locations.nearby). */
const RADIUS_KM = 21
const MAX_NEARBY = 2

/** One of the locations that are near, with how far it is. */
export type Near<Location> = Location & { distanceKm: number }

/**
 * Locations near one of them, nearest first, at most 2: those within 21 km, and for a flagship the
 * nearest flagships however far (spec:locations.nearby). Ties are in content order (spec:locations.ties).
 */
export function nearbyLocations<One extends Place>(
  location: Place,
  all: readonly One[],
): Near<One>[] {
  const near = location.isFlagship
    ? byDistance(location, all).filter(({ isFlagship }) => isFlagship)
    : locationsWithinRadius(location, all)
  return near.slice(0, MAX_NEARBY)
}

/** All locations within the radius of one of them, nearest first. */
export function locationsWithinRadius<One extends Place>(
  location: Place,
  all: readonly One[],
): Near<One>[] {
  return byDistance(location, all).filter(({ distanceKm }) => distanceKm <= RADIUS_KM)
}

function byDistance<One extends Place>(location: Place, all: readonly One[]): Near<One>[] {
  const from = location.coordinates
  if (!from) return []
  return all
    .flatMap((other) => {
      if (other.id === location.id || !other.coordinates) return []
      return [{ ...other, distanceKm: distanceKm(from, other.coordinates) }]
    })
    .sort((a, b) => a.distanceKm - b.distanceKm)
}
