import type { PayloadRequest } from 'payload'
import type { Location } from '#payload-types.ts'
import { bookingProviderOf, PROVIDER_FIELDS } from '../booking/booking-provider.ts'

/** `isLinked`: its guests book by its own link. */
export type WithoutBookings = Pick<Location, 'id' | 'title' | 'hours' | '_status'> & {
  isLinked: boolean
}

/** Locations without booking settings that would be booked on this site if they had some, by name. */
export async function readWithoutBookings(
  req: PayloadRequest,
  own: 'all' | readonly number[],
): Promise<WithoutBookings[]> {
  const all = { depth: 0, pagination: false, req } as const
  const { docs: settings } = await req.payload.find({
    ...{ collection: 'booking-settings', select: { location: true }, ...all },
  })
  const id = {
    ...(own === 'all' ? {} : { in: [...own] }),
    not_in: settings.map(({ location }) => Number(location)),
  }
  const { docs } = await req.payload.find({
    ...{ collection: 'locations', where: { id }, sort: 'title', ...all },
    select: { title: true, hours: true, _status: true, ...PROVIDER_FIELDS },
  })
  return docs
    .filter((location) => bookingProviderOf(location, true) === 'house')
    .map((location) => ({
      ...location,
      isLinked: bookingProviderOf(location, false) === 'link',
    }))
}
