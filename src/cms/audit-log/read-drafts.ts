import type { Payload } from 'payload'
import { query } from '../database/query.ts'
import type { LogEntry } from './entry.ts'
import { actorIn, type ContentQuery } from './read-content-entries.ts'
import { searchWords } from './search-words.ts'
import type { Changes } from './types.ts'

/** Open series of autosaves, which are no entries yet, newest first, at most 500. */
export async function readOpenDrafts(payload: Payload, asked: ContentQuery): Promise<LogEntry[]> {
  const rows = await query(
    payload,
    'SELECT * FROM audit_drafts ORDER BY at DESC, subject DESC, staff DESC LIMIT 500',
    [],
  )
  const entries = rows.map((row): LogEntry => {
    const at = Number(row.at)
    return {
      ...{ source: 'draft', place: `${at}~2~${row.subject}~${row.staff}`, at },
      ...{ actor: actorIn(row), act: 'edit_draft', detail: '' },
      ...{ subject: String(row.subject), title: String(row.title) },
      location: row.location === null ? null : Number(row.location),
      changes: JSON.parse(String(row.changes)) as Changes,
      request: row.request === null ? null : String(row.request),
      origin:
        row.address === null
          ? null
          : { address: String(row.address), device: String(row.device ?? '') },
    }
  })
  return entries.filter((entry) => isAsked(entry, asked)).slice(0, asked.limit)
}

function isAsked(entry: LogEntry, asked: ContentQuery): boolean {
  if (entry.source !== 'draft') return false
  const { at, actor, act, subject, location, title } = entry
  const { after, from = 0, until = Number.POSITIVE_INFINITY } = asked
  // Drafts come after all others of their instant.
  if (after && ('before' in after ? at >= after.before : at > after.at)) return false
  const words = searchWords(actor.name, actor.email, title)
  return (
    at >= from &&
    at < until &&
    (asked.staff === undefined || actor.staff === asked.staff) &&
    (asked.actor === undefined || actor.kind === asked.actor) &&
    (asked.acts?.includes(act) ?? true) &&
    (asked.subject === undefined || subject === asked.subject) &&
    (asked.location === undefined || location === asked.location) &&
    searchWords(asked.text ?? '').every((word) => words.some((one) => one.startsWith(word)))
  )
}
