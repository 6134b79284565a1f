import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldName, type PlaceReading, parsePlaceText } from '#data/places/place-name.ts'
import { type Coordinates, distanceKm } from '#lib/geo/distance.ts'
import { findRegion } from '#lib/geo/regions.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'

/** A place that a guest can be near to. */
export type Place = {
  /** Its one spelling in addresses, which finds it again: `Portland, OR`, `portland`, `V6Z`, `98101`. */
  key: string
  /** As guests read it: `Portland, OR`, `V6Z, Vancouver, BC`. */
  name: string
  country: 'CA' | 'US'
  coordinates: Coordinates
}

/** A restaurant of the group: its neighbourhood decides between places of one name, and its name is one. */
export type LocationPlace = { title: string; province: string; coordinates: Coordinates | null }

/** A place, and others of its name that a guest may have meant, the largest first. */
export type FoundPlace = { place: Place; others: Place[] }

/** Stands in addresses for a text that names no place: all of them are one page. */
export const NO_PLACE = '0'

// Whole names: of a name that is not known the build would take every file for possible.
const CITIES = path.resolve('src/data/places/cities.tsv')
const CODES = path.resolve('src/data/places/postal-codes.tsv')

const MAX_OTHERS = 3

/** Thousands of people from which on another place of the name may be meant. */
const LARGE_CITY_THOUSANDS = 20

/** A place with a restaurant within so many km is meant before a larger one without. */
const NEAR_LOCATION_KM = 160

type Named = { name: string; region: string; coordinates: Coordinates }

/** `people` in thousands. */
type City = Named & { people: number }

type Gazetteer = {
  /** The largest first. */
  cities: readonly City[]
  /** The same by folded name, and those names in their order. */
  named: ReadonlyMap<string, City[]>
  names: readonly string[]
  /** Lines of `name region code latitude longitude …`; searched as text, because nothing is faster to load. */
  codes: string
}

/**
 * The place that a text names in Canada or the USA, from our own files (GeoNames, CC BY 4.0), or by the
 * name of one of `ours`; null where it names none.
 */
export function findPlace(text: string, ours: readonly LocationPlace[] = []): FoundPlace | null {
  const readings = parsePlaceText(text)
  for (const reading of readings) {
    const found = lookUp(reading, ours)
    if (found) return found
  }
  const name = readings.find((reading) => reading.kind === 'city')?.name
  return name ? (byTitle(name, ours) ?? beginsWith(name)) : null
}

/** The one spelling of a text in addresses: a place's key, or `NO_PLACE`. Empty texts ask for nothing. */
export function placeKey(text: string, ours: readonly LocationPlace[] = []): string | undefined {
  if (text.trim() === '') return undefined
  return findPlace(text, ours)?.place.key ?? NO_PLACE
}

function lookUp(reading: PlaceReading, ours: readonly LocationPlace[]): FoundPlace | null {
  switch (reading.kind) {
    case 'area':
      return byCode(reading.code)
    case 'zip':
      return (
        (reading.code.length === 5 ? byCode(reading.code) : null) ??
        byPrefix(reading.code.slice(0, 3))
      )
    case 'city':
      return byName(reading.name, reading.region, ours)
    case 'region':
      return largestIn(reading.region)
  }
}

function byName(
  name: string,
  region: string | null,
  ours: readonly LocationPlace[],
): FoundPlace | null {
  const { named } = gazetteer()
  const same = named.get(name) ?? named.get(name.replace(/ city$/, '')) ?? []
  const cities = same.filter((city) => !region || city.region === region)
  const city = cities.find(({ coordinates }) => isNearOneOf(coordinates, ours)) ?? cities[0]
  if (!city) return null
  const home = toPlace(city)
  const others = cities
    .filter((other) => !region && other !== city && other.people >= LARGE_CITY_THOUSANDS)
    .slice(0, MAX_OTHERS)
    .map((other) => toPlace(other))
  // Without its region the name stays what it was, so that the others can be offered.
  return { place: others.length > 0 ? { ...home, key: name } : home, others }
}

function isNearOneOf(from: Coordinates, ours: readonly LocationPlace[]): boolean {
  return ours.some(({ coordinates: at }) => at && distanceKm(from, at) <= NEAR_LOCATION_KM)
}

function byTitle(name: string, ours: readonly LocationPlace[]): FoundPlace | null {
  const own = ours.find(({ title, coordinates }) => coordinates && foldName(title) === name)
  if (!own?.coordinates) return null
  const place = toPlace({ name: own.title, region: own.province, coordinates: own.coordinates })
  return { place: { ...place, key: own.title }, others: [] }
}

/** The largest city whose name begins so: three letters at least. */
function beginsWith(name: string): FoundPlace | null {
  if (name.length < 3) return null
  const { names, named } = gazetteer()
  let [from, to] = [0, names.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((names[middle] ?? '') < name) from = middle + 1
    else to = middle
  }
  let best: City | undefined
  for (let index = from; names[index]?.startsWith(name); index++) {
    const city = named.get(names[index] ?? '')?.[0]
    if (city && (!best || city.people > best.people)) best = city
  }
  return best ? { place: toPlace(best), others: [] } : null
}

function largestIn(region: string): FoundPlace | null {
  const { cities, named } = gazetteer()
  const city = cities.find((one) => one.region === region)
  if (!city) return null
  const called = foldName(findRegion(region)?.name ?? region)
  const others = (named.get(called) ?? []).slice(0, 1).map((one) => toPlace(one))
  // New York and Québec are cities too: their names find those, and their letters the whole.
  const key = byName(called, region, []) ? region.toLowerCase() : called
  return { place: { ...toPlace(city), key }, others }
}

function byCode(code: string): FoundPlace | null {
  const { codes } = gazetteer()
  const start = codes.indexOf(`\t${code} `)
  if (start < 0) return null
  const line = codes.lastIndexOf('\n', start) + 1
  const [name = '', region = ''] = codes.slice(line, codes.indexOf('\n', start)).split('\t')
  const [, latitude, longitude] = codes.slice(start + 1, start + 24).split(/\s/)
  const coordinates = toDegrees(latitude, longitude)
  return { place: { ...toPlace({ name, region, coordinates }, code), key: code }, others: [] }
}

/** All ZIP codes that begin so: the middle of them, called by the first. */
function byPrefix(prefix: string): FoundPlace | null {
  const { codes } = gazetteer()
  const all = [...codes.matchAll(new RegExp(`\\t(${prefix}\\d\\d) (-?\\d+) (-?\\d+)`, 'g'))]
  const first = all[0]?.[1]
  const found = first ? byCode(first) : null
  if (!found) return null
  const middle = (column: 2 | 3) =>
    all.reduce((sum, match) => sum + Number(match[column]), 0) / all.length
  const coordinates = toDegrees(middle(2), middle(3))
  const region = found.place.name.split(', ').at(-1)
  const name = `${prefix}, ${region}`
  return { place: { ...found.place, key: prefix, name, coordinates }, others: [] }
}

function toPlace({ name, region, coordinates }: Named, code?: string): Place {
  const key = `${name}, ${region}`
  return {
    key,
    name: code ? `${code}, ${key}` : key,
    country: findRegion(region)?.country ?? 'US',
    coordinates,
  }
}

function toDegrees(latitude: unknown, longitude: unknown): Coordinates {
  return { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }
}

function gazetteer(): Gazetteer {
  return processSingleton('gazetteer', () => {
    const read = (file: string) => readFileSync(/* turbopackIgnore: true */ file, 'utf8')
    const cities = read(CITIES)
      .trimEnd()
      .split('\n')
      .map((line): City => {
        const [name = '', region = '', latitude, longitude, people] = line.split('\t')
        return { name, region, coordinates: toDegrees(latitude, longitude), people: Number(people) }
      })
    const named = Map.groupBy(cities, ({ name }) => foldName(name))
    return { cities, named, names: [...named.keys()].sort(), codes: read(CODES) }
  })
}
