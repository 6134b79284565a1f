import { z } from 'zod'
import * as mini from 'zod/mini'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { availabilityAnswer, availableTime } from './answers/availability.ts'
import { localTime, party, restaurant } from './fields.ts'
import { restaurantRefusals } from './refusals.ts'

/** The body of get-availability and get-alternatives. */
export const availabilityBody = z.object({
  rid: restaurant,
  startDateTime: localTime,
  partySize: party,
})

export const availabilityExample = {
  rid: 'burrard',
  startDateTime: '2027-05-01T19:00',
  partySize: 2,
}

const sentTime = mini.safeExtend(availableTime, {
  availabilityType: mini.array(mini.enum(['Standard', 'Experience'])),
  attribute: mini.array(mini.string()),
})

/** `POST /api/opentable/get-availability` (spec:api.times-available). */
export const getAvailability = {
  method: 'POST',
  path: '/api/opentable/get-availability',
  tag: 'Booking',
  summary: 'Times with tables around a wall time of the restaurant',
  body: { schema: availabilityBody, example: availabilityExample },
  answer: mini.object({
    response: mini.safeExtend(availabilityAnswer.shape.response, {
      no_availability_reasons: mini.array(mini.string()),
      times_available: mini.array(sentTime),
      times: mini.array(mini.string()),
    }),
  }),
  meanings: {
    'response.no_availability_reasons':
      'Why there is no time: AboveMaxPartySize, BelowMinPartySize, NoTimesExist, NotFarEnoughInAdvance, OutsideBookingWindow, RestaurantClosed, InThePast, or a provider’s own.',
    'response.times_available.time': 'A wall time of the restaurant, `YYYY-MM-DDTHH:mm`.',
    'response.times_available.attribute': 'Seating attributes with tables left.',
    'response.times_available.experience_ids': 'Experiences that can be booked for that time.',
    'response.times': 'The times alone.',
  },
  example: {
    response: {
      no_availability_reasons: [],
      times_available: [
        { time: '2027-05-01T19:00', availabilityType: ['Standard'], attribute: ['default', 'bar'] },
      ],
      times: ['2027-05-01T19:00'],
    },
  },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals },
} as const satisfies ApiCall
