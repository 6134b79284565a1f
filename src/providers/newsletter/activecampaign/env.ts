import { z } from 'zod'
import { oneOf, optionalText, vendorBaseUrl } from '#providers/env-fields.ts'

const NUMBER = /^\d{1,9}$/

const number = (otherwise: string) =>
  optionalText
    .refine((value) => value === undefined || NUMBER.test(value), 'must be a number')
    .transform((value) => value ?? otherwise)

const optionalAddress = z.preprocess(
  (value) => (value === '' ? undefined : value),
  vendorBaseUrl('').optional(),
)

/** ActiveCampaign's variables. Without the name of an account it is not connected. */
export const variables = z.object({
  ACTIVECAMPAIGN_ACCOUNT: optionalText.refine(
    (value) => value === undefined || /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(value),
    'must be the name before .activehosted.com',
  ),
  ACTIVECAMPAIGN_CALL: oneOf(['server', 'browser']),
  ACTIVECAMPAIGN_U: number('3'),
  ACTIVECAMPAIGN_F: number('3'),
  ACTIVECAMPAIGN_OR: optionalText.refine(
    (value) => value === undefined || /^[\w-]{1,64}$/.test(value),
    'must be the code from the form’s own markup',
  ),
  /** Empty = that of the account. */
  ACTIVECAMPAIGN_URL: optionalAddress,
})

/** A form of an account at ActiveCampaign, and who asks it. */
export type Account = {
  /** Where forms are sent, without a trailing slash. */
  origin: string
  call: 'server' | 'browser'
  /** Numbers and origin code of the form there. */
  form: { u: string; f: string; or: string }
}

/** The account that the variables name; null where there is none. */
export function accountOf(values: z.infer<typeof variables>): Account | null {
  const { ACTIVECAMPAIGN_ACCOUNT: name, ACTIVECAMPAIGN_CALL: call } = values
  if (!name) return null
  const origin = values.ACTIVECAMPAIGN_URL ?? `https://${name}.activehosted.com`
  const form = {
    u: values.ACTIVECAMPAIGN_U,
    f: values.ACTIVECAMPAIGN_F,
    or: values.ACTIVECAMPAIGN_OR ?? '',
  }
  return { origin, call, form }
}
