import type { PayloadRequest } from 'payload'
import { csvLine } from '#lib/text/csv.ts'
import { describeChanges } from './describe-changes.ts'
import { describeEntry } from './describe-entry.ts'
import type { LogEntry } from './entry.ts'
import { type AuditLogQuery, auditLogQuery } from './log-query.ts'
import { readAuditLog } from './read-audit-log.ts'

/** Entries that are read at once: a log of any length takes no more memory than these. */
const BATCH_SIZE = 500

const COLUMNS = [
  ...['time', 'name', 'email', 'roles', 'act', 'what', 'subject', 'location', 'detail'],
  ...['changes', 'address', 'device', 'request'],
]

/** Entries as CSV (RFC 4180), UTF-8, newest first, in pieces as fast as they are taken. */
export function auditLogAsCsv(
  req: PayloadRequest,
  asked: AuditLogQuery,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let query = asked
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvLine(COLUMNS)))
    },
    async pull(controller) {
      const { entries, next } = await readAuditLog(req, query, BATCH_SIZE)
      const lines = await linesOf(req, entries)
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (next === null) controller.close()
      else query = { ...asked, after: auditLogQuery.shape.after.parse(next) }
    },
  })
}

async function linesOf(req: PayloadRequest, entries: readonly LogEntry[]): Promise<string[]> {
  const described = await describeChanges(
    req,
    entries.map((one) => (one.source === 'bookings' ? NOTHING : one)),
  )
  return entries.map((entry, at) => {
    const { who, title } = describeEntry(req, entry, (act) => act)
    const { actor, act, subject, location, detail } = entry
    const content = entry.source === 'bookings' ? null : entry
    const changes = (described[at] ?? []).map(({ label, before, after, hidden }) =>
      hidden ? label : `${label}: ${before} → ${after}`,
    )
    return csvLine([
      ...[new Date(entry.at).toISOString(), who, actor.email, actor.roles, act, title],
      ...[content ? subject : `bookings/${subject}`, location, detail, changes.join('; ')],
      ...[content?.origin?.address, content?.origin?.device, content?.request],
    ])
  })
}

const NOTHING = { subject: '', changes: { fields: [], more: 0 } }
