import type { PayloadRequest } from 'payload'
import { hostLocationIds } from '../access/host-access.ts'
import { type BookingProvider, bookingProviderOf } from '../booking/booking-provider.ts'

/** A location in the list of those whose day one may see. */
export type HostLocation = {
  id: number
  title: string
  /** Its booking provider. */
  provider: BookingProvider
}

/** The locations that somebody works for, by name. */
export async function readHostLocations(req: PayloadRequest): Promise<HostLocation[]> {
  const own = hostLocationIds(req)
  const { payload } = req
  const [locations, settings] = await Promise.all([
    payload.find({
      collection: 'locations',
      where: own === 'all' ? {} : { id: { in: own } },
      select: { title: true, bookingProvider: true, openTableRID: true, reserveLink: true },
      depth: 0,
      pagination: false,
      sort: 'title',
      req,
    }),
    payload.find({
      collection: 'booking-settings',
      select: { location: true },
      depth: 0,
      pagination: false,
      req,
    }),
  ])
  const withSettings = new Set(settings.docs.map(({ location }) => location))
  return locations.docs.map((location) => ({
    id: location.id,
    title: location.title,
    provider: bookingProviderOf(location, withSettings.has(location.id)),
  }))
}
