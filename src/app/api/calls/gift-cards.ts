import { bulkBody } from '#features/gift-cards/apply.ts'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { passHeader } from '#lib/api-contract/refusals.ts'
import { formAnswer, formRefusals } from './form-answer.ts'
import { personExample } from './person-example.ts'

/** `POST /api/bulk-gift-card-apply` (spec:api.bulk-gift-cards). */
export const applyForGiftCards = {
  method: 'POST',
  path: '/api/bulk-gift-card-apply',
  tag: 'Forms',
  summary: 'Ask for gift cards for a company',
  headers: passHeader,
  body: {
    schema: bulkBody,
    example: {
      ...personExample,
      businessName: 'Marsh & Daughters',
      businessAddress: '1 Water Street',
      city: 'Vancouver',
      province: 'BC',
      website: 'https://example.com',
      toEmail: 'gifts@saltwood.example',
    },
  },
  answer: formAnswer,
  example: { success: true },
  errors: {
    ...formRefusals,
    unknown_recipient: '`toEmail` is not the address of a published form.',
  },
} as const satisfies ApiCall
