import { z } from 'zod'
import { optionalText, vendorUrl } from '#providers/env-fields.ts'

/** reCAPTCHA's variables. Without both keys it is not connected. */
export const variables = z
  .object({
    RECAPTCHA_SITE_KEY: optionalText,
    RECAPTCHA_SECRET_KEY: optionalText,
    RECAPTCHA_MIN_SCORE: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().min(0).max(1).default(0.5),
    ),
    RECAPTCHA_VERIFY_URL: vendorUrl('https://www.google.com/recaptcha/api/siteverify'),
    RECAPTCHA_SCRIPT_URL: vendorUrl('https://www.google.com/recaptcha/api.js'),
  })
  .refine((values) => Boolean(values.RECAPTCHA_SITE_KEY) === Boolean(values.RECAPTCHA_SECRET_KEY), {
    path: ['RECAPTCHA_SECRET_KEY'],
    message: 'and RECAPTCHA_SITE_KEY belong together: give both or none',
  })

/** The keys of a site at reCAPTCHA, and where it is asked. */
export type Account = {
  siteKey: string
  secretKey: string
  /** Least score of a person, 0 to 1. */
  minScore: number
  verifyUrl: string
  scriptUrl: string
}

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): Account | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values
  if (!siteKey || !secretKey) return null
  return {
    siteKey,
    secretKey,
    minScore: values.RECAPTCHA_MIN_SCORE,
    verifyUrl: values.RECAPTCHA_VERIFY_URL,
    scriptUrl: values.RECAPTCHA_SCRIPT_URL,
  }
}
