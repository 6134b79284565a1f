import type { PayloadRequest } from 'payload'
import { type BookingProviderId, bookingVendors } from '#providers/booking/vendors.ts'
import { boardLocationIds } from '../access/board-access.ts'
import { bookingProviderOf, PROVIDER_FIELDS } from '../booking/booking-provider.ts'
import { readStored } from '../content/read-fields.ts'

/** A location in the list of those whose day one may see. */
export type HostLocation = {
  id: number
  title: string
  /** Whether its reservations are kept on this site. */
  isBookedHere: boolean
  /** The vendor that keeps its reservations, and where staff see them; null if none does. */
  vendor: { name: string; reservationsUrl: string } | null
}

/** Documents of one query: these are a few short fields, and nearly every view for hosts begins with them. */
const PAGE_SIZE = 500

/** The locations at whose board somebody works, by name. */
export async function readHostLocations(req: PayloadRequest): Promise<HostLocation[]> {
  const own = boardLocationIds(req)
  const [locations, settings] = await Promise.all([
    readStored(req, 'locations', {
      where: own === 'all' ? {} : { id: { in: own } },
      select: { title: true, ...PROVIDER_FIELDS },
      sort: 'title',
      pageSize: PAGE_SIZE,
    }),
    readStored(req, 'booking-settings', { select: { location: true }, pageSize: PAGE_SIZE }),
  ])
  const withSettings = new Set(settings.map(({ location }) => location))
  return locations.map((location) => ({
    id: location.id,
    title: location.title,
    ...keeperOf(bookingProviderOf(location, withSettings.has(location.id))),
  }))
}

function keeperOf(provider: BookingProviderId): Pick<HostLocation, 'isBookedHere' | 'vendor'> {
  const found = bookingVendors.find(({ id }) => id === provider)
  if (!found) return { isBookedHere: false, vendor: null }
  const { name, reservationsUrl } = found
  return {
    isBookedHere: reservationsUrl === null,
    vendor: reservationsUrl === null ? null : { name, reservationsUrl },
  }
}
