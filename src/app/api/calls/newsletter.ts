import { z } from 'zod'
import { signUpBody } from '#features/newsletter/sign-up.ts'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { anyRefusals, passHeader } from '#lib/api-contract/refusals.ts'
import { formRefusals } from './form-answer.ts'
import { submissionExample } from './person-example.ts'

const hidden = z.union([
  z.object({ name: z.string(), value: z.string() }),
  z.object({
    name: z.string(),
    of: z.enum(['birthMonth', 'birthMonthName', 'locationUid', 'locationTitle']),
  }),
])
const scriptForm = z.object({
  url: z.string(),
  hidden: z.array(hidden),
  callbacks: z.object({ success: z.string(), failure: z.string() }),
})

/** `GET /api/newsletter`. */
export const getNewsletterScript = {
  method: 'GET',
  path: '/api/newsletter',
  tag: 'Forms',
  summary: 'How browsers send the newsletter’s form',
  answer: z.object({ script: scriptForm.nullable() }),
  meanings: {
    script: 'How the browser asks the provider itself; null: the form is sent to this site.',
    'script.hidden': 'Fields beside those of the form, with a value or the answer that they hold.',
    'script.callbacks': 'Global functions that the provider’s script calls.',
  },
  example: { script: null },
  errors: anyRefusals,
} as const satisfies ApiCall

/** `POST /api/newsletter` (spec:api.newsletter). */
export const signUpForNewsletter = {
  method: 'POST',
  path: '/api/newsletter',
  tag: 'Forms',
  summary: 'Sign up for the newsletter',
  headers: passHeader,
  body: {
    schema: signUpBody,
    example: {
      submission: submissionExample,
      firstname: 'Ida',
      lastname: 'Marsh',
      email: 'ida@example.com',
    },
  },
  answer: z.object({ success: z.literal(true), message: z.string() }),
  meanings: { message: 'The provider’s own words.' },
  example: { success: true, message: 'Thank you for signing up.' },
  errors: {
    ...formRefusals,
    signup_refused: 'The provider does not take the address; `message` has its words.',
    provider_unavailable: 'The provider cannot be reached.',
  },
} as const satisfies ApiCall
