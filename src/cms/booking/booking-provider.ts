import type { Location } from '#payload-types.ts'
import { chooseProvider, vendorLocationFields } from '#providers/booking/vendor-choice.ts'
import {
  type BookingProviderId,
  bookingVendors,
  type VendorFieldName,
} from '#providers/booking/vendors.ts'

const VENDOR_FIELDS = Object.fromEntries(
  vendorLocationFields(bookingVendors).map(({ name }) => [name, true]),
) as Record<VendorFieldName, true>

/** Selects the fields of a location that `bookingProviderOf` reads. */
export const PROVIDER_FIELDS = {
  bookingProvider: true,
  reserveLink: true,
  ...VENDOR_FIELDS,
} as const

/** How a location is booked: the editor's choice, else by what there is (spec:shell.booking-provider). */
export function bookingProviderOf(
  location: Pick<Location, keyof typeof PROVIDER_FIELDS>,
  hasSettings: boolean,
): BookingProviderId {
  return chooseProvider(bookingVendors, location, {
    chosen: location.bookingProvider ?? null,
    hasSettings,
    hasLink: Boolean(location.reserveLink?.url),
  })
}
