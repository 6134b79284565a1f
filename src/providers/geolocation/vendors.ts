import { connect as connectCdnHeaders } from './cdn-headers/connect.ts'
import { cdnHeaders } from './cdn-headers/descriptor.ts'
import { connect as connectCityDatabase } from './city-database/connect.ts'
import { cityDatabase } from './city-database/descriptor.ts'

/** The sources of geolocation, one line each, the most trusted first. They are connected without waiting. */
export const geolocationVendors = [
  { ...cdnHeaders, connect: connectCdnHeaders },
  { ...cityDatabase, connect: connectCityDatabase },
] as const
