import type { Field } from 'payload'
import type { BookingVendorDescriptor, VendorLocationField } from '#providers/booking/descriptor.ts'
import { NOT_WORDS } from '../fields/not-words.ts'
import * as t from './messages.gen.ts'

/** The fields of a location that say how guests book: the choice, and an id at each vendor that needs one. */
export function bookingProviderFields(vendors: readonly BookingVendorDescriptor[]): Field[] {
  const byId = vendors.filter(({ locationField }) => locationField !== null)
  const numbers = byId.map(({ name }) => t.vendorWithNumber({ vendor: name }))
  return [
    {
      name: 'bookingProvider',
      label: t.howGuestsBook(),
      type: 'select',
      options: [
        ...vendors.map(({ id, choice }) => ({ value: id, label: choice })),
        { value: 'link', label: t.throughALink() },
        { value: 'none', label: t.notOnline() },
      ],
      admin: { description: t.howGuestsBookHint({ vendors: numbers.join('') }) },
    },
    ...vendors.flatMap(({ locationField }) => (locationField ? [idField(locationField)] : [])),
  ]
}

function idField({ name, label, pattern, patternMessage }: VendorLocationField): Field {
  return {
    ...{ name, label, type: 'text', custom: NOT_WORDS },
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && pattern.test(value)) || patternMessage,
  }
}
