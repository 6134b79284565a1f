import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
import { createCdnHeaders as cdnHeaders } from './cdn-headers/adapter.ts'
import { createCityDatabase as cityDatabase } from './city-database/adapter.ts'
import type { GeoLocation, GeoLookup, GeolocationProvider } from './contract.ts'

/** What holds when the lookup fails (spec:shell.geolocation-fallback). */
export const FALLBACK: GeoLocation = {
  country: 'CA',
  region: 'British Columbia',
  coordinates: null,
}

/** The connected providers, the one to be believed first at the head. */
function providers(): GeolocationProvider[] {
  return processSingleton('geolocation', () => {
    const { headers, database } = env.geolocation
    const behindNetwork = headers ? [cdnHeaders({ network: headers })] : []
    return [...behindNetwork, cityDatabase({ file: database })]
  })
}

/** Where the visitor probably is: the first provider that can tell, else CA / British Columbia. */
export function locate(whereabouts: GeoLookup): GeoLocation {
  for (const provider of providers()) {
    const place = provider.locate(whereabouts)
    if (place) return place
  }
  return FALLBACK
}
