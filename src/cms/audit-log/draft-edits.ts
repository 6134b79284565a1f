import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { query } from '../database/query.ts'
import { originOf, requestIdOf } from './actor.ts'
import { mergeChanges } from './changes.ts'
import type { Actor, AuditRecord, Changes } from './types.ts'
import { writeEntry } from './write-entry.ts'

/** After so long without an autosave (ms) what somebody did to a draft becomes an entry. */
export const DRAFT_REST_MS = 10 * 60_000

type Draft = Required<Pick<AuditRecord, 'subject' | 'title' | 'changes'>> & {
  actor: Actor
  location: number | null
}
type Row = Record<string, unknown>

/** Adds an autosave to what its author is doing to the draft: many of them are one entry. */
export async function recordAutosave(req: PayloadRequest, draft: Draft): Promise<void> {
  const { actor, subject } = draft
  const [known] = await query(
    req.payload,
    'SELECT changes FROM audit_drafts WHERE subject = $1 AND staff = $2',
    [subject, actor.staff],
    req,
  )
  const before = known ? (JSON.parse(String(known.changes)) as Changes) : null
  const changes = before ? mergeChanges(before, draft.changes) : draft.changes
  if (changes.fields.length === 0 && !known) return
  const origin = originOf(req)
  await query(
    req.payload,
    `INSERT INTO audit_drafts (subject, staff, at, name, email, roles, title, location, changes, request, address, device)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (subject, staff) DO UPDATE SET at = excluded.at, name = excluded.name, email = excluded.email,
       roles = excluded.roles, title = excluded.title, location = excluded.location, changes = excluded.changes,
       request = excluded.request, address = excluded.address, device = excluded.device`,
    [
      ...[subject, actor.staff, Date.now(), actor.name, actor.email, actor.roles, draft.title],
      ...[draft.location, JSON.stringify(changes), requestIdOf()],
      ...[origin?.address ?? null, origin?.device ?? null],
    ],
    req,
  )
}

/** Makes entries of what was done to the draft of a document, before anything else is written of it. */
export async function closeDrafts(req: PayloadRequest, subject: string): Promise<void> {
  const rows = await query(
    req.payload,
    'SELECT * FROM audit_drafts WHERE subject = $1 ORDER BY at',
    [subject],
    req,
  )
  for (const row of rows) await closeDraft(req.payload, row, req)
}

/** Makes entries of the drafts that nobody has worked on for ten minutes; returns the number. */
export async function closeRestingDrafts(payload: Payload, now = Date.now()): Promise<number> {
  const rows = await query(
    payload,
    'SELECT * FROM audit_drafts WHERE at < $1 ORDER BY at LIMIT 200',
    [now - DRAFT_REST_MS],
  )
  for (const row of rows) await closeDraft(payload, row)
  return rows.length
}

async function closeDraft(
  payload: Payload,
  row: Row,
  req?: Partial<PayloadRequest>,
): Promise<void> {
  if (!(await req?.transactionID)) {
    return inTransaction(payload.db, req, (own) => closeDraft(payload, row, own))
  }
  const { subject, staff, at } = row
  // Somebody else may have done so meanwhile, or its author may have gone on.
  const taken = await query(
    payload,
    'DELETE FROM audit_drafts WHERE subject = $1 AND staff = $2 AND at = $3 RETURNING subject',
    [String(subject), Number(staff), Number(at)],
    req,
  )
  const changes = JSON.parse(String(row.changes)) as Changes
  if (taken.length === 0 || changes.fields.length === 0) return
  const actor: Actor = {
    kind: 'staff',
    staff: Number(staff),
    name: String(row.name),
    email: String(row.email),
    roles: String(row.roles),
  }
  const { address, device } = row
  await writeEntry(
    payload,
    {
      ...{ act: 'edit_draft', actor, subject: String(subject), title: String(row.title), changes },
      location: row.location === null ? null : Number(row.location),
      at: Number(at),
      origin: address === null ? null : { address: String(address), device: String(device ?? '') },
      request: row.request === null ? null : String(row.request),
    },
    req,
  )
}
