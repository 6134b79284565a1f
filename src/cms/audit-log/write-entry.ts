import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { query } from '../database/query.ts'
import { originOf, requestIdOf } from './actor.ts'
import { searchWords } from './search-words.ts'
import type { AuditRecord, Origin } from './types.ts'

/** An entry with when and from where it was. */
export type DatedRecord = AuditRecord & {
  at: number
  origin: Origin | null
  request: string | null
}

/**
 * Writes down an act in the transaction of `req`, so that it is kept with what was done or not at all; in one of its
 * own where it has none.
 */
export async function recordAct(
  req: Partial<PayloadRequest> & { payload: Payload },
  record: AuditRecord,
): Promise<void> {
  const origin = req.headers ? originOf({ headers: req.headers }) : null
  await writeEntry(req.payload, { ...record, at: Date.now(), origin, request: requestIdOf() }, req)
}

/** Words that a failed sign-in is found by. */
const WORDS_OF_STRANGERS = 6

/** Writes an entry, its origin and the words that it is found by. */
export async function writeEntry(
  payload: Payload,
  entry: DatedRecord,
  req?: Partial<PayloadRequest>,
): Promise<void> {
  if (!(await req?.transactionID)) {
    await inTransaction(payload.db, req, (own) => writeEntry(payload, entry, own))
    return
  }
  const { actor, at, origin } = entry
  const { subject = '', title = '', location = null, detail = '' } = entry
  const changes = entry.changes ?? { fields: [], more: 0 }
  const [row] = await query(
    payload,
    `INSERT INTO audit_entries (at, act, actor, staff, name, email, roles, subject, title, location, detail, changes, request)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    [
      ...[at, entry.act, actor.kind, actor.staff, actor.name, actor.email, actor.roles],
      ...[subject, title, location, detail, JSON.stringify(changes), entry.request],
    ],
    req,
  )
  const id = Number(row?.id)
  if (origin) {
    await query(
      payload,
      'INSERT INTO audit_origins (entry, at, address, device) VALUES ($1, $2, $3, $4)',
      [id, at, origin.address, origin.device],
      req,
    )
  }
  // Anybody can cause failed sign-ins, so few words of each are indexed.
  const most = entry.act === 'sign_in_failed' ? WORDS_OF_STRANGERS : undefined
  const found = searchWords(actor.name, actor.email, title, detail).slice(0, most)
  const words = [...new Set([...found, ...(entry.request ? [entry.request] : [])])]
  if (words.length === 0) return
  await query(
    payload,
    `INSERT INTO audit_words (entry, word) VALUES ${words.map((_, index) => `($1, $${index + 2})`).join(', ')}`,
    [id, ...words],
    req,
  )
}
