import { z } from 'zod'
import { oneOf, optionalText } from '#providers/env-fields.ts'

/** Hosts that plain http may be spoken with: this machine, a container's neighbour, a private network. */
const PRIVATE_HOST =
  /^(localhost|[a-z0-9-]+|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\])$/

const isSafeAddress = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && PRIVATE_HOST.test(hostname))
}

/** The variables of a bucket. Without its name files stay on the disk. */
export const variables = z
  .object({
    S3_BUCKET: optionalText.refine(
      (value) => value === undefined || /^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/.test(value),
      'must be the name of a bucket',
    ),
    S3_ENDPOINT: optionalText.refine(
      (value) => value === undefined || isSafeAddress(value),
      'must start with https:// (http:// only on this machine and in private networks)',
    ),
    S3_REGION: optionalText.transform((value) => value ?? 'us-east-1'),
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    S3_PREFIX: optionalText
      .refine(
        (value) =>
          value === undefined || (/^[A-Za-z0-9._/-]+$/.test(value) && !/\.\.|\/\//.test(value)),
        'must be a folder, as site/live',
      )
      .transform((value) => value?.replace(/^\/|\/$/g, '') ?? ''),
    S3_PATH_STYLE: oneOf(['off', 'on']),
  })
  .refine((values) => !values.S3_ACCESS_KEY_ID === !values.S3_SECRET_ACCESS_KEY, {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'must be set together with S3_ACCESS_KEY_ID',
  })

/** A bucket, and how it is reached. */
export type BucketAccount = {
  bucket: string
  endpoint: string | undefined
  region: string
  /** Undefined: those of the machine, as the SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Folder in the bucket with a trailing slash; empty for none. */
  prefix: string
  pathStyle: boolean
}

/** The bucket that the variables name; null where there is none. */
export function bucketOf(values: z.infer<typeof variables>): BucketAccount | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values
  if (!bucket) return null
  return {
    bucket,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    prefix: values.S3_PREFIX && `${values.S3_PREFIX}/`,
    pathStyle: values.S3_PATH_STYLE === 'on',
  }
}
