import { z } from 'zod'
import type { ApiCall } from '../call.ts'
import { anyRefusals } from '../refusals.ts'

const signed = {
  method: 'POST',
  tag: 'Booking',
  headers: {
    'X-Twilio-Signature': 'The vendor’s signature of the form; without it the form is refused.',
  },
  answer: z.string(),
  answerType: 'text/xml',
  example: '<?xml version="1.0" encoding="UTF-8"?><Response/>',
  errors: {
    ...anyRefusals,
    forbidden: 'The request comes from another site.',
    too_large: 'The body is larger than the call takes.',
    unsupported_media_type: 'The content type is another than the call takes.',
    malformed: 'The form lacks what the vendor sends.',
    not_found: 'The site sends no text messages.',
    bad_signature: 'The form is not signed by the vendor.',
  },
} as const

/** `POST /api/text-messages/inbound`: called by the vendor of text messages alone. */
export const inboundText = {
  ...signed,
  path: '/api/text-messages/inbound',
  summary: 'Take a text message of a guest (called by Twilio)',
  body: {
    schema: z.looseObject({ From: z.string(), Body: z.string() }),
    type: 'application/x-www-form-urlencoded',
    example: { From: '+16045550147', Body: 'STOP' },
  },
} as const satisfies ApiCall

/** `POST /api/text-messages/status`: called by the vendor of text messages alone. */
export const textStatus = {
  ...signed,
  path: '/api/text-messages/status',
  summary: 'Take what became of a text message (called by Twilio)',
  body: {
    schema: z.looseObject({ MessageStatus: z.string() }),
    type: 'application/x-www-form-urlencoded',
    example: { MessageStatus: 'delivered' },
  },
} as const satisfies ApiCall
