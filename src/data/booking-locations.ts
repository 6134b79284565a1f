import { findRegion } from '#lib/regions.ts'
import { safeHref } from '#lib/safe-href.ts'
import { type BookingProvider, bookingProviderOf } from './booking-provider.ts'
import { asSite, getPayload } from './payload.ts'

/** What booking must know of a location. */
export type BookableLocation = {
  id: number
  uid: string
  title: string
  timeZone: string
  province: string
  country: 'CA' | 'US'
  phoneNumber: string | null
  bookingProvider: BookingProvider
  openTableRID: string | null
  comingSoon: boolean
  reserveMessage: string | null
  reserveLink: string | null
}

/**
 * The published location that a `rid` names: by its openTableRID where one has it, otherwise by its
 * uid (D-89). Null = unknown.
 */
export async function findBookableLocation(rid: string): Promise<BookableLocation | null> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'locations',
    where: { or: [{ openTableRID: { equals: rid } }, { uid: { equals: rid } }] },
    select: {
      uid: true,
      title: true,
      timeZone: true,
      province: true,
      country: true,
      phoneNumber: true,
      bookingProvider: true,
      openTableRID: true,
      comingSoon: true,
      reserveMessage: true,
      reserveLink: true,
    },
    depth: 0,
    limit: 2,
    pagination: false,
    ...asSite,
  })
  const location = docs.find((one) => one.openTableRID === rid) ?? docs[0]
  if (!location) return null
  const settings = await payload.count({
    collection: 'booking-settings',
    where: { location: { equals: location.id } },
    ...asSite,
  })
  return {
    id: location.id,
    uid: location.uid,
    title: location.title,
    timeZone: location.timeZone,
    province: location.province,
    country: location.country ?? findRegion(location.province)?.country ?? 'CA',
    phoneNumber: location.phoneNumber?.trim() || null,
    bookingProvider: bookingProviderOf(location, settings.totalDocs > 0),
    openTableRID: location.openTableRID || null,
    comingSoon: location.comingSoon ?? false,
    reserveMessage: location.reserveMessage?.trim() || null,
    reserveLink: safeHref(location.reserveLink?.url),
  }
}
