import { AUDIT_ACT_LABELS, HOST_ACT_LABELS } from '#cms/audit-log/act-labels.ts'
import { ACT_GROUPS, type ActGroup } from '#cms/audit-log/log-query.ts'
import type { AuditAct } from '#cms/audit-log/types.ts'
import { localOf } from '#lib/time/time.ts'
import { actText } from '../reservations/labels.ts'
import * as t from './messages.gen.ts'

/** Label of an act of hosts, as the predicate of a sentence. */
export function hostActText(act: string, detail: string): string {
  const own = HOST_ACT_LABELS[act]?.()
  if (own === undefined) return actText(act, detail)
  return detail ? `${own} (${detail})` : own
}

/** Label of an act on content or of hosts. */
export function actLabel(act: string): string {
  return AUDIT_ACT_LABELS[act as AuditAct]?.() ?? hostActText(act, '')
}

const GROUP_LABELS: Record<ActGroup, () => string> = {
  'sign-ins': t.signIns,
  content: t.content,
  bookings: t.bookings,
  'guest-data': t.guestData,
  exports: t.exports,
  messages: t.messages,
}

/** The groups of acts with their acts, by their names. */
export const actChoices = () =>
  (Object.keys(ACT_GROUPS) as ActGroup[]).map((group) => ({
    ...{ group, label: GROUP_LABELS[group]() },
    acts: ACT_GROUPS[group].map((act) => ({ act, label: actLabel(act) })),
  }))

/** Day and time of an instant in the log's time zone: `2026-11-27`, `19:04`. */
export function dayAndTime(at: number, zone: string): { day: string; time: string } {
  const local = localOf(at, zone)
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

/** The query of the log in an address, without what is not chosen. */
export function logHref(query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(entries).toString()
  return search ? `/admin/audit-log?${search}` : '/admin/audit-log'
}
