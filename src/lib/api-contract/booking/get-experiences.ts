import { z } from 'zod'
import * as mini from 'zod/mini'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { addOn, addOns, experience, experiencesAnswer, guestPrice } from './answers/experiences.ts'
import { restaurant } from './fields.ts'
import { restaurantRefusals } from './refusals.ts'
import { sentAmount } from './sent-amount.ts'

const asText = mini.pipe(mini.int(), mini.transform(String))
const price = mini.nullable(mini.extend(sentAmount, { pre_payment_required: mini.boolean() }))

const sentAddOn = mini.safeExtend(addOn, {
  item_id: mini.string(),
  description: mini.string(),
  price_per_item: sentAmount,
  max_per_reservation: mini.int(),
})
const sentExperience = mini.safeExtend(experience, {
  experience_id: mini.string(),
  version: asText,
  description: mini.string(),
  price_per_cover: price,
  price_per_party: price,
  guest_prices: mini._default(
    mini.array(
      mini.safeExtend(guestPrice, {
        price_id: mini.string(),
        description: mini.string(),
        amount: sentAmount,
      }),
    ),
    [],
  ),
  add_ons_summary: mini.object({ count: mini.int() }),
  add_ons: mini.safeExtend(addOns, {
    groups: mini.array(mini.object({ items: mini.array(sentAddOn) })),
  }),
})

/** `POST /api/opentable/get-experiences` (spec:api.experience). */
export const getExperiences = {
  method: 'POST',
  path: '/api/opentable/get-experiences',
  tag: 'Booking',
  summary: 'Experiences that a restaurant offers',
  body: { schema: z.object({ rid: restaurant }), example: { rid: 'burrard' } },
  answer: mini.object({
    response: mini.safeExtend(experiencesAnswer.shape.response, {
      data: mini.array(sentExperience),
    }),
  }),
  meanings: {
    'response.data.minutes': 'How long it lasts, about.',
    'response.data.includes': 'What is in it, a line each.',
    'response.data.suits': 'For whom it is.',
    'response.data.price_per_cover': 'The price for each guest; null where another counts.',
    'response.data.price_per_party': 'The price for the whole party; null where another counts.',
    'response.data.guest_prices': 'All prices, where guests of a party may have different ones.',
    'response.data.add_ons.max_per_reservation': 'Most add-ons together; missing = no limit.',
    'response.data.add_ons.groups.items.max_per_reservation': 'Most of this add-on; 0 = no limit.',
  },
  example: {
    response: {
      data: [
        {
          experience_id: 'tasting',
          version: 1,
          name: 'Tasting menu',
          description: 'Seven courses from the embers.',
          price_per_cover: {
            min_unit_amount: 9500,
            multiplier: 100,
            currency: 'CAD',
            pre_payment_required: true,
          },
          price_per_party: null,
          add_ons_summary: { count: 0 },
          add_ons: { groups: [{ items: [] }] },
        },
      ],
    },
  },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals },
} as const satisfies ApiCall
