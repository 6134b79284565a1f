import type { BookingVendorDescriptor, VendorLocationField } from './descriptor.ts'

/** A location's id at a vendor. */
type VendorLocationId = { vendor: string; id: string }

/** The fields of a location with its ids at vendors. */
export function vendorLocationFields(
  vendors: readonly BookingVendorDescriptor[],
): VendorLocationField[] {
  return vendors.flatMap(({ locationField }) => locationField ?? [])
}

/** The ids of a location at vendors: those of its fields that are filled in, in the order of the vendors. */
export function vendorLocationIds(
  location: object,
  vendors: readonly BookingVendorDescriptor[],
): VendorLocationId[] {
  const values = new Map(Object.entries(location))
  return vendors.flatMap(({ id: vendor, locationField }) => {
    const id: unknown = locationField && values.get(locationField.name)
    return typeof id === 'string' && id !== '' ? [{ vendor, id }] : []
  })
}

/**
 * How a location is booked: as its staff chose, else by the vendor at which it has an id, else on this site if it
 * has booking settings, else through its link (spec:shell.booking-provider).
 */
export function chooseProvider<Descriptor extends BookingVendorDescriptor>(
  vendors: readonly Descriptor[],
  location: object,
  facts: { chosen: string | null; hasSettings: boolean; hasLink: boolean },
): Descriptor['id'] | 'link' | 'none' {
  const { chosen, hasSettings, hasLink } = facts
  if (chosen === 'link' || chosen === 'none') return chosen
  const [first] = vendorLocationIds(location, vendors)
  const wanted = vendors.find(({ id }) => id === (chosen ?? first?.vendor))
  if (wanted) return wanted.id
  const embedded = vendors.find(({ manageTokenPrefix }) => manageTokenPrefix === null)
  if (hasSettings && embedded) return embedded.id
  return hasLink ? 'link' : 'none'
}
