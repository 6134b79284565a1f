import { processSingleton } from '#lib/process/process-singleton.ts'
import type { GeoLocation, GeoLookup, GeolocationProvider } from './contract.ts'
import { geolocationVendors } from './vendors.ts'

/** The location that is assumed if the lookup fails (spec:shell.geolocation-fallback). */
export const FALLBACK: GeoLocation = {
  country: 'CA',
  region: 'British Columbia',
  coordinates: null,
}

/** The connected providers, the most trusted first. */
function providers(): GeolocationProvider[] {
  return processSingleton('geolocation', () =>
    geolocationVendors.flatMap(({ connect }) => connect() ?? []),
  )
}

/** Where the visitor probably is: by the first provider that can tell, else `FALLBACK`. */
export function locate(lookup: GeoLookup): GeoLocation {
  for (const provider of providers()) {
    const location = provider.locate(lookup)
    if (location) return location
  }
  return FALLBACK
}
