import { z } from 'zod'
import type { ApiCall } from '../call.ts'
import { anyRefusals } from '../refusals.ts'

/** `POST /api/stripe/webhook`: called by Stripe alone. */
export const paymentEvent = {
  method: 'POST',
  path: '/api/stripe/webhook',
  tag: 'Cards',
  summary: 'Take an event of a payment (called by Stripe)',
  headers: {
    'Stripe-Signature': 'Stripe’s signature of the body; without it the event is refused.',
  },
  body: {
    schema: z.looseObject({}),
    example: { id: 'evt_1', type: 'payment_intent.succeeded' },
  },
  answer: z.object({ received: z.literal(true) }),
  example: { received: true },
  errors: {
    ...anyRefusals,
    forbidden: 'The request comes from another site.',
    too_large: 'The body is larger than the call takes.',
    unsupported_media_type: 'The content type is another than the call takes.',
    not_found: 'The site takes no cards at Stripe.',
    bad_signature: 'The body is not signed by Stripe.',
  },
} as const satisfies ApiCall
