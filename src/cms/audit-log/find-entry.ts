import type { PayloadRequest } from 'payload'
import type { LogEntry } from './entry.ts'
import { auditLogQuery } from './log-query.ts'
import { readAuditLog } from './read-audit-log.ts'
import { readContentEntry } from './read-content-entries.ts'

/** An entry by its place in the log; null where there is none. */
export async function findEntry(req: PayloadRequest, place: string): Promise<LogEntry | null> {
  const parsed = auditLogQuery.shape.after.safeParse(place)
  const cursor = parsed.success ? parsed.data : undefined
  if (!cursor) return null
  const { rank, key } = cursor
  if (rank === 0) return /^\d{1,15}$/.test(key) ? readContentEntry(req.payload, Number(key)) : null
  const [first = '', second = ''] = key.split('~')
  const isBooking = rank === 1
  const asked = isBooking
    ? { document: `bookings/${first}` }
    : { document: first, who: Number(second) }
  const { entries } = await readAuditLog(req, asked, 500)
  const isDraft = ({ source }: LogEntry) => source === 'draft'
  return entries.find((one) => (isBooking ? one.place === place : isDraft(one))) ?? null
}
