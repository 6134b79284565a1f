import { z } from 'zod'
import { optionalText, vendorBaseUrl } from '#providers/env-fields.ts'

/** CloudFront's variables. Without a distribution it is not connected. */
export const variables = z
  .object({
    CLOUDFRONT_DISTRIBUTION_ID: optionalText.refine(
      (value) => value === undefined || /^[A-Z0-9]+$/.test(value),
      'must be the id of a distribution',
    ),
    CLOUDFRONT_ACCESS_KEY_ID: optionalText,
    CLOUDFRONT_SECRET_ACCESS_KEY: optionalText,
    CLOUDFRONT_API_URL: vendorBaseUrl('https://cloudfront.amazonaws.com'),
  })
  .refine((values) => !values.CLOUDFRONT_ACCESS_KEY_ID === !values.CLOUDFRONT_SECRET_ACCESS_KEY, {
    path: ['CLOUDFRONT_SECRET_ACCESS_KEY'],
    message: 'must be set together with CLOUDFRONT_ACCESS_KEY_ID',
  })

/** A distribution at CloudFront, and how it is reached. */
export type CloudFrontAccount = {
  distribution: string
  /** Undefined: those of the machine, as the SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  api: string
}

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): CloudFrontAccount | null {
  const { CLOUDFRONT_DISTRIBUTION_ID: distribution, CLOUDFRONT_API_URL: api } = values
  const { CLOUDFRONT_ACCESS_KEY_ID: id, CLOUDFRONT_SECRET_ACCESS_KEY: secret } = values
  if (!distribution) return null
  const credentials = id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined
  return { distribution, credentials, api }
}
