import { z } from 'zod'
import { FIELD_FAULTS } from '../../forms/field-faults.ts'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { availabilityBody, availabilityExample } from './get-availability.ts'
import { restaurantRefusals } from './refusals.ts'

/** `POST /api/opentable/notify-me`. */
export const notifyMe = {
  method: 'POST',
  path: '/api/opentable/notify-me',
  tag: 'Booking',
  summary: 'Have a guest written to when a table opens up',
  body: {
    schema: availabilityBody.extend({
      email_address: z.email(FIELD_FAULTS.notAnEmail).max(254, FIELD_FAULTS.tooLong),
    }),
    example: { ...availabilityExample, email_address: 'ida@example.com' },
  },
  answer: z.object({ success: z.literal(true) }),
  example: { success: true },
  errors: {
    ...anyRefusals,
    ...writeRefusals,
    ...restaurantRefusals,
    closed: 'The restaurant is closed at that time.',
    past: 'The time is over, or the clocks leave it out.',
    not_bookable: 'Tables cannot be booked so far ahead.',
    party_size: 'The restaurant takes no party of this size.',
    too_many_alerts: 'This address waits for as many tables as it may today.',
  },
} as const satisfies ApiCall
