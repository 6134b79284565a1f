/** A place on earth in degrees. */
export type Coordinates = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088

/** Great-circle distance in kilometres (haversine on the mean radius). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const across = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians)
  const h = half(b.latitude - a.latitude) + across * half(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * The nearest of `places` with a distance above 0 (spec:shell.nearest), the first of equals in the given
 * order; places without coordinates are never nearest (spec:shell.nearest), and 0,0 is nowhere
 * (spec:shell.geolocation-fallback).
 */
export function nearest<Place extends { coordinates: Coordinates | null }>(
  from: Coordinates | null,
  places: readonly Place[],
): Place | null {
  if (!hasCoordinates(from)) return null
  let best: { place: Place; km: number } | null = null
  for (const place of places) {
    if (!hasCoordinates(place.coordinates)) continue
    const km = distanceKm(from, place.coordinates)
    if (km > 0 && (!best || km < best.km)) best = { place, km }
  }
  return best?.place ?? null
}

/** Whether coordinates are known: not null and not the 0,0 of a failed lookup (spec:shell.geolocation-fallback). */
export function hasCoordinates(at: Coordinates | null | undefined): at is Coordinates {
  return Boolean(at) && (at?.latitude !== 0 || at?.longitude !== 0)
}
