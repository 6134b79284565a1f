import type { Payload } from 'payload'
import { bookingProviderOf, PROVIDER_FIELDS } from '../booking/booking-provider.ts'
import { isBookable } from './read-missing.ts'

/** How many restaurants guests see, and at how many of them they can book a table online. */
export async function countLiveRestaurants(
  payload: Payload,
): Promise<{ live: number; bookable: number }> {
  const all = { depth: 0, pagination: false } as const
  const [{ docs }, settings] = await Promise.all([
    payload.find({
      ...{ collection: 'locations', where: { _status: { equals: 'published' } }, ...all },
      select: { comingSoon: true, ...PROVIDER_FIELDS },
    }),
    payload.find({
      ...{ collection: 'booking-settings', select: { location: true, periods: true }, ...all },
    }),
  ])
  const periods = new Map(settings.docs.map((one) => [one.location, one.periods?.length ?? 0]))
  const bookable = docs.filter((location) => {
    const count = periods.get(location.id)
    const provider = bookingProviderOf(location, count !== undefined)
    if (location.comingSoon || provider === 'none') return false
    return isBookable(location, provider, count !== undefined && count > 0)
  })
  return { live: docs.length, bookable: bookable.length }
}
