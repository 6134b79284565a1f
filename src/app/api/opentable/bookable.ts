import { type BookableLocation, findBookableLocation } from '#data/locations/booking-locations.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingLocation, BookingProvider } from '#providers/booking/contract.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import type { BookingProviderId } from '#providers/booking/vendors.ts'

/** A location that takes bookings on this site, as the booking routes need it. */
type Bookable = BookingLocation & {
  country: 'CA' | 'US'
  phoneNumber: string | null
  bookingProvider: BookingProviderId
} & Pick<BookableLocation, 'hours' | 'experiences'>
type Code = 'unknown_location' | 'not_open_yet' | 'booked_elsewhere' | 'provider_unavailable'

/**
 * The location behind `rid` or `restaurant_id` (spec:api.rid) and its provider. A location that is still to
 * open, or that takes its bookings elsewhere, is refused: its tile and panel say so (spec:api.booked-elsewhere).
 */
export async function bookable(
  rid: string,
): Promise<Result<{ location: Bookable; provider: BookingProvider }, Code>> {
  const found = await findBookableLocation(rid)
  if (!found) return refuse('unknown_location')
  if (found.comingSoon) return refuse('not_open_yet')
  const location = { ...found, id: String(found.id) }
  const provider = await bookingProvider(location.bookingProvider)
  return provider.ok ? ok({ location, provider: provider.value }) : provider
}
