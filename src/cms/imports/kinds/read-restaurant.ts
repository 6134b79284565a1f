import type { PayloadRequest } from 'payload'
import { EMBEDDED_VENDOR } from '#providers/booking/vendors.ts'
import { ownLocationIds } from '../../access/own-locations.ts'
import { bookingProviderOf, PROVIDER_FIELDS } from '../../booking/booking-provider.ts'
import { readStored } from '../../content/read-fields.ts'
import { keyOf } from './key-of.ts'

/** A restaurant at which somebody imports; `isBookedHere`: its bookings are kept on this site. */
export type Restaurant = {
  id: number
  title: string
  uid: string
  timeZone: string
  isBookedHere: boolean
}

/** The restaurants at which somebody is a manager, by name. */
export async function readRestaurants(req: PayloadRequest): Promise<Restaurant[]> {
  const own = ownLocationIds('manager', req)
  const [locations, settings] = await Promise.all([
    readStored(req, 'locations', {
      where: own === 'all' ? {} : { id: { in: own } },
      select: { title: true, uid: true, timeZone: true, ...PROVIDER_FIELDS },
      sort: 'title',
      pageSize: 500,
    }),
    readStored(req, 'booking-settings', { select: { location: true }, pageSize: 500 }),
  ])
  const withSettings = new Set(settings.map(({ location }) => location))
  return locations.map((one) => ({
    ...{ id: one.id, title: one.title, uid: one.uid ?? '', timeZone: one.timeZone },
    isBookedHere: bookingProviderOf(one, withSettings.has(one.id)) === EMBEDDED_VENDOR,
  }))
}

/** The restaurants that a cell can mean: by name, or by their name in the address. */
export function restaurantsOf(text: string, all: readonly Restaurant[]): Restaurant[] {
  const asked = keyOf(text)
  return all.filter(({ title, uid }) => keyOf(title) === asked || uid === asked)
}
