import { vendor } from '../vendor.ts'
import { house } from './house/descriptor.ts'
import { opentable } from './opentable/descriptor.ts'

/** The booking vendors, one line each; the embedded default first. */
export const bookingVendors = [
  vendor(house, () => import('./house/connect.ts')),
  vendor(opentable, () => import('./opentable/connect.ts')),
] as const

type Vendor = (typeof bookingVendors)[number]

/** How a location takes bookings: by a vendor, through a link, or not online (spec:shell.booking-provider). */
export type BookingProviderId = Vendor['id'] | 'link' | 'none'

/** The vendor that keeps the reservations of its locations on this site. */
export const EMBEDDED_VENDOR: BookingProviderId = house.id

/** Names of the fields of a location with its ids at vendors. */
export type VendorFieldName = NonNullable<Vendor['locationField']>['name']
