import * as mini from 'zod/mini'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { alternativesAnswer } from './answers/alternatives.ts'
import { availabilityBody, availabilityExample } from './get-availability.ts'
import { restaurantRefusals } from './refusals.ts'

/** `POST /api/opentable/get-alternatives`. */
export const getAlternatives = {
  method: 'POST',
  path: '/api/opentable/get-alternatives',
  tag: 'Booking',
  summary: 'What there is instead of a time without a table',
  body: { schema: availabilityBody, example: availabilityExample },
  answer: mini.object({
    response: mini.safeExtend(alternativesAnswer.shape.response, { notifies: mini.boolean() }),
  }),
  meanings: {
    'response.before': 'The nearest earlier time of the same day.',
    'response.after': 'The nearest later time of the same day.',
    'response.days': 'The nearest time on each of the next days that have one.',
    'response.nearby': 'The nearest times at restaurants nearby, nearest restaurant first.',
    'response.notifies': 'Whether notify-me can be asked for that time.',
  },
  example: {
    response: {
      before: '2027-05-01T17:30',
      after: null,
      days: ['2027-05-02T19:00'],
      nearby: [{ uid: 'kitsilano', title: 'Kitsilano', time: '2027-05-01T19:15' }],
      notifies: true,
    },
  },
  errors: { ...anyRefusals, ...writeRefusals, ...restaurantRefusals },
} as const satisfies ApiCall
