import { z } from 'zod'
import { totalRefusals } from '../../booking/refusals.ts'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { totalAnswer } from './answers/total.ts'
import { addOns, guests, id, party, restaurant, version } from './fields.ts'
import { restaurantRefusals } from './refusals.ts'

/** `POST /api/opentable/get-total`. */
export const getTotal = {
  method: 'POST',
  path: '/api/opentable/get-total',
  tag: 'Booking',
  summary: 'What an experience with add-ons costs a party, in minor units',
  body: {
    schema: z.object({
      rid: restaurant,
      party_size: party,
      experience_id: id,
      experience_version: version,
      party_size_per_price_type: guests,
      add_ons: addOns,
    }),
    example: {
      rid: 'burrard',
      party_size: 2,
      experience_id: 'tasting',
      experience_version: 1,
      add_ons: [{ item_id: 'wine', quantity: 2 }],
    },
  },
  answer: totalAnswer,
  meanings: {
    'response.multiplier': 'Minor units that make one of the currency.',
    'response.total': 'What is charged: experience, add-ons, fees, taxes and tip.',
    'response.due': 'The part of it that a card pays at booking; 0 = no card is asked for.',
  },
  example: {
    response: {
      ...{ currency: 'CAD', multiplier: 100, experience: 19000, add_ons: 9000 },
      ...{ fees: 0, taxes: 1400, tip: 0, total: 29400, due: 29400 },
    },
  },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals, ...totalRefusals },
} as const satisfies ApiCall
