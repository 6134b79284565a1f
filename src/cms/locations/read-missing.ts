import type { Payload, PayloadRequest } from 'payload'
import type { Location } from '#payload-types.ts'
import { vendorLocationIds } from '#providers/booking/vendor-choice.ts'
import { type BookingProviderId, bookingVendors } from '#providers/booking/vendors.ts'
import { bookingProviderOf, type PROVIDER_FIELDS } from '../booking/booking-provider.ts'
import { readZones, zonesOfLocation } from '../content/zones.ts'

/**
 * Reasons why guests do not find, visit or book a location. `settings`: guests would book on this site, and there are no
 * booking settings · `booking`: another way to book is chosen, and lacks what it needs · `periods`: guests book on this
 * site, and no period takes bookings · `unpublished`: guests do not see it at all.
 */
export const MISSING = [
  ...(['address', 'map', 'hours', 'telephone', 'picture', 'menu'] as const),
  ...(['settings', 'booking', 'periods', 'soon', 'unpublished'] as const),
] as const
export type Missing = (typeof MISSING)[number]

/** What is missing of a location as its latest draft has it, in the order in which it is filled in; null where there is none. */
export async function readMissing(req: PayloadRequest, id: number): Promise<Missing[] | null> {
  const { payload } = req
  const find = { collection: 'locations', id, depth: 0, disableErrors: true, req } as const
  const [draft, shown, zones, settings] = await Promise.all([
    payload.findByID({ ...find, draft: true }),
    payload.findByID(find),
    readZones(payload),
    settingsOf(payload, id),
  ])
  if (!draft || !shown) return null
  const { menuLayout } = zonesOfLocation(zones, id)
  const provider = bookingProviderOf(draft, settings !== null)
  const isUnbookable = !isBookable(draft, provider, settings !== null)
  const wouldBeHouse = bookingProviderOf(draft, true) === 'house'
  const isMissing: Record<Missing, boolean> = {
    address: !draft.address || !draft.city || !draft.postalCode,
    map: !isOnMap(draft),
    hours: (draft.hours?.weekly ?? []).length === 0,
    telephone: !draft.phoneNumber,
    picture: !draft.image,
    menu: menuLayout === null,
    settings: isUnbookable && wouldBeHouse,
    booking: isUnbookable && !wouldBeHouse,
    periods: provider === 'house' && settings !== null && (settings.periods ?? []).length === 0,
    soon: draft.comingSoon === true,
    unpublished: shown._status !== 'published',
  }
  return MISSING.filter((one) => isMissing[one])
}

type Bookable = Pick<Location, keyof typeof PROVIDER_FIELDS>

/** Whether guests have a way to book, or are to have none. `hasSettings`: the house's own booking is set up. */
export function isBookable(
  location: Bookable,
  provider: BookingProviderId,
  hasSettings: boolean,
): boolean {
  if (provider === 'house') return hasSettings
  if (provider === 'none') return location.bookingProvider === 'none'
  if (provider === 'link') return Boolean(location.reserveLink?.url)
  const vendor = bookingVendors.find(({ id }) => id === provider)
  const ids = vendorLocationIds(location, bookingVendors)
  return !vendor?.locationField || ids.some((one) => one.vendor === provider)
}

function isOnMap({ geocoords }: Location): boolean {
  return typeof geocoords?.latitude === 'number' && typeof geocoords?.longitude === 'number'
}

async function settingsOf(payload: Payload, location: number) {
  const where = { location: { equals: location } }
  const { docs } = await payload.find({
    ...{ collection: 'booking-settings', where, limit: 1, pagination: false, depth: 0 },
    select: { periods: true },
  })
  return docs[0] ?? null
}
