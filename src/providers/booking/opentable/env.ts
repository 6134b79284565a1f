import { z } from 'zod'

const unset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(unset, z.string().optional())
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

/** An origin whose traffic nobody can read; plain http only on this machine, for the simulator. */
const origin = (otherwise: string) =>
  z
    .preprocess(unset, z.string().default(otherwise))
    .refine((value) => URL.canParse(value), 'must be an address')
    .refine(
      (value) => value.startsWith('https://') || LOOPBACK.test(value),
      'must start with https:// (http:// only for this machine)',
    )
    .transform((value) => value.replace(/\/+$/, ''))

/** OpenTable's variables. Without id and secret OpenTable is not connected. */
export const variables = z
  .object({
    OPENTABLE_CLIENT_ID: text,
    OPENTABLE_CLIENT_SECRET: text,
    OPENTABLE_API_URL: origin('https://platform.opentable.com'),
    OPENTABLE_OAUTH_URL: origin('https://oauth.opentable.com'),
  })
  .refine((values) => !values.OPENTABLE_CLIENT_ID === !values.OPENTABLE_CLIENT_SECRET, {
    path: ['OPENTABLE_CLIENT_ID'],
    message: 'belongs together with OPENTABLE_CLIENT_SECRET: set both or neither',
  })

/** An account at OpenTable, and where it is asked. */
export type Account = { id: string; secret: string; api: string; oauth: string }

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): Account | null {
  const { OPENTABLE_CLIENT_ID: id, OPENTABLE_CLIENT_SECRET: secret } = values
  if (!id || !secret) return null
  return { id, secret, api: values.OPENTABLE_API_URL, oauth: values.OPENTABLE_OAUTH_URL }
}
