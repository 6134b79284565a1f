import { bookingProviderOf, PROVIDER_FIELDS } from '#cms/booking/booking-provider.ts'
import { type GroupSpecialDay, groupSpecialDaysAt } from '#cms/hours/group-special-days.ts'
import { toPublicHours } from '#cms/hours/opening-hours.ts'
import type { ExperienceDetails } from '#lib/booking/experience-details.ts'
import { findRegion } from '#lib/geo/regions.ts'
import { mapYielding } from '#lib/process/event-loop.ts'
import { safeHref } from '#lib/routing/safe-href.ts'
import type { OpenTimes } from '#lib/time/opening-hours.ts'
import type { Location } from '#payload-types.ts'
import { vendorLocationIds } from '#providers/booking/vendor-choice.ts'
import { type BookingProviderId, bookingVendors } from '#providers/booking/vendors.ts'
import { readGlobal } from '../content/read-global.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readFields } from '../site/read-fields.ts'
import { EXPERIENCE_DETAILS, readExperienceDetails } from './experience-details.ts'
import { readFormerUids } from './former-uids.ts'

/** Booking data of a location. */
export type BookableLocation = {
  id: number
  uid: string
  title: string
  timeZone: string
  province: string
  country: 'CA' | 'US'
  phoneNumber: string | null
  bookingProvider: BookingProviderId
  /** Id at its vendor, else at any vendor at which it has one; null = it has none. */
  vendorLocationId: string | null
  comingSoon: boolean
  reserveMessage: string | null
  reserveLink: string | null
  /** Public opening hours with special days; null where none are public. */
  hours: OpenTimes | null
  /** How its experiences are presented, by their code. */
  experiences: Record<string, ExperienceDetails>
}

/**
 * The published location that a `rid` names: by its id at a vendor, otherwise by its uid (spec:api.rid), or by one that
 * it had before. Null = unknown. All of them are read once per content epoch.
 */
export async function findBookableLocation(rid: string): Promise<BookableLocation | null> {
  return (await bookableIndex()).byRid.get(rid) ?? null
}

/** The published location with a document's id, or null. */
export async function findBookableLocationById(id: string): Promise<BookableLocation | null> {
  return (await bookableIndex()).byId.get(id) ?? null
}

/** Bookable locations by every `rid` that names them, and by the ids of their documents. */
type BookableIndex = Record<'byRid' | 'byId', Map<string, BookableLocation>>

const bookableIndex = oncePerEpoch('bookable-locations', readBookableIndex)

async function readBookableIndex(): Promise<BookableIndex> {
  const [locations, settings] = await Promise.all([
    readFields('locations', { select: SELECT }),
    readFields('booking-settings', { select: { location: true, ...EXPERIENCE_DETAILS } }),
  ])
  const details = await readExperienceDetails(settings)
  const groupDays = (await readGlobal('special-days', 0))?.days ?? []
  const former = await readFormerUids()
  const all = await mapYielding(locations, (location) =>
    toBookableLocation(location, details.get(location.id) ?? null, groupDays),
  )
  const byId = new Map(all.map((location) => [String(location.id), location]))
  const byFormer = [...former].flatMap(([uid, id]) => {
    const location = byId.get(String(id))
    return location ? [[uid, location] as const] : []
  })
  const byUid = all.map((location) => [location.uid, location] as const)
  const byVendorId = locations.flatMap((document) => {
    const location = byId.get(String(document.id))
    const ids = location ? vendorLocationIds(document, bookingVendors) : []
    return ids.flatMap(({ id }) => (location ? [[id, location] as const] : []))
  })
  return { byRid: new Map([...byFormer, ...byUid, ...byVendorId]), byId }
}

const SELECT = {
  uid: true,
  title: true,
  timeZone: true,
  province: true,
  country: true,
  phoneNumber: true,
  ...PROVIDER_FIELDS,
  comingSoon: true,
  reserveMessage: true,
  hours: true,
} as const

function toBookableLocation(
  location: Pick<Location, 'id' | keyof typeof SELECT>,
  /** Null = it has no booking settings. */
  experiences: BookableLocation['experiences'] | null,
  groupDays: readonly GroupSpecialDay[],
): BookableLocation {
  const bookingProvider = bookingProviderOf(location, experiences !== null)
  const ids = vendorLocationIds(location, bookingVendors)
  return {
    id: location.id,
    uid: location.uid,
    title: location.title,
    timeZone: location.timeZone,
    province: location.province,
    country: location.country ?? findRegion(location.province)?.country ?? 'CA',
    phoneNumber: location.phoneNumber?.trim() || null,
    bookingProvider,
    vendorLocationId: (ids.find(({ vendor }) => vendor === bookingProvider) ?? ids[0])?.id ?? null,
    comingSoon: location.comingSoon ?? false,
    reserveMessage: location.reserveMessage?.trim() || null,
    reserveLink: safeHref(location.reserveLink?.url),
    hours: toPublicHours(location.hours, groupSpecialDaysAt(groupDays, location.id)),
    experiences: experiences ?? {},
  }
}
