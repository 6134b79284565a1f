import { env } from '../../../env.ts'
import type { GeolocationProvider } from '../contract.ts'
import { createCdnHeaders } from './adapter.ts'

/** The location headers of the network in GEO_HEADERS; null without one. */
export function connect(): GeolocationProvider | null {
  const { headers } = env.geolocation
  return headers ? createCdnHeaders({ network: headers }) : null
}
