import { processSingleton } from '#lib/process/process-singleton.ts'
import type { GeoLocation, GeoLookup, GeolocationProvider } from './contract.ts'
import { geolocationVendors } from './vendors.ts'

/** The connected providers, the most trusted first. */
function providers(): GeolocationProvider[] {
  return processSingleton('geolocation', () =>
    geolocationVendors.flatMap(({ connect }) => connect() ?? []),
  )
}

/** Where the visitor probably is, by the first provider that can tell; null where none can. */
export function locate(lookup: GeoLookup): GeoLocation | null {
  for (const provider of providers()) {
    const place = provider.locate(lookup)
    if (place) return place
  }
  return null
}
