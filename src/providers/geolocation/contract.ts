import type { Coordinates } from '#lib/geo/distance.ts'

/** What a provider may look at. */
export type GeoLookup = {
  /** The visitor's address, or null where nobody knows it. */
  address: string | null
  /** Headers of the request; location headers in them have passed TRUSTED_PROXIES. */
  headers: Headers
}

/** Where a visitor probably is. */
export type GeoLocation = {
  /** ISO 3166-1 code: `CA`. */
  country: string
  /** Name of the province or state, in English: `British Columbia`; empty where unknown. */
  region: string
  /**
   * Position of the city, rounded to 0.01° (about a kilometre). Null where only the country or region is
   * known: its centre is a place where nobody is, and "nearest" would be wrong.
   */
  coordinates: Coordinates | null
}

/** Port: finds a visitor's place without asking them, and without telling anybody else. */
export type GeolocationProvider = {
  /** The place, or null where this provider cannot tell. Never throws for what a client sent. */
  locate(lookup: GeoLookup): GeoLocation | null
}

/** A coordinate as places carry it: 0.01°. */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** Coordinates of a city, or null where there is no city or no number (also 0,0, spec:shell.geolocation-fallback). */
export function cityCoordinates(
  city: string | null | undefined,
  latitude: number,
  longitude: number,
): Coordinates | null {
  if (!city || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  if (latitude === 0 && longitude === 0) return null
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) }
}
