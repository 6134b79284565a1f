import * as mini from 'zod/mini'
import type { ApiCall } from '../call.ts'
import { anyRefusals, writeRefusals } from '../refusals.ts'
import { cardTokenAnswer } from './answers/card-token.ts'
import { errorAnswer } from './answers/error.ts'
import { cardBody } from './card-body.ts'

const cardRefused = mini.safeExtend(errorAnswer, {
  success: mini.literal(false),
  requestId: mini.string(),
})

/** `POST /api/stripe/get-card-tokens` (spec:api.card-tokens). */
export const getCardTokens = {
  method: 'POST',
  path: '/api/stripe/get-card-tokens',
  tag: 'Cards',
  summary: 'Trade a card for a token',
  description:
    'Only where the site’s own fields take cards. A card that is refused is answered with 200 and `success: false`.',
  body: {
    schema: cardBody,
    example: {
      name_on_card: 'Ida Marsh',
      card_number: '4242424242424242',
      card_month: '12',
      card_year: '39',
      card_cvc: '123',
      zip_code: 'V6B 1A1',
    },
  },
  answer: mini.union([cardTokenAnswer, cardRefused]),
  meanings: {
    'response.id': 'The token of the card, for `credit_card.token` of reserve.',
    'response.card.last4': 'The last four digits, for `credit_card.last4`.',
  },
  example: { success: true, response: { id: 'tok_1', card: { last4: '4242' } } },
  errors: {
    ...anyRefusals,
    ...writeRefusals,
    not_found: 'The site takes no cards, or in the fields of Stripe alone.',
    provider_unavailable: 'The payment provider cannot be reached.',
    payment_rejected: 'The payment provider does not take the request.',
  },
} as const satisfies ApiCall
