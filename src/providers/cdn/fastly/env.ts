import { z } from 'zod'
import { optionalText, vendorBaseUrl } from '#providers/env-fields.ts'

/** Fastly's variables. Without service and token it is not connected. */
export const variables = z
  .object({
    FASTLY_SERVICE_ID: optionalText.refine(
      (value) => value === undefined || /^\w+$/.test(value),
      'must be the id of a service',
    ),
    FASTLY_API_TOKEN: optionalText,
    FASTLY_API_URL: vendorBaseUrl('https://api.fastly.com'),
  })
  .refine((values) => !values.FASTLY_SERVICE_ID === !values.FASTLY_API_TOKEN, {
    path: ['FASTLY_API_TOKEN'],
    message: 'must be set together with FASTLY_SERVICE_ID',
  })

/** A service at Fastly, and a token that may purge it. */
export type FastlyAccount = { service: string; token: string; api: string }

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): FastlyAccount | null {
  const { FASTLY_SERVICE_ID: service, FASTLY_API_TOKEN: token, FASTLY_API_URL: api } = values
  return service && token ? { service, token, api } : null
}
