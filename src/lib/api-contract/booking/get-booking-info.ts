import * as mini from 'zod/mini'
import type { ApiCall } from '../call.ts'
import { anyRefusals } from '../refusals.ts'
import { bookingInfoAnswer } from './answers/booking-info.ts'
import { restaurantRefusals } from './refusals.ts'

/** `GET /api/locations/{uid}/booking` (spec:api.location-booking). */
export const getBookingInfo = {
  method: 'GET',
  path: '/api/locations/[uid]/booking',
  tag: 'Booking',
  summary: 'What a booking form must know of a restaurant',
  answer: mini.safeExtend(bookingInfoAnswer, {
    provider: mini.string(),
    timeZone: mini.string(),
    country: mini.enum(['CA', 'US']),
    today: mini.string(),
    lastTime: mini.string(),
    horizonDays: mini.int(),
    minParty: mini.int(),
    maxParty: mini.int(),
    noteLength: mini.int(),
    cardMode: mini.enum(['none', 'test', 'form', 'elements']),
  }),
  meanings: {
    rid: 'Names the restaurant in the other booking calls.',
    utcOffsets:
      'From which instant (ms) on the restaurant’s clocks are how many minutes ahead of UTC.',
    serverTime: 'The server’s clock, in UTC.',
    today: 'The day on the restaurant’s wall.',
    lastDay: 'The last day on which tables can be booked.',
    lastTime: 'The latest time of day that can be searched, `HH:mm`.',
    closedDays: 'Days without any seating.',
    noteLength: 'Characters that a special request may have.',
    requestAsTyped: 'Whether a request without an occasion is sent on as it was typed.',
    botCheck: 'Whether a hold or a booking may want a pass of the bot check.',
    card: 'What Stripe’s own fields need; null in the other modes.',
    terms: 'The provider’s own terms; null where it has none.',
  },
  example: {
    uid: 'burrard',
    rid: 'burrard',
    provider: 'house',
    timeZone: 'America/Vancouver',
    utcOffsets: [[1793523600000, -480]],
    country: 'CA',
    serverTime: '2027-04-30T20:00:00.000Z',
    today: '2027-04-30',
    lastDay: '2027-07-29',
    hours: null,
    horizonDays: 90,
    closedDays: ['2027-07-01'],
    lastTime: '21:30',
    minParty: 1,
    maxParty: 8,
    emailRequired: false,
    noteLength: 1000,
    requestAsTyped: false,
    botCheck: true,
    terms: null,
    cardMode: 'none',
    card: null,
  },
  errors: { ...anyRefusals, ...restaurantRefusals },
} as const satisfies ApiCall
