import { findRegion } from '#lib/geo/regions.ts'
import { cityCoordinates, type GeolocationProvider } from '../contract.ts'

type Names = {
  country: string
  /** The region's name, where the network sends one. */
  region?: string
  regionCode: string
  city: string
  latitude: string
  longitude: string
}

/** Location headers of the content networks, as each documents them. */
const NETWORKS = {
  cloudflare: {
    country: 'cf-ipcountry',
    region: 'cf-region',
    regionCode: 'cf-region-code',
    city: 'cf-ipcity',
    latitude: 'cf-iplatitude',
    longitude: 'cf-iplongitude',
  },
  cloudfront: {
    country: 'cloudfront-viewer-country',
    region: 'cloudfront-viewer-country-region-name',
    regionCode: 'cloudfront-viewer-country-region',
    city: 'cloudfront-viewer-city',
    latitude: 'cloudfront-viewer-latitude',
    longitude: 'cloudfront-viewer-longitude',
  },
  vercel: {
    country: 'x-vercel-ip-country',
    regionCode: 'x-vercel-ip-country-region',
    city: 'x-vercel-ip-city',
    latitude: 'x-vercel-ip-latitude',
    longitude: 'x-vercel-ip-longitude',
  },
} satisfies Record<string, Names>

/** Networks whose headers can be read. */
export type Network = keyof typeof NETWORKS

/** Codes that networks send for "somewhere" and for Tor. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ'])

/** Believes the location headers of one content network; only for sites that stand behind it. */
export function createCdnHeaders({ network }: { network: Network }): GeolocationProvider {
  const names: Names = NETWORKS[network]
  return {
    locate({ headers }) {
      const read = (name: string | undefined) => (name ? (headers.get(name)?.trim() ?? '') : '')
      const country = read(names.country).toUpperCase()
      if (!/^[A-Z]{2}$/.test(country) || NOWHERE.has(country)) return null
      const code = read(names.regionCode)
      const known = findRegion(code)
      const named = known?.country === country ? known.name : code
      return {
        country,
        region: read(names.region) || named,
        coordinates: cityCoordinates(
          read(names.city),
          Number(read(names.latitude) || Number.NaN),
          Number(read(names.longitude) || Number.NaN),
        ),
      }
    },
  }
}
