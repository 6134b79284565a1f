import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import type { StaffLogRow } from '#booking-engine/staff-log/types.ts'
import { staffActor } from './actor.ts'
import type { LogEntry } from './entry.ts'
import { type AuditLogQuery, actsOf, type Cursor, spanOf } from './log-query.ts'
import { readContentEntries } from './read-content-entries.ts'
import { readOpenDrafts } from './read-drafts.ts'
import { searchWords } from './search-words.ts'
import { AUDIT_ACTS } from './types.ts'

/** Sources by their place among entries of one instant. */
const RANK = { content: 0, bookings: 1, drafts: 2 } as const

/** The time zone in which the log has its days and times: that of the group. */
export function logTimeZone({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const zones = payload.config.admin.timezones
  return zones?.defaultTimezone ?? 'UTC'
}

/**
 * Entries of all sources, newest first: at most `limit`, and the place from which older ones go on; null where these
 * were the last.
 */
export async function readAuditLog(
  req: PayloadRequest,
  asked: AuditLogQuery,
  limit: number,
): Promise<{ entries: LogEntry[]; next: string | null }> {
  const more = limit + 1
  const found = await Promise.all([
    contentEntries(req, asked, more),
    bookingEntries(req, asked, more),
    openDrafts(req, asked, more),
  ])
  const entries = found
    .flat()
    .sort((a, b) => b.at - a.at || rankOf(a) - rankOf(b))
    .slice(0, more)
  const last = entries[limit - 1]
  return {
    entries: entries.slice(0, limit),
    next: entries.length > limit && last ? last.place : null,
  }
}

const isContentAct = (act: string) => (AUDIT_ACTS as readonly string[]).includes(act)

/** Each source has its entries in order already, and `sort` keeps it. */
const rankOf = ({ source }: LogEntry) =>
  source === 'content' ? RANK.content : source === 'bookings' ? RANK.bookings : RANK.drafts

/** Where a source goes on: after its own entry, or at the instant of another source's. */
function continued<T>(
  after: Cursor | undefined,
  rank: number,
  own: (cursor: Cursor) => T,
): T | { before: number } | undefined {
  if (!after) return undefined
  if (after.rank === rank) return own(after)
  return { before: rank < after.rank ? after.at : after.at + 1 }
}

const filtersOf = (req: PayloadRequest, asked: AuditLogQuery) => ({
  ...spanOf(asked, logTimeZone(req)),
  ...(typeof asked.who === 'number' ? { staff: asked.who } : { actor: asked.who }),
  ...{ acts: actsOf(asked), subject: asked.document, location: asked.location, text: asked.text },
})

async function contentEntries(req: PayloadRequest, asked: AuditLogQuery, limit: number) {
  if (asked.document?.startsWith('bookings/')) return []
  const acts = actsOf(asked)?.filter(isContentAct)
  if (acts?.length === 0) return []
  const after = continued(asked.after, RANK.content, ({ at, key }) => ({ at, id: Number(key) }))
  return readContentEntries(req.payload, { ...filtersOf(req, asked), acts, after, limit })
}

async function openDrafts(req: PayloadRequest, asked: AuditLogQuery, limit: number) {
  const after = continued(asked.after, RANK.drafts, ({ at }) => ({ before: at }))
  return readOpenDrafts(req.payload, { ...filtersOf(req, asked), after, limit })
}

async function bookingEntries(
  req: PayloadRequest,
  asked: AuditLogQuery,
  limit: number,
): Promise<LogEntry[]> {
  const { document, who, text } = asked
  if (document && !document.startsWith('bookings/')) return []
  if (typeof who === 'string') return []
  const people = await readAccounts(req)
  const staff = staffIn(people, who, text)
  if (staff?.length === 0) return []
  const { staffLog } = await bookingEngine()
  const query = {
    ...{ limit, staff, subject: document?.slice('bookings/'.length) },
    ...spanOf(asked, logTimeZone(req)),
    locationId: asked.location === undefined ? undefined : String(asked.location),
    after: continued(asked.after, RANK.bookings, ({ at, key }) => {
      const [subject = '', number = ''] = key.split('~')
      return { at, subject, number: Number(number) }
    }),
  }
  const acts = actsOf(asked)?.filter((act) => !isContentAct(act))
  if (acts?.length === 0) return []
  const rows =
    acts && !staff && !document
      ? (await Promise.all(acts.map((act) => staffLog.read({ ...query, acts: [act] })))).flat()
      : await staffLog.read({ ...query, acts })
  return rows
    .sort(byPlace)
    .slice(0, limit)
    .map((row) => asEntry(row, people))
}

type Account = { id: number; name: string; email: string; roles: string[] }

/** All accounts: a group has some hundreds at most. */
async function readAccounts(req: PayloadRequest): Promise<Map<string, Account>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'staff', select: { name: true, email: true, roles: true } },
    ...{ depth: 0, pagination: false, req },
  })
  return new Map(docs.map((one) => [String(one.id), one as Account]))
}

/** Bookings are found by who did something: their log has no names of guests. */
function staffIn(
  people: Map<string, Account>,
  who: number | undefined,
  text: string | undefined,
): string[] | undefined {
  const words = searchWords(text ?? '')
  if (words.length === 0) return who === undefined ? undefined : [String(who)]
  return [...people.values()]
    .filter(({ id }) => who === undefined || id === who)
    .filter(({ name, email }) => {
      const own = searchWords(name, email)
      return words.every((word) => own.some((one) => one.startsWith(word)))
    })
    .map(({ id }) => String(id))
}

function byPlace(a: StaffLogRow, b: StaffLogRow): number {
  if (a.at !== b.at) return b.at - a.at
  if (a.subject !== b.subject) return a.subject < b.subject ? 1 : -1
  return b.number - a.number
}

function asEntry(row: StaffLogRow, people: Map<string, Account>): LogEntry {
  const { at, subject, number, act, detail, booking, locationId, staff } = row
  const account = people.get(staff)
  const gone = { kind: 'staff' as const, staff: Number(staff), name: '', email: '', roles: '' }
  return {
    ...{ source: 'bookings', place: `${at}~1~${subject}~${number}`, at, act, detail, booking },
    subject,
    actor: account ? staffActor(account) : gone,
    location: /^\d+$/.test(locationId) ? Number(locationId) : null,
  }
}
