import { describe, expect, test } from 'vitest'
import type { GeoLookup, GeolocationProvider } from './contract.ts'

/** Requests that a provider must know how to read. */
export type Samples = {
  /** From Mountain View, California. */
  city: GeoLookup
  /** From somewhere in a known country, without a city. */
  countryOnly: GeoLookup
  /** From nowhere that this provider knows. */
  unknown: GeoLookup
}

/** Every geolocation adapter passes this. */
export function describeGeolocationProvider(
  name: string,
  make: () => GeolocationProvider,
  samples: Samples,
) {
  describe(`geolocation by ${name}`, () => {
    const provider = make()

    test('finds country, region and city', () => {
      const place = provider.locate(samples.city)
      expect(place).toMatchObject({ country: 'US', region: 'California' })
      expect(place?.coordinates?.latitude).toBeCloseTo(37.42, 1)
      expect(place?.coordinates?.longitude).toBeCloseTo(-122.08, 1)
    })

    test('rounds coordinates to 0.01°', () => {
      const { latitude = 0 } = provider.locate(samples.city)?.coordinates ?? {}
      expect(latitude).toBe(Math.round(latitude * 100) / 100)
    })

    test('a hit without a city has no coordinates', () => {
      const place = provider.locate(samples.countryOnly)
      expect(place?.country).toMatch(/^[A-Z]{2}$/)
      expect(place?.coordinates).toBeNull()
    })

    test('does not guess', () => {
      expect(provider.locate(samples.unknown)).toBeNull()
      expect(provider.locate({ address: null, headers: new Headers() })).toBeNull()
      expect(provider.locate({ address: 'no address', headers: new Headers() })).toBeNull()
    })
  })
}
