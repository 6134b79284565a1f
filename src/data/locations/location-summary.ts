import type { Coordinates } from '#lib/geo/distance.ts'
import { hasCoordinates } from '#lib/geo/distance.ts'
import { findRegion } from '#lib/geo/regions.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { Location } from '#payload-types.ts'
import { toPicture } from '../content/media.ts'

/** A location as tiles and lists show it (spec:locations.tile). */
export type LocationSummary = {
  id: number
  uid: string
  /** Path of its page. */
  url: string
  title: string
  address: string
  city: string
  postalCode: string | null
  /** Code (`BC`) and name of the province or state. */
  province: string
  provinceName: string
  country: 'CA' | 'US'
  /** As typed by the editor. */
  phone: string | null
  image: Picture | null
  coordinates: Coordinates | null
  timeZone: string
  isFlagship: boolean
  comingSoon: boolean
}

/** A location as all of them are read at once: without its picture, which few of a list show. */
export type ListedLocation = Omit<LocationSummary, 'image'> & {
  imageId: number | null
  /** Stored focus of its picture (`lib/media/focus.ts`); null where there is none. */
  imageFocus: string | null
  /** Whether search engines are kept out of its page. */
  noIndex: boolean
}

type LocationFields = Pick<
  Location,
  | 'id'
  | 'uid'
  | 'title'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'province'
  | 'country'
  | 'phoneNumber'
  | 'image'
  | 'imageFocus'
  | 'geocoords'
  | 'timeZone'
  | 'isFlagship'
  | 'comingSoon'
>

type PictureField = 'image' | 'imageFocus'

type Unpictured = Omit<LocationFields, PictureField>

/** Fields that a summary needs, for a query's `select`. */
export const summaryFields = {
  uid: true,
  title: true,
  address: true,
  city: true,
  postalCode: true,
  province: true,
  country: true,
  phoneNumber: true,
  image: true,
  imageFocus: true,
  geocoords: true,
  timeZone: true,
  isFlagship: true,
  comingSoon: true,
} as const satisfies Record<Exclude<keyof LocationFields, 'id'>, true>

/** A location's summary; without its picture where that was not read. */
export function toSummary(
  location: Unpictured & Partial<Pick<LocationFields, PictureField>>,
): LocationSummary {
  return { ...withoutPicture(location), image: toPicture(location.image, location.imageFocus) }
}

/** A location whose picture is known by its id. */
export function toListed(location: LocationFields & Pick<Location, 'noIndex'>): ListedLocation {
  const imageId = typeof location.image === 'object' ? location.image?.id : location.image
  const noIndex = location.noIndex ?? false
  const imageFocus = location.imageFocus ?? null
  return { ...withoutPicture(location), imageId: imageId ?? null, imageFocus, noIndex }
}

/** A draft, as previews show it, may still lack what a published location has; its clock is then this one's. */
const TIME_ZONE_OF_DRAFTS = 'America/Toronto'

function withoutPicture(location: Unpictured): Omit<LocationSummary, 'image'> {
  const province: string = location.province ?? ''
  const region = findRegion(province)
  return {
    id: location.id,
    uid: location.uid,
    url: `/locations/${location.uid}`,
    title: location.title,
    address: location.address ?? '',
    city: location.city ?? '',
    postalCode: location.postalCode || null,
    province,
    provinceName: region?.name ?? province,
    country: location.country ?? region?.country ?? 'CA',
    phone: location.phoneNumber?.trim() || null,
    coordinates: coordinatesOf(location),
    timeZone: location.timeZone ?? TIME_ZONE_OF_DRAFTS,
    isFlagship: location.isFlagship ?? false,
    comingSoon: location.comingSoon ?? false,
  }
}

/** Coordinates of a location; null without real ones. */
export function coordinatesOf({ geocoords }: Pick<Location, 'geocoords'>): Coordinates | null {
  const { latitude, longitude } = geocoords ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const coordinates = { latitude, longitude }
  return hasCoordinates(coordinates) ? coordinates : null
}
