import { z } from 'zod'
import type { CspSourceList } from '#lib/front/ports.ts'
import { oneOf, optionalText, vendorBaseUrl, vendorUrl } from '#providers/env-fields.ts'
import { stripeSources } from '../../stripe-sources.ts'

type Values = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_CARD_FORM: 'elements' | 'form'
}

const key = (prefix: string) =>
  optionalText.refine(
    (value) => value === undefined || new RegExp(`^(?:${prefix})_(?:test|live)_\\w+$`).test(value),
    `must start with ${prefix.replace('|', '_ or ')}_`,
  )

/** Schema of Stripe's environment variables. Without a secret key Stripe is not connected. */
export const variables = z
  .object({
    STRIPE_SECRET_KEY: key('sk|rk'),
    STRIPE_PUBLISHABLE_KEY: key('pk'),
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_CARD_FORM: oneOf(['elements', 'form']),
    STRIPE_API_URL: vendorBaseUrl('https://api.stripe.com'),
    STRIPE_JS_URL: vendorUrl('https://js.stripe.com/v3'),
  })
  .refine((values) => !needsPublishable(values) || values.STRIPE_PUBLISHABLE_KEY, {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    message: 'belongs to STRIPE_SECRET_KEY: Stripe’s own card fields need it',
  })
  .refine((values) => ofOneMode(values), {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    message: 'must be of the same mode (test or live) as STRIPE_SECRET_KEY',
  })

/** An account at Stripe: its keys, how guests give cards, and the base URL of the API. */
export type Account = {
  secretKey: string
  /** Secret by which webhooks are verified; null = all are rejected. */
  webhookSecret: string | null
  /** `elements` by the key that browsers use and the address of Stripe.js. */
  form: { mode: 'form' } | { mode: 'elements'; publishableKey: string; scriptUrl: string }
  api: string
}

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): Account | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = values
  if (!secretKey) return null
  const scriptUrl = values.STRIPE_JS_URL
  return {
    secretKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    form:
      values.STRIPE_CARD_FORM === 'form'
        ? { mode: 'form' }
        : { mode: 'elements', publishableKey, scriptUrl },
    api: values.STRIPE_API_URL,
  }
}

/**
 * Origins that Stripe's own fields need in the security policy of a page; none where the fields are the
 * site's.
 */
export function cspOf({ form, api }: Account): CspSourceList {
  return form.mode === 'form' ? {} : stripeSources({ scriptUrl: form.scriptUrl, api })
}

function needsPublishable({ STRIPE_SECRET_KEY, STRIPE_CARD_FORM }: Values): boolean {
  return STRIPE_SECRET_KEY !== undefined && STRIPE_CARD_FORM === 'elements'
}

function ofOneMode({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Values): boolean {
  const mode = (value: string) => value.split('_')[1]
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) return true
  return mode(STRIPE_SECRET_KEY) === mode(STRIPE_PUBLISHABLE_KEY)
}
