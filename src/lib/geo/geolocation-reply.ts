import type { Coordinates } from './distance.ts'

/** Where a visitor probably is; `coordinates` null where only the country or region is known. */
export type Geolocation = { country: string; region: string; coordinates: Coordinates | null }

/**
 * The body of `GET /api/geolocation`; `located` false = the lookup failed and `geo` is the fallback. `location` is
 * the uid of the visitor's own location, null where the group has none, left out where it cannot be told.
 */
export type GeolocationReply = {
  data: {
    geo: { countryCode: string; region: string; lat: number; lon: number }
    located: boolean
    location?: string | null
  }
}

/** What holds where a lookup fails (spec:shell.geolocation-fallback). */
const FALLBACK: Geolocation = { country: 'CA', region: 'British Columbia', coordinates: null }

/** The reply for a visitor's place, or for a lookup that failed (null), and their location. Coordinates 0,0 = none. */
export function toGeolocationReply(
  place: Geolocation | null,
  location?: string | null,
): GeolocationReply {
  const { country, region, coordinates } = place ?? FALLBACK
  const { latitude: lat, longitude: lon } = coordinates ?? { latitude: 0, longitude: 0 }
  const geo = { countryCode: country, region, lat, lon }
  const located = place !== null
  return { data: { geo, located, ...(location === undefined ? {} : { location }) } }
}
