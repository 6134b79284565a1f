import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
import { create as cdnHeaders } from './cdn-headers/adapter.ts'
import { create as cityDatabase } from './city-database/adapter.ts'
import type { GeolocationProvider, Place, Whereabouts } from './contract.ts'

/** The connected providers, the one to be believed first at the head. */
function providers(): GeolocationProvider[] {
  return processSingleton('geolocation', () => {
    const { headers, database } = env.geolocation
    const behindNetwork = headers ? [cdnHeaders({ network: headers })] : []
    return [...behindNetwork, cityDatabase({ file: database })]
  })
}

/** The visitor's probable place by the first provider that can tell, or null where none can. */
export function locate(whereabouts: Whereabouts): Place | null {
  for (const provider of providers()) {
    const place = provider.locate(whereabouts)
    if (place) return place
  }
  return null
}
