import { z } from 'zod'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { line, restaurant } from './fields.ts'
import { restaurantRefusals } from './refusals.ts'

/** `POST /api/opentable/release` (spec:reservations.release-on-leave). */
export const release = {
  method: 'POST',
  path: '/api/opentable/release',
  tag: 'Booking',
  summary: 'Give a held table back',
  description: 'A hold that is unknown, over or booked is no error.',
  body: {
    schema: z.object({ restaurant_id: restaurant, reservation_token: line(4000) }),
    example: { restaurant_id: 'burrard', reservation_token: 'b0qyFTfM1sHM2nJm' },
  },
  answer: z.object({ response: z.object({}) }),
  example: { response: {} },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals },
} as const satisfies ApiCall
