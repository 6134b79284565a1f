import { z } from 'zod'
import { ROLES, type Role } from '#lib/staff/roles.ts'
import { oneOf, optionalText, optionalVendorUrl } from '#providers/env-fields.ts'
import type { AdmissionPolicy, GroupRule } from '../contract.ts'

const unset = (value: unknown) => (value === '' ? undefined : value)

const words = (otherwise: string, between: RegExp) =>
  z.preprocess(unset, z.string().default(otherwise)).transform((value) =>
    value
      .split(between)
      .map((word) => word.trim())
      .filter(Boolean),
  )

const groupRules = optionalText.transform((value, context): GroupRule[] | null => {
  const rules = value === undefined ? [] : parseGroupRules(value)
  if (Array.isArray(rules)) return rules.length > 0 ? rules : null
  context.addIssue({ code: 'custom', message: rules.fault })
  return z.NEVER
})

/** The variables of single sign-on. Without an issuer there is none. */
export const variables = z
  .object({
    OIDC_ISSUER: optionalVendorUrl,
    OIDC_CLIENT_ID: optionalText,
    OIDC_CLIENT_SECRET: optionalText,
    OIDC_BUTTON: z.preprocess(unset, z.string().trim().max(60).optional()),
    OIDC_SCOPES: words('openid profile email', /\s+/),
    OIDC_GROUPS_CLAIM: z.preprocess(unset, z.string().default('groups')),
    OIDC_ROLES: groupRules,
    OIDC_NEW_ACCOUNTS: oneOf(['off', 'on']),
    OIDC_SECOND_STEP: words('', /,/),
  })
  .refine((values) => !values.OIDC_ISSUER || values.OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    message: 'belongs to OIDC_ISSUER',
  })
  .refine((values) => !values.OIDC_ISSUER || values.OIDC_CLIENT_SECRET, {
    path: ['OIDC_CLIENT_SECRET'],
    message: 'belongs to OIDC_ISSUER',
  })
  .refine((values) => values.OIDC_NEW_ACCOUNTS === 'off' || values.OIDC_ROLES, {
    path: ['OIDC_NEW_ACCOUNTS'],
    message: 'needs OIDC_ROLES: which roles would a new account have?',
  })

/** The client that a provider knows this site by, and what it is asked for. */
export type Client = {
  /** The issuer's address, as it names itself. */
  issuer: string
  id: string
  secret: string
  label: string | null
  scope: string
  /** Name of the claim with the groups; with dots one within another. */
  groupsClaim: string
  policy: AdmissionPolicy
}

/** The client that the variables name; null where there is none. */
export function clientOf(values: z.infer<typeof variables>): Client | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = values
  if (!issuer || !id || !secret) return null
  return {
    ...{ issuer, id, secret, label: values.OIDC_BUTTON || null },
    scope: [...new Set(['openid', ...values.OIDC_SCOPES])].join(' '),
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    policy: {
      rules: values.OIDC_ROLES,
      makesAccounts: values.OIDC_NEW_ACCOUNTS === 'on',
      secondSteps: values.OIDC_SECOND_STEP,
    },
  }
}

/** What is wrong with a text of `OIDC_ROLES`, in words for an operator. */
type Fault = { fault: string }

/**
 * Reads which groups have which roles: `admins=admin; harbour hosts=host viewer @harbour`. Entries stand between
 * semicolons; after the last `=` of each stand roles and locations (`@uid`, `@*` for all), with blanks between.
 */
export function parseGroupRules(text: string): GroupRule[] | Fault {
  const rules: GroupRule[] = []
  for (const entry of text.split(';')) {
    if (entry.trim() === '') continue
    const rule = parseRule(entry.trim())
    if ('fault' in rule) return rule
    if (rules.some(({ group }) => group === rule.group))
      return { fault: `names the group ${rule.group} twice` }
    rules.push(rule)
  }
  return rules
}

function parseRule(entry: string): GroupRule | Fault {
  const at = entry.lastIndexOf('=')
  const group = entry.slice(0, at).trim()
  if (at < 0 || group === '') return { fault: `must be group=role, and “${entry}” is not` }
  const words = entry
    .slice(at + 1)
    .split(/\s+/)
    .filter(Boolean)
  const locations = words.filter((word) => word.startsWith('@')).map((word) => word.slice(1))
  const roles = words.filter((word) => !word.startsWith('@'))
  const unknown = roles.find((word) => !isRole(word))
  if (unknown !== undefined)
    return { fault: `gives ${group} the role ${unknown}; there are ${ROLES.join(', ')}` }
  if (roles.length === 0) return { fault: `gives ${group} no role` }
  if (locations.includes('')) return { fault: `has an @ without a location for ${group}` }
  return { group, roles: roles.filter(isRole), locations }
}

const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word)
