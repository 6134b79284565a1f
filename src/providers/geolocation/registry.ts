import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
import { createCdnHeaders as cdnHeaders } from './cdn-headers/adapter.ts'
import { createCityDatabase as cityDatabase } from './city-database/adapter.ts'
import type { GeoLocation, GeoLookup, GeolocationProvider } from './contract.ts'

/** The connected providers, the one to be believed first at the head. */
function providers(): GeolocationProvider[] {
  return processSingleton('geolocation', () => {
    const { headers, database } = env.geolocation
    const behindNetwork = headers ? [cdnHeaders({ network: headers })] : []
    return [...behindNetwork, cityDatabase({ file: database })]
  })
}

/** Where the visitor probably is, by the first provider that can tell; null where none can. */
export function locate(lookup: GeoLookup): GeoLocation | null {
  for (const provider of providers()) {
    const place = provider.locate(lookup)
    if (place) return place
  }
  return null
}
