import { z } from 'zod'
import * as mini from 'zod/mini'
import { holdRefusals } from '../../booking/refusals.ts'
import type { ApiCall } from '../call.ts'
import { anyRefusals, passHeader, writeRefusals } from '../refusals.ts'
import { holdAnswer, paymentDue } from './answers/hold.ts'
import {
  addOns,
  filledLine,
  guests,
  localTime,
  notRead,
  optionalId,
  party,
  restaurant,
  version,
} from './fields.ts'
import { restaurantRefusals } from './refusals.ts'
import { sentAmount } from './sent-amount.ts'

/** `POST /api/opentable/lock-availability` (spec:api.lock). */
export const lockAvailability = {
  method: 'POST',
  path: '/api/opentable/lock-availability',
  tag: 'Booking',
  summary: 'Hold a table for about five minutes',
  description:
    'Releases what the same browser held before. A hold that is not booked ends by itself.',
  headers: passHeader,
  body: {
    schema: z.object({
      restaurant_id: restaurant,
      party_size: party,
      date_time: localTime,
      reservation_attribute: filledLine(40).default('default'),
      selected_date: notRead,
      selected_time: notRead,
      experience_id: optionalId,
      experience_version: version,
      party_size_per_price_type: guests,
      add_ons: addOns,
    }),
    example: {
      restaurant_id: 'burrard',
      party_size: '2',
      date_time: '2027-05-01T19:00',
      reservation_attribute: 'default',
      selected_date: { year: 2027, month: 5, day: 1 },
      selected_time: '19:00',
    },
  },
  answer: mini.object({
    response: mini.safeExtend(holdAnswer.shape.response, {
      expires_at: mini.string(),
      policies: mini.array(mini.string()),
      payment: mini.nullable(
        mini.safeExtend(paymentDue, { amount: sentAmount, policy: mini.array(mini.string()) }),
      ),
    }),
  }),
  meanings: {
    'response.expires_at': 'Until when the table is held, as an instant in UTC.',
    'response.reservation_token': 'Names the hold in reserve and release.',
    'response.policies': 'The restaurant’s conditions for that time, a paragraph each.',
    'response.payment': 'What a card must give; null where none is asked for.',
    'response.payment.kind':
      '`charge`: the amount is paid at once; `hold`: it may be charged if the party does not come.',
  },
  example: {
    response: {
      expires_at: '2027-05-01T20:05:00.000Z',
      reservation_token: 'b0qyFTfM1sHM2nJm',
      policies: ['We keep your table for 15 minutes.'],
      payment: null,
    },
  },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals, ...holdRefusals },
} as const satisfies ApiCall
