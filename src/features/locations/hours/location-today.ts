import type { LocationDetail } from '#data/locations/locations.ts'
import { mapHref } from '#lib/geo/map-href.ts'
import type { TodaysOpening } from './opening-at.ts'

/** Answer of `GET /api/locations/{uid}/today`: what a guest needs of their own restaurant today. */
export type LocationToday = {
  /** Street and city, in one line. */
  address: string
  /** A map of it. */
  directions: string
  /** Path of its menu; null where it has none. */
  menu: string | null
  /** Open or not and the day's hours, in words; `until` (ISO) they change. Null where nobody knows. */
  opening: { open: boolean; text: string; hours: string; until: string } | null
}

export function toLocationToday(
  location: LocationDetail,
  opening: TodaysOpening | null,
): LocationToday {
  const { address, city, province, title, coordinates, url, menuLayout } = location
  return {
    address: `${address}, ${city}`,
    directions: mapHref({ title, address: [address, city, province], coordinates }),
    menu: menuLayout ? `${url}/menu` : null,
    opening: opening && { ...opening, until: new Date(opening.until).toISOString() },
  }
}
