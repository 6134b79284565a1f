import type { Field, NumberField } from 'payload'
import * as t from './messages.gen.ts'

const bookingLimit = (name: string, label: string, check: number, most: number): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [bookings('check', t.withoutABotCheck(), check), bookings('most', t.most(), most)],
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
  admin: { width: '33%', description: t.ifEmpty({ number: defaultValue }) },
})

/** Upcoming bookings that one phone number, email address or network may have. */
export const bookingLimits: Field = {
  name: 'bookingLimits',
  label: t.upcomingBookingsPerGuest(),
  type: 'group',
  admin: { description: t.bookingLimitsHint() },
  fields: [
    bookingLimit('phone', t.fromOnePhoneNumber(), 5, 12),
    bookingLimit('email', t.fromOneEmailAddress(), 5, 12),
    bookingLimit('network', t.fromOneNetwork(), 10, 60),
  ],
}
