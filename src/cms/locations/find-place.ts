import type { Coordinates } from '#lib/geo/distance.ts'

/** Looks a city or a postal code up in the own place data; null where it is not in them. */
export type FindPlace = (
  text: string,
) => { place: { name: string; coordinates: Coordinates } } | null

/** The fields of a location's address that a place is found by; empty where nobody has filled one in. */
export type AskedPlace = { postalCode: string; city: string; province: string }

/**
 * The middle of a postal code, else of a city, in the own place data (1 km at best), and its name; null where neither is
 * known. A code of another province than the one that is named is taken for a typing mistake.
 */
export function placeOfAddress(
  { postalCode, city, province }: AskedPlace,
  findPlace: FindPlace,
): { name: string; coordinates: Coordinates } | null {
  const inProvince = (name: string) => province === '' || name.endsWith(`, ${province}`)
  const town = province === '' ? city : `${city}, ${province}`
  for (const text of [postalCode, city === '' ? '' : town]) {
    const place = text === '' ? undefined : findPlace(text)?.place
    if (place && inProvince(place.name)) return { name: place.name, coordinates: place.coordinates }
  }
  return null
}
