import type { VendorDescriptor } from '../vendor.ts'
import type { Abilities } from './contract.ts'

/** The field of a location in which staff enter the location's id at a vendor. */
export type VendorLocationField = {
  /** Name of the field, and of its column. */
  name: string
  label: string
  /** What an id looks like, and what staff are told of one that does not. */
  pattern: RegExp
  patternMessage: string
}

/** What is known of a booking vendor without connecting it. */
export type BookingVendorDescriptor = VendorDescriptor & {
  /** Label of the vendor where staff choose how guests book. */
  choice: string
  abilities: Abilities
  /** Null if the vendor knows a location by the id of its document. */
  locationField: VendorLocationField | null
  /** Where staff see the reservations that the vendor keeps; null if this site keeps them. */
  reservationsUrl: string | null
  /** Beginning of all its manage tokens; null = they have none, as those of the embedded default alone. */
  manageTokenPrefix: string | null
}
