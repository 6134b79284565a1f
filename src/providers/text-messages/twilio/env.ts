import { z } from 'zod'
import { optionalText, vendorBaseUrl } from '#providers/env-fields.ts'

const pattern = (shape: RegExp, message: string) =>
  optionalText.refine((value) => value === undefined || shape.test(value), message)

/** Twilio's variables. Without an account it is not connected. */
export const variables = z
  .object({
    TWILIO_ACCOUNT_SID: pattern(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits'),
    TWILIO_AUTH_TOKEN: optionalText,
    TWILIO_FROM: pattern(
      /^(?:\+\d{5,15}|MG[0-9a-f]{32})$/,
      'must be a number such as +16045550100, or a messaging service (MG and 32 hexadecimal digits)',
    ),
    TWILIO_API_URL: vendorBaseUrl('https://api.twilio.com'),
  })
  .refine((values) => !values.TWILIO_ACCOUNT_SID || values.TWILIO_AUTH_TOKEN, {
    path: ['TWILIO_AUTH_TOKEN'],
    message: 'belongs to TWILIO_ACCOUNT_SID',
  })
  .refine((values) => !values.TWILIO_ACCOUNT_SID || values.TWILIO_FROM, {
    path: ['TWILIO_FROM'],
    message: 'belongs to TWILIO_ACCOUNT_SID: from whom are text messages?',
  })

/** An account at Twilio. */
export type Account = {
  sid: string
  authToken: string
  /** A number (E.164), or the id of a messaging service. */
  from: string
  /** Base URL of the API. */
  api: string
}

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): Account | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values
  if (!sid || !authToken || !from) return null
  return { sid, authToken, from, api: values.TWILIO_API_URL }
}
