import { env } from '../../../env.ts'
import type { GeolocationProvider } from '../contract.ts'
import { createCityDatabase } from './adapter.ts'

/** The city database in GEO_DATABASE, else the bundled one. */
export function connect(): GeolocationProvider {
  return createCityDatabase({ file: env.geolocation.database })
}
