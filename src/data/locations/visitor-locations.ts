import type { Zone } from '#cms/content/zones.ts'
import type { VisitorLocations } from '#lib/geo/visitor-locations.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { readFormerUids } from './former-uids.ts'
import { type LocationSummary, summaryFields } from './location-summary.ts'
import { readLocations } from './locations.ts'
import { tryReadZones } from './zones.ts'

const { image: _, imageFocus: __, ...withoutPicture } = summaryFields

/** Fields that a visitor's location is made of, for a query's `select`: a summary's without its picture. */
export const visitorFields = withoutPicture

/** Reads the locations and zones that the browser needs; zones are null if they cannot be read. */
export async function readVisitorLocations(): Promise<VisitorLocations> {
  const [locations, zones, former] = await Promise.all([
    readLocations(),
    tryReadZones(),
    readFormerUids(),
  ])
  return toVisitorLocations(locations, zones, former)
}

type VisitorLocationFields = Pick<
  LocationSummary,
  | 'id'
  | 'uid'
  | 'title'
  | 'country'
  | 'province'
  | 'coordinates'
  | 'timeZone'
  | 'isFlagship'
  | 'comingSoon'
>

/** Locations and zones as the browser gets them, in content order; `former` uids lead to ids. */
export function toVisitorLocations(
  locations: readonly VisitorLocationFields[],
  zones: readonly Zone[] | null,
  former: ReadonlyMap<string, number> = new Map(),
): VisitorLocations {
  const uids = new Map(locations.map(({ id, uid }) => [id, uid]))
  const taken = new Set(uids.values())
  const formerOf = Map.groupBy(
    [...former.keys()].filter((uid) => !taken.has(uid)),
    (uid) => former.get(uid),
  )
  return {
    locations: locations.map((location) => ({
      uid: location.uid,
      title: location.title,
      country: location.country,
      region: location.province,
      coordinates: location.coordinates,
      utcOffsets: upcomingOffsets(location.timeZone),
      isFlagship: location.isFlagship,
      comingSoon: location.comingSoon,
      former: formerOf.get(location.id),
    })),
    zones:
      zones?.map((zone) => ({
        id: zone.id,
        menuLayout: zone.menuLayout,
        locations: zone.locations.flatMap((id) => uids.get(id) ?? []),
      })) ?? null,
  }
}
