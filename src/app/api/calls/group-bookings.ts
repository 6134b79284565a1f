import { groupBody } from '#features/group-bookings/enquire.ts'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { passHeader } from '#lib/api-contract/refusals.ts'
import { formAnswer, formRefusals } from './form-answer.ts'
import { personExample } from './person-example.ts'

/** `POST /api/group-bookings` (spec:api.group-bookings). */
export const groupEnquiry = {
  method: 'POST',
  path: '/api/group-bookings',
  tag: 'Forms',
  summary: 'Ask a restaurant for the table of a group',
  headers: passHeader,
  body: {
    schema: groupBody,
    example: { ...personExample, location: 'burrard', date: '2027-05-01', partySize: '24' },
  },
  answer: formAnswer,
  example: { success: true },
  errors: formRefusals,
} as const satisfies ApiCall
