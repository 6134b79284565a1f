import type { UtcOffsets } from '../time/local-at-offsets.ts'
import type { Coordinates } from './distance.ts'

/**
 * Answer of `GET /api/locations`: the same by columns, and members by their position in them. As a
 * list of objects a group of 1,000 locations costs a fifth more bytes than it may.
 */
export type PackedVisitorLocations = {
  columns: {
    uid: string[]
    title: string[]
    country: string[]
    region: string[]
    latitude: (number | null)[]
    longitude: (number | null)[]
    /** Positions in `clocks`. */
    clock: number[]
  }
  /** The different ones that there are. */
  clocks: UtcOffsets[]
  /** Positions of flagships, and of locations that are coming soon. */
  flagships: number[]
  comingSoon: number[]
  zones: { id: string; menuLayout: string | null; members: number[] }[] | null
  /** Uids that locations had before, by their positions; left out where there is none. */
  former?: Record<number, readonly string[]>
}

/** Locations and zones in the form in which they are sent. */
export function packVisitorLocations({
  locations,
  zones,
}: VisitorLocations): PackedVisitorLocations {
  const positions = new Map(locations.map(({ uid }, index) => [uid, index]))
  const clocks = [...new Set(locations.map(({ utcOffsets }) => JSON.stringify(utcOffsets)))]
  const former = locations.flatMap((one, index) => (one.former ? [[index, one.former]] : []))
  const where = (holds: (one: VisitorLocation) => boolean) =>
    locations.flatMap((one, index) => (holds(one) ? [index] : []))
  return {
    columns: {
      uid: locations.map(({ uid }) => uid),
      title: locations.map(({ title }) => title),
      country: locations.map(({ country }) => country),
      region: locations.map(({ region }) => region),
      latitude: locations.map(({ coordinates }) => coordinates?.latitude ?? null),
      longitude: locations.map(({ coordinates }) => coordinates?.longitude ?? null),
      clock: locations.map(({ utcOffsets }) => clocks.indexOf(JSON.stringify(utcOffsets))),
    },
    clocks: clocks.map((text) => JSON.parse(text)),
    flagships: where(({ isFlagship }) => isFlagship),
    comingSoon: where(({ comingSoon }) => comingSoon),
    zones:
      zones?.map(({ id, menuLayout, locations }) => ({
        id,
        menuLayout,
        members: locations.flatMap((uid) => positions.get(uid) ?? []),
      })) ?? null,
    ...(former.length > 0 ? { former: Object.fromEntries(former) } : {}),
  }
}

/** Inverse of `packVisitorLocations`: columns have equal length, and positions are valid. */
export function unpackVisitorLocations(answer: PackedVisitorLocations): VisitorLocations {
  const { columns, flagships, comingSoon, zones } = answer
  const locations = columns.uid.map((uid, index) => {
    const latitude = columns.latitude[index]
    return {
      uid,
      title: columns.title[index] as string,
      country: columns.country[index] as string,
      region: columns.region[index] as string,
      coordinates:
        latitude == null ? null : { latitude, longitude: columns.longitude[index] as number },
      utcOffsets: answer.clocks[columns.clock[index] as number] as UtcOffsets,
      isFlagship: flagships.includes(index),
      comingSoon: comingSoon.includes(index),
      former: answer.former?.[index],
    }
  })
  return {
    locations,
    zones:
      zones?.map(({ id, menuLayout, members }) => ({
        id,
        menuLayout,
        locations: members.map((index) => columns.uid[index] as string),
      })) ?? null,
  }
}

/** All locations and zones. */
export type VisitorLocations = {
  /** In content order. */
  locations: VisitorLocation[]
  /** In content order; null where they could not be read (spec:shell.zones-failure). */
  zones: VisitorZone[] | null
}

/** A zone; members are location uids. */
export type VisitorZone = { id: string; menuLayout: string | null; locations: string[] }

/** A location as the list of all has it. */
export type VisitorLocation = {
  uid: string
  title: string
  /** ISO codes, for example `CA` and `BC`. */
  country: string
  region: string
  coordinates: Coordinates | null
  /** The UTC offsets of its time zone: the browser's own zone data may be older than a change of the law. */
  utcOffsets: UtcOffsets
  isFlagship: boolean
  comingSoon: boolean
  /** Uids that it had before. */
  former?: readonly string[] | undefined
}

/** The fields of a location by which a visitor's own one is chosen. */
export type ChoosableLocation = Pick<
  VisitorLocation,
  'uid' | 'title' | 'coordinates' | 'isFlagship' | 'comingSoon' | 'former'
>

/** The location of a uid, or of one that it had before. */
export function findLocation<T extends Pick<VisitorLocation, 'uid' | 'former'>>(
  locations: readonly T[],
  uid: string | null,
): T | null {
  return locations.find((one) => one.uid === uid || one.former?.includes(uid as string)) ?? null
}
