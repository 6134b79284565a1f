import type { PayloadRequest } from 'payload'
import { localOf } from '#lib/time/time.ts'
import { fullDateLabel, momentLabel } from '#lib/time/time-labels.ts'
import { AUDIT_ACT_LABELS, actorText, detailText } from './act-labels.ts'
import { entityOf, kindText } from './describe-changes.ts'
import type { LogEntry } from './entry.ts'
import * as t from './messages.gen.ts'
import { logTimeZone } from './read-audit-log.ts'

/** An entry in words: who, what they did, and to what. */
export type DescribedEntry = {
  who: string
  did: string
  /** `Page`, and `About us`; empty where there is none. */
  kind: string
  title: string
  /** Label of the detail of the entry; empty = it has none. */
  how: string
}

/** `hostAct`: what hosts did, in the words of the reservations. */
export function describeEntry(
  req: PayloadRequest,
  entry: LogEntry,
  hostAct: (act: string, detail: string) => string,
): DescribedEntry {
  const who = actorText(entry.actor)
  if (entry.source === 'bookings') {
    const { act, detail, booking } = entry
    const title = booking
      ? t.bookingOf({
          ...{ confirmation: booking.confirmation, party: booking.party },
          moment: momentLabel(booking.localStart),
        })
      : ''
    const [day] = booking ? [] : (/\d{4}-\d{2}-\d{2}/.exec(entry.subject) ?? [])
    const how = day ? fullDateLabel(day) : ''
    return { who, did: hostAct(act, detail), kind: '', title, how }
  }
  const { act, subject, title, detail, actor } = entry
  const kind = subject ? kindText(req, subject) : ''
  const isOwn = subject === `collections/staff/${actor.staff}`
  const how = INSTANT.test(detail) ? momentOf(req, detail) : detailText(detail)
  // The sentence names the account already, as its actor or by the address that was typed.
  if (isOwn && act === 'change_password') {
    return { who, did: t.ownPasswordChanged(), kind: '', title: '', how }
  }
  if (isOwn && act === 'end_sessions') {
    return { who, did: t.ownSessionsEnded(), kind: '', title: '', how }
  }
  if (OF_ONES_OWN.has(act)) return { who, did: AUDIT_ACT_LABELS[act](), kind: '', title: '', how }
  const number = subject.startsWith('collections/') ? (subject.split('/')[2] ?? '') : ''
  return { who, did: AUDIT_ACT_LABELS[act](), kind, title: title || number, how }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function momentOf(req: PayloadRequest, instant: string): string {
  return momentLabel(localOf(Date.parse(instant), logTimeZone(req)).slice(0, 16))
}

/** Acts on the account of who does them. */
const OF_ONES_OWN = new Set<string>([
  ...['sign_in', 'sign_in_failed', 'sign_out', 'reset_password', 'link_identity'],
  ...['set_pin', 'remove_pin'],
])

/** `Robin published “About us”`; of what exists once its name stands without marks. */
export function sentenceOf({ who, did, kind, title }: DescribedEntry): string {
  return [who, did, title ? t.titled({ title }) : kind].filter(Boolean).join(' ')
}

/** Address of the document that an entry is about; null where there is none, and of what no page shows. */
export function documentHref({ payload }: PayloadRequest, entry: LogEntry): string | null {
  if (entry.source !== 'bookings') {
    const isShown = entityOf({ payload }, entry.subject)?.admin.hidden !== true
    return entry.subject && isShown ? `/admin/${entry.subject}` : null
  }
  if (!entry.booking || entry.location === null) return null
  const search = { location: String(entry.location), day: entry.booking.serviceDay }
  return `/admin/reservations?${new URLSearchParams(search)}`
}
