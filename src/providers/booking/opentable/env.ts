import { z } from 'zod'
import { optionalText, vendorBaseUrl, vendorUrl } from '#providers/env-fields.ts'

/** Schema of OpenTable's environment variables. Without id and secret OpenTable is not connected. */
export const variables = z
  .object({
    OPENTABLE_CLIENT_ID: optionalText,
    OPENTABLE_CLIENT_SECRET: optionalText,
    OPENTABLE_API_URL: vendorBaseUrl('https://platform.opentable.com'),
    OPENTABLE_OAUTH_URL: vendorBaseUrl('https://oauth.opentable.com'),
    OPENTABLE_STRIPE_KEY: optionalText.refine(
      (value) => value === undefined || /^pk_(test|live)_\w+$/.test(value),
      'must start with pk_',
    ),
    OPENTABLE_LOGO: optionalText.refine(
      (value) => value === undefined || /^\/(?!\/)[\w./-]+\.(svg|png|webp|avif)$/.test(value),
      'must be the address of a picture on this site, such as /opentable.svg',
    ),
    STRIPE_API_URL: vendorBaseUrl('https://api.stripe.com'),
    STRIPE_JS_URL: vendorUrl('https://js.stripe.com/v3'),
  })
  .refine((values) => !values.OPENTABLE_CLIENT_ID === !values.OPENTABLE_CLIENT_SECRET, {
    path: ['OPENTABLE_CLIENT_ID'],
    message: 'belongs together with OPENTABLE_CLIENT_SECRET: set both or neither',
  })

/** An account at OpenTable: id and secret of its client, and the base URLs of API and token server. */
export type Account = {
  id: string
  secret: string
  api: string
  oauth: string
  /** Address of OpenTable's logo on this site; null = its name is shown as text. */
  logo: string | null
  /**
   * OpenTable's own publishable key at Stripe, with which browsers make card tokens for it; null = no cards
   * are taken.
   */
  cards: { publishableKey: string; scriptUrl: string; api: string } | null
}

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): Account | null {
  const { OPENTABLE_CLIENT_ID: id, OPENTABLE_CLIENT_SECRET: secret } = values
  if (!id || !secret) return null
  const { OPENTABLE_STRIPE_KEY: publishableKey, STRIPE_JS_URL: scriptUrl } = values
  const cards = { scriptUrl, api: values.STRIPE_API_URL }
  return {
    ...{ id, secret, api: values.OPENTABLE_API_URL, oauth: values.OPENTABLE_OAUTH_URL },
    logo: values.OPENTABLE_LOGO ?? null,
    cards: publishableKey ? { publishableKey, ...cards } : null,
  }
}
