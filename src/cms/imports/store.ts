import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { FileFacts } from '#lib/import-files/source-row.ts'
import { query } from '../database/query.ts'
import type { ImportKindName } from './kinds/names.ts'
import type { Import, ImportOptions, ImportState, Matches } from './types.ts'

type Row = Record<string, unknown>
type Request = Partial<PayloadRequest>

/** Where a query runs: in the transaction of `req` where it has one. */
export type At = { payload: Payload; req?: Request }

const COLUMNS =
  'id, kind, name, state, facts, matches, options, progress, total, fault, staff, author, made_at, changed_at'

/** Writes a new import down and returns its id. */
export async function addImport(
  { payload, req }: At,
  wish: Pick<Import, 'kind' | 'name' | 'facts' | 'staff' | 'author'>,
): Promise<string> {
  const id = randomUUID()
  const now = Date.now()
  const values = Array.from({ length: 14 }, (_, at) => `$${at + 1}`).join(', ')
  await query(
    payload,
    `INSERT INTO imports (${COLUMNS}) VALUES (${values})`,
    [
      ...[id, wish.kind, wish.name, 'reading', JSON.stringify(wish.facts), '{}'],
      ...[
        JSON.stringify({ publish: false, ask: false, dayOrder: null } satisfies ImportOptions),
        ...[0, 0, ''],
      ],
      ...[wish.staff, wish.author, now, now],
    ],
    req,
  )
  return id
}

/** One import; null where there is none of this id, or it was forgotten. */
export async function readImport({ payload, req }: At, id: string): Promise<Import | null> {
  const [row] = await query(
    payload,
    `SELECT ${COLUMNS} FROM imports WHERE id = $1 AND state <> 'discarded'`,
    [id],
    req,
  )
  return row ? importOf(row) : null
}

/** The newest imports of the given kinds; `limit`: of some kinds only those of which a condition of SQL, without any input in it, is true. */
export async function listImports(
  { payload }: At,
  kinds: readonly ImportKindName[],
  most: number,
  limit: { kinds: readonly ImportKindName[]; condition: string } | null = null,
): Promise<Import[]> {
  if (kinds.length === 0) return []
  const limited = limit?.kinds.map((kind) => `'${kind}'`).join(', ')
  const only = limit ? ` AND (kind NOT IN (${limited}) OR (${limit.condition}))` : ''
  const named = kinds.map((_, at) => `$${at + 1}`).join(', ')
  const rows = await query(
    payload,
    `SELECT ${COLUMNS} FROM imports WHERE kind IN (${named}) AND state <> 'discarded'${only} ORDER BY made_at DESC, id LIMIT ${most}`,
    kinds,
  )
  return rows.map(importOf)
}

/** Imports on which there is work to do, the oldest first. */
export async function listWorking({ payload }: At, states: readonly ImportState[]) {
  const named = states.map((_, at) => `$${at + 1}`).join(', ')
  const text = `SELECT ${COLUMNS} FROM imports WHERE state IN (${named}) ORDER BY changed_at, id`
  return (await query(payload, text, states)).map(importOf)
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How long an import can be looked at and taken back, ms: its rows may have personal data. */
const KEPT_MS = 30 * DAY_MS
/** How long the process that reads a file may say nothing before it is taken for dead, ms. */
const READING_MS = HOUR_MS
/** How long pictures are kept for an import that nobody goes on with, ms: they can be 512 MB. */
const PICTURES_KEPT_MS = 2 * DAY_MS

/**
 * Forgets the imports that are older than 30 days, those of pictures that nobody has gone on with for two days, and those whose
 * file has not gone on arriving for an hour; writes nothing where there are none.
 */
export async function discardOld({ payload }: At, now: number): Promise<void> {
  const isOld = `state <> 'discarded' AND (made_at < $1 OR (state = 'reading' AND changed_at < $2)
    OR (kind = 'pictures' AND state IN ('matching', 'checked') AND changed_at < $3))`
  const moments = [now - KEPT_MS, now - READING_MS, now - PICTURES_KEPT_MS]
  for (const { id } of await query(payload, `SELECT id FROM imports WHERE ${isOld}`, moments)) {
    const text = `UPDATE imports SET state = 'discarded', worker = '' WHERE id = $4 AND ${isOld}`
    await query(payload, text, [...moments, String(id)])
  }
}

/** Ids of imports that were forgotten, and whose rows are still there. */
export async function listDiscarded({ payload }: At): Promise<string[]> {
  const text = "SELECT id FROM imports WHERE state = 'discarded' ORDER BY made_at"
  return (await query(payload, text, [])).map(({ id }) => String(id))
}

type Change = {
  state?: ImportState
  facts?: FileFacts
  matches?: Matches
  options?: ImportOptions
  progress?: number
  total?: number
  /** Who works on it; empty: nobody any more. */
  worker?: ''
  fault?: string
}

/**
 * Changes an import that is in one of the given states; false where it is in another one by now, or where `worker` is named
 * and works on it no more.
 */
export async function changeImport(
  { payload, req }: At,
  id: string,
  from: readonly ImportState[],
  change: Change,
  worker: string | null = null,
): Promise<boolean> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const texts = given.map(([, value]) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  )
  const set = given.map(([name], at) => `${name} = $${at + 3}`)
  const states = from.map((_, at) => `$${at + 3 + given.length}`).join(', ')
  const byWorker = worker === null ? '' : `AND worker = $${3 + given.length + from.length}`
  const changed = await query(
    payload,
    `UPDATE imports SET ${[...set, 'changed_at = $2'].join(', ')}
     WHERE id = $1 AND state IN (${states}) ${byWorker} RETURNING id`,
    [id, Date.now(), ...texts, ...from, ...(worker === null ? [] : [worker])],
    req,
  )
  return changed.length > 0
}

/** How long a worker may say nothing before another one takes its import over, ms. */
const SILENT_MS = 60_000

/** Takes an import on which no other process works; false where one does. */
export async function takeImport({ payload }: At, one: Import, worker: string): Promise<boolean> {
  const now = Date.now()
  const taken = await query(
    payload,
    `UPDATE imports SET worker = $2, changed_at = $3
     WHERE id = $1 AND state = $4 AND (worker = '' OR changed_at < $5) RETURNING id`,
    [one.id, worker, now, one.state, now - SILENT_MS],
  )
  return taken.length > 0
}

/** Lets others work on an import. */
export async function leaveImport({ payload }: At, id: string, worker: string): Promise<void> {
  const text = "UPDATE imports SET worker = '' WHERE id = $1 AND worker = $2"
  await query(payload, text, [id, worker])
}

/** Rows that are deleted by one statement. */
const PAGE = 1000

/** The column by which the rows of an import are told apart. */
const KEYS = { import_documents: 'position', import_parts: 'part', import_rows: 'number' } as const

/** Deletes the rows of an import in a table, a page at a time, so that nobody else waits for long. */
export async function deletePages(
  { payload }: At,
  table: keyof typeof KEYS,
  id: string,
): Promise<void> {
  const key = KEYS[table]
  for (;;) {
    const deleted = await query(
      payload,
      `DELETE FROM ${table} WHERE import = $1 AND ${key} IN
       (SELECT ${key} FROM ${table} WHERE import = $1 ORDER BY ${key} LIMIT ${PAGE}) RETURNING import`,
      [id],
    )
    if (deleted.length === 0) return
  }
}

/** Deletes a forgotten import; the documents that it wrote stay, and are still known by their ids in the old system. */
export async function deleteImport(at: At, id: string): Promise<void> {
  for (const table of ['import_parts', 'import_documents', 'import_rows'] as const)
    await deletePages(at, table, id)
  await query(at.payload, "DELETE FROM imports WHERE id = $1 AND state = 'discarded'", [id])
}

function importOf(row: Row): Import {
  return {
    id: String(row.id),
    kind: row.kind as ImportKindName,
    name: String(row.name),
    state: row.state as ImportState,
    facts: JSON.parse(String(row.facts)),
    matches: JSON.parse(String(row.matches)),
    options: JSON.parse(String(row.options)),
    progress: Number(row.progress),
    total: Number(row.total),
    fault: String(row.fault),
    staff: row.staff === null ? null : Number(row.staff),
    author: String(row.author),
    madeAt: Number(row.made_at),
    changedAt: Number(row.changed_at),
  }
}
