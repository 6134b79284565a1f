import { z } from 'zod'
import { STAFF_LOG_ACTS } from '#booking-engine/staff-log/types.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { addDays } from '#lib/time/dates.ts'
import { startOfDay } from '#lib/time/time.ts'
import { AUDIT_ACT_GROUPS, AUDIT_ACTS } from './types.ts'

/** Acts that are asked for together, those of hosts among them, in the order in which they are offered. */
export const ACT_GROUPS = {
  'sign-ins': AUDIT_ACT_GROUPS['sign-ins'],
  content: AUDIT_ACT_GROUPS.content,
  bookings: STAFF_LOG_ACTS.bookings,
  'guest-data': STAFF_LOG_ACTS.guestBook,
  exports: ['export_guest', ...AUDIT_ACT_GROUPS.exports],
  messages: AUDIT_ACT_GROUPS.messages,
} as const satisfies Record<string, readonly string[]>
export type ActGroup = keyof typeof ACT_GROUPS

const ALL_ACTS = new Set<string>([...AUDIT_ACTS, ...Object.values(ACT_GROUPS).flat()])

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())
const day = optional(z.iso.date(mustBe('a day')))

/** Kinds of actors without an account, which `who` takes beside the id of an account. */
const WITHOUT_ACCOUNT = ['system', 'command_line', 'nobody'] as const

/** The place up to which a reader of the log is, as it stands in an address. */
const cursor = z
  .string()
  .max(300)
  .regex(/^\d{1,16}~[012]~/)
  .transform((text) => {
    const [at = '', rank = '', ...key] = text.split('~')
    return { at: Number(at), rank: Number(rank), key: key.join('~') }
  })

/** Search parameters of the view of the log and of its export. */
export const auditLogQuery = z.object({
  who: optional(z.union([z.enum(WITHOUT_ACCOUNT), z.coerce.number().int().positive()])),
  act: optional(
    z.string().refine((one) => ALL_ACTS.has(one) || one in ACT_GROUPS, mustBe('an act')),
  ),
  document: optional(z.string().regex(/^(collections|globals|bookings)\/[\w-]+(\/[\w-]+)?$/)),
  location: optional(z.coerce.number().int().positive()),
  from: day,
  to: day,
  text: optional(z.string().trim().max(100)),
  after: optional(cursor),
})
export type AuditLogQuery = z.infer<typeof auditLogQuery>
export type Cursor = z.infer<typeof cursor>

/** The acts that a query asks for; undefined for all. */
export function actsOf({ act }: Pick<AuditLogQuery, 'act'>): readonly string[] | undefined {
  if (act === undefined) return undefined
  return act in ACT_GROUPS ? ACT_GROUPS[act as ActGroup] : [act]
}

/** The instants (ms) of the days that a query asks for, in a time zone; the last one is exclusive. */
export function spanOf({ from, to }: Pick<AuditLogQuery, 'from' | 'to'>, zone: string) {
  return {
    ...(from ? { from: startOfDay(from, zone) } : {}),
    ...(to ? { until: startOfDay(addDays(to, 1), zone) } : {}),
  }
}
