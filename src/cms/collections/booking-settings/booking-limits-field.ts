import type { Field, NumberField } from 'payload'

const bookingLimit = (name: string, label: string, check: number, most: number): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [bookings('check', 'Without a bot check', check), bookings('most', 'Most', most)],
    },
  ],
})

const bookings = (name: string, label: string, defaultValue: number): NumberField => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 10_000,
  defaultValue,
  admin: { width: '33%', description: `If empty, ${defaultValue}.` },
})

/** Upcoming bookings that one phone number, email address or network may have. */
export const bookingLimits: Field = {
  name: 'bookingLimits',
  label: 'Upcoming bookings per guest',
  type: 'group',
  admin: {
    description:
      'Above the first number, bookings need an invisible bot check and are pointed out to hosts. Above the second, guests are asked to call. Bookings made by staff do not count.',
  },
  fields: [
    bookingLimit('phone', 'From one phone number', 5, 12),
    bookingLimit('email', 'From one email address', 5, 12),
    bookingLimit('network', 'From one network', 10, 60),
  ],
}
