import type { LocationSummary } from '#data/locations/location-summary.ts'
import { countryNames, findRegion } from '#lib/geo/regions.ts'
import { currentLanguage } from '#lib/language/current-language.ts'

/** What `/locations` is narrowed to (spec:locations.filter): codes, or null for all. */
export type LocationFilter = { country: string | null; region: string | null }

export type FilterOption = { value: string; label: string }

const NAMES: Record<string, string> = countryNames

type Place = Pick<LocationSummary, 'country' | 'province'>

/**
 * The filter that a query asks for, by code or by name in any case. What no location has is not
 * asked for, and a region decides its country, so that the two never contradict each other.
 */
export function readFilter(
  places: readonly Place[],
  query: { country?: string | undefined; region?: string | undefined },
): LocationFilter {
  const asked = (option: FilterOption, value: string | undefined) =>
    [option.value, option.label].some((name) => name.toLowerCase() === value?.trim().toLowerCase())
  const region = regionOptions(places, null).find((option) => asked(option, query.region))
  const country = countryOptions(places).find((option) => asked(option, query.country))
  const home = region ? places.find((place) => place.province === region.value)?.country : undefined
  return { country: home ?? country?.value ?? null, region: region?.value ?? null }
}

/** The locations that a filter leaves, in their order. */
export function filterLocations<One extends Place>(
  locations: readonly One[],
  { country, region }: LocationFilter,
): One[] {
  return locations.filter(
    (one) => (!country || one.country === country) && (!region || one.province === region),
  )
}

/** Countries that have a location, in content order. */
export function countryOptions(places: readonly Place[]): FilterOption[] {
  return unique(places.map((place) => place.country)).map((value) => ({
    value,
    label: NAMES[value] ?? value,
  }))
}

/** Provinces and states (of `country`) that have a location, by name. */
export function regionOptions(places: readonly Place[], country: string | null): FilterOption[] {
  return unique(filterLocations(places, { country, region: null }).map((place) => place.province))
    .map((value) => ({ value, label: findRegion(value)?.name ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()))
}

function unique(values: string[]): string[] {
  return [...new Set(values)].filter(Boolean)
}
