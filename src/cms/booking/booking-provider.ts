import type { Location } from '#payload-types.ts'

export type BookingProvider = 'house' | 'opentable' | 'link' | 'none'

type BookingFields = Pick<Location, 'bookingProvider' | 'openTableRID' | 'reserveLink'>

/** How a location is booked: the editor's choice, else by what there is (spec:shell.booking-provider). */
export function bookingProviderOf(location: BookingFields, hasSettings: boolean): BookingProvider {
  if (location.bookingProvider) return location.bookingProvider
  if (location.openTableRID) return 'opentable'
  if (hasSettings) return 'house'
  return location.reserveLink?.url ? 'link' : 'none'
}
