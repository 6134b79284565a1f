import * as mini from 'zod/mini'
import { reserveRefusals } from '../../booking/refusals.ts'
import type { ApiCall } from '../call.ts'
import { anyRefusals, passHeader, writeRefusals } from '../refusals.ts'
import { requiredAction, reserveAnswer, reserveResponse } from './answers/reserve.ts'
import { restaurantRefusals } from './refusals.ts'
import { reserveBody, reserveExample } from './reserve-body.ts'
import { sentAmount } from './sent-amount.ts'

/** The answer to a booking that was made (spec:api.reserve-answer). */
const booked = mini.safeExtend(reserveAnswer, {
  success: mini.literal(true),
  paymentFailed: mini.literal(false),
  response: mini.safeExtend(reserveResponse, {
    manage_reservation_url: mini.string(),
    confirmation_number: mini.string(),
    date_time: mini.string(),
    party_size: mini.int(),
    confirmation_mailed: mini.boolean(),
    total: mini.optional(sentAmount),
  }),
})

/** The answer to a card that was refused (spec:api.reserve-refused). */
const cardRefused = mini.safeExtend(reserveAnswer, {
  success: mini.literal(false),
  paymentFailed: mini.literal(true),
  response: mini.safeExtend(reserveResponse, { expires_at: mini.optional(mini.string()) }),
  requestId: mini.string(),
})

/** The answer to a card whose bank asks its owner (spec:api.requires-action). */
const actionRequired = mini.safeExtend(reserveAnswer, {
  success: mini.literal(false),
  paymentFailed: mini.literal(false),
  response: mini.safeExtend(reserveResponse, { requires_action: requiredAction }),
})

const { payment_failed: _, ...refusals } = reserveRefusals

/** `POST /api/opentable/reserve` (spec:api.reserve). */
export const reserve = {
  method: 'POST',
  path: '/api/opentable/reserve',
  tag: 'Booking',
  summary: 'Book a held table',
  description:
    'Books once per `Idempotency-Key`, else once per reservation token, so that the same request may be sent again. A card that is refused, and a bank that asks the owner of the card, are answered with 200 and `success: false`; afterwards the same request is sent again.',
  headers: {
    ...passHeader,
    'Idempotency-Key': 'Makes one booking of all requests that bring it.',
  },
  body: { schema: reserveBody, example: reserveExample },
  answer: mini.union([booked, cardRefused, actionRequired]),
  meanings: {
    'response.manage_reservation_url':
      'The private address at which the guest manages the booking.',
    'response.confirmation_number': 'What the guest can say on the telephone.',
    'response.confirmation_mailed': 'Whether the guest gets a mail about it.',
    'response.expires_at': 'Until when the table is held for another card.',
  },
  example: {
    success: true,
    paymentFailed: false,
    response: {
      manage_reservation_url: 'https://saltwood.example/my/reservations/AbC',
      confirmation_number: 'K7WQ2',
      date_time: '2027-05-01T19:00',
      party_size: 2,
      confirmation_mailed: true,
    },
  },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals, ...refusals },
} as const satisfies ApiCall
