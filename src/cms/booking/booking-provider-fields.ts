import type { Field } from 'payload'
import type { BookingVendorDescriptor, VendorLocationField } from '#providers/booking/descriptor.ts'

/** The fields of a location that say how guests book: the choice, and an id at each vendor that needs one. */
export function bookingProviderFields(vendors: readonly BookingVendorDescriptor[]): Field[] {
  const byId = vendors.filter(({ locationField }) => locationField !== null)
  const numbers = byId.map(({ name }) => `${name} if its number is entered, otherwise `)
  return [
    {
      name: 'bookingProvider',
      label: 'How guests book',
      type: 'select',
      options: [
        ...vendors.map(({ id, choice }) => ({ value: id, label: choice })),
        { value: 'link', label: 'On another site, through a link' },
        { value: 'none', label: 'Not online' },
      ],
      admin: {
        description: `If empty: ${numbers.join('')}this site if there are booking settings, otherwise the link.`,
      },
    },
    ...vendors.flatMap(({ locationField }) => (locationField ? [idField(locationField)] : [])),
  ]
}

function idField({ name, label, pattern, patternMessage }: VendorLocationField): Field {
  return {
    ...{ name, label, type: 'text' },
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && pattern.test(value)) || patternMessage,
  }
}
