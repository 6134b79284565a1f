import type { FlattenedField } from 'payload'

/** How much the log keeps of a changed field: its values, only its name, or nothing. */
export type Disclosure = 'values' | 'name' | 'nothing'

/** Fields of accounts that Payload keeps for itself, and those that are the time of a save. */
const NEVER = new Set([
  'hash',
  'salt',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'createdAt',
  'updatedAt',
  'id',
  '_status',
  '_order',
])

/**
 * Collections of which the log has the values of these fields alone. Accounts get new secrets with each way to sign
 * in, and what visitors send is theirs, to be erased when they ask: a field that nobody thought of is not told.
 */
const VALUES_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  staff: new Set([
    'name',
    'email',
    'state',
    'roles',
    'allLocations',
    'locations',
    'mustChangePassword',
  ]),
  applications: new Set(['state', 'location', 'position']),
  enquiries: new Set(['state', 'location']),
  'submission-activity': new Set([
    'act',
    'from',
    'to',
    'application',
    'enquiry',
    'location',
    'booking',
  ]),
  subscribers: new Set(['state', 'location']),
}

const SECRET_NAME = /pass(word|key|code)|secret|token|hash|salt|api_?key|credential|recovery|totp/i

/** Collections of what visitors sent, and of what was done about it. */
const SUBMISSIONS = ['applications', 'enquiries', 'submission-activity', 'subscribers']

/** Whether documents are what visitors sent, or what was done about it. */
export const isSubmissions = (slug: string): boolean => SUBMISSIONS.includes(slug)

/** How much the log keeps of a field of collection or global `slug`; of one with `custom.secret` only the name. */
export function disclosureOf(slug: string, field: FlattenedField, isTop: boolean): Disclosure {
  if (isTop && NEVER.has(field.name)) return 'nothing'
  if (('virtual' in field && field.virtual) || field.type === 'join') return 'nothing'
  if (field.custom?.secret || SECRET_NAME.test(field.name)) return 'name'
  const allowed = VALUES_OF[slug]
  return allowed && isTop && !allowed.has(field.name) ? 'name' : 'values'
}
