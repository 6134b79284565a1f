import type { BookingSetting, Location } from '#payload-types.ts'
import { vendorLocationFields } from '#providers/booking/vendor-choice.ts'
import { bookingVendors } from '#providers/booking/vendors.ts'

/** Fields of a location that one like it begins with, of some a part (`make-like.ts`). */
export const TAKEN_OF_LOCATION: readonly (keyof Location)[] = [
  'intro',
  'province',
  'timeZone',
  'hours',
  'bookingProvider',
  'reserveMessage',
  'pickupTitle',
  'pickupButtonText',
  'pickupText',
  'deliveryTitle',
  'orderButtonText',
  'deliveryText',
  'jobs',
  'externalCareersLink',
  'slices',
]

/** Fields of booking settings that those of a location like another begin with. */
export const TAKEN_OF_BOOKING: readonly (keyof BookingSetting)[] = [
  'periods',
  'layouts',
  'areas',
  'tables',
  'combinations',
  'turnTimes',
  'minParty',
  'maxParty',
  'coversPerSlot',
  'horizonDays',
  'noticeMinutes',
  'cancelCutOffMinutes',
  'remindAt',
  'emailRequired',
  'specialRequestLimit',
  'bookingLimits',
  'guarantee',
]

/** Fields that every location and its booking settings have for themselves: one like another begins without them. */
export const OWN_FIELDS: readonly string[] = [
  ...['title', 'uid', 'formerAddresses', 'isFlagship', 'comingSoon', 'noIndex'],
  ...['image', 'imageFocus', 'gallery', 'galleryFocus'],
  ...['address', 'city', 'postalCode', 'country', 'geocoords'],
  ...['phoneNumber', 'emailAddress', 'reserveLink'],
  ...['orderLink', 'xdine', 'uberEats', 'skipTheDishes', 'customorderlinks'],
  ...['jobUnit', 'groupBookingLink'],
  ...vendorLocationFields(bookingVendors).map(({ name }) => name),
  ...['specialDays', 'closures', 'experiences', 'location', 'name'],
]

/** Fields of a document of which only the given ones are kept; rows of lists become new ones. */
export function takeFields<T extends object>(
  document: T,
  fields: readonly (keyof T)[],
): Partial<T> {
  const kept = fields.flatMap((field) =>
    document[field] === undefined ? [] : [[field, asNew(document[field])] as const],
  )
  return Object.fromEntries(kept) as Partial<T>
}

/** Rows have texts as ids, which are each row's own; ids that are numbers lead to other documents. */
function asNew(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asNew)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, inner]) => !isRowId(key, inner))
  return Object.fromEntries(entries.map(([key, inner]) => [key, asNew(inner)]))
}

const isRowId = (key: string, value: unknown) => key === 'id' && typeof value === 'string'
