import { z } from 'zod'
import { optionalText, vendorBaseUrl } from '#providers/env-fields.ts'

/** Cloudflare's variables. Without zone and token it is not connected. */
export const variables = z
  .object({
    CLOUDFLARE_ZONE_ID: optionalText.refine(
      (value) => value === undefined || /^[0-9a-f]{32}$/.test(value),
      'must be the id of a zone, 32 characters',
    ),
    CLOUDFLARE_API_TOKEN: optionalText,
    CLOUDFLARE_API_URL: vendorBaseUrl('https://api.cloudflare.com/client/v4'),
  })
  .refine((values) => !values.CLOUDFLARE_ZONE_ID === !values.CLOUDFLARE_API_TOKEN, {
    path: ['CLOUDFLARE_API_TOKEN'],
    message: 'must be set together with CLOUDFLARE_ZONE_ID',
  })

/** A zone at Cloudflare, and a token that may purge it. */
export type CloudflareAccount = { zone: string; token: string; api: string }

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): CloudflareAccount | null {
  const { CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_TOKEN: token } = values
  return zone && token ? { zone, token, api: values.CLOUDFLARE_API_URL } : null
}
