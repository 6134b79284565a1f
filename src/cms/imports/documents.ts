import { query } from '../database/query.ts'
import { collectionOf } from './keys.ts'
import { type At, deletePages } from './store.ts'
import type {
  ChangedField,
  DocumentName,
  ImportedCollection,
  StagedDocument,
  Verdict,
} from './types.ts'

/** Room for the rows of one order, and of one rank, in `position`. */
const ROWS_OF_ORDER = 100_000
const ROWS_OF_RANK = 100 * ROWS_OF_ORDER

/** Values that fields had before they were written, by version; `made`: the document was made. */
export type Undo = {
  made: boolean
  /** A draft was made beside what is published, which had none. */
  madeDraft?: boolean
  /** Some of its links lead to addresses until the documents behind them are written. */
  isPending?: boolean
  /** Values that fields had before their links were set to these documents, by version. */
  unlinked?: Pick<Undo, 'published' | 'draft'>
  /** Differs as soon as anything of the document was saved since. */
  seen: string
  published: Record<string, unknown> | null
  draft: Record<string, unknown> | null
  /** Id of the document that its name stood for before, where that was another one. */
  formerKey?: number
}

/** staged: not written · done: written · failed: could not be written · undone: taken back · kept: edited since, so it stays. */
export type DocumentState = 'staged' | 'done' | 'failed' | 'undone' | 'kept'

/** A document that rows of an import stand for, and what became of it. */
export type ImportDocument = {
  /** Id of its import. */
  id: string
  position: number
  name: DocumentName
  collection: ImportedCollection
  title: string
  /** The first row that it stands in. */
  row: number
  data: Record<string, unknown>
  defaults: Record<string, unknown>
  verdict: Verdict | ''
  changes: ChangedField[]
  fault: string
  /** Id of the document that is there; 0 of a global. */
  target: number | null
  state: DocumentState
  undo: Undo | null
}

/** Adds a document of a row where the import has none of its name; returns whether it had none. */
export async function addDocument(
  { payload, req }: At,
  id: string,
  row: number,
  { name, title, data, defaults = {}, rank, order = 0 }: StagedDocument,
): Promise<boolean> {
  const added = await query(
    payload,
    `INSERT INTO import_documents
       (import, position, document, collection, title, row_number, data, defaults, verdict, changes, fault, target, state, undo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '', '[]', '', NULL, 'staged', '')
     ON CONFLICT (import, document) DO NOTHING RETURNING position`,
    [
      ...[
        id,
        rank * ROWS_OF_RANK + order * ROWS_OF_ORDER + row - 1,
        name,
        collectionOf(name),
        title,
        row,
      ],
      ...[JSON.stringify(data), JSON.stringify(defaults)],
    ],
    req,
  )
  return added.length > 0
}

/** Puts what another row says of a document in the place of what was said before. */
export async function replaceData(
  { payload, req }: At,
  id: string,
  { name, title, data, defaults = {} }: StagedDocument,
): Promise<void> {
  await query(
    payload,
    'UPDATE import_documents SET title = $3, data = $4, defaults = $5 WHERE import = $1 AND document = $2',
    [id, name, title, JSON.stringify(data), JSON.stringify(defaults)],
    req,
  )
}

const COLUMNS =
  'position, document, title, row_number, data, defaults, verdict, changes, fault, target, state, undo'

/** Documents of which a condition of SQL is true, without any input but `$2` and `$3` in it. */
async function select(
  { payload, req }: At,
  id: string,
  condition: string,
  most: number,
  values: readonly (string | number)[] = [],
): Promise<ImportDocument[]> {
  const rows = await query(
    payload,
    `SELECT ${COLUMNS} FROM import_documents WHERE import = $1 AND ${condition} LIMIT ${most}`,
    [id, ...values],
    req,
  )
  return rows.map((row) => documentOf(id, row))
}

/** The next documents after a position that were not tried out yet. */
export function readUntriedAfter(at: At, id: string, after: number, most: number) {
  return select(at, id, "position > $2 AND verdict = '' ORDER BY position", most, [after])
}

/** The next documents after a position that were tried out and are not refused. */
export function readAcceptedAfter(at: At, id: string, after: number, most: number) {
  const condition = "position > $2 AND verdict <> '' AND verdict <> 'refused' ORDER BY position"
  return select(at, id, condition, most, [after])
}

/** The next documents after a position that are in a state. */
export function readDocumentsAfter(
  at: At,
  id: string,
  after: number,
  most: number,
  state: DocumentState,
) {
  return select(at, id, 'position > $2 AND state = $3 ORDER BY position', most, [after, state])
}

/** Notes on written documents by which they are found: links wait to be set, or were set. */
const LINK_NOTES = { isPending: '%"isPending":true%', unlinked: '%"unlinked":{%' }

/** The next written documents after a position with such a note; quotes within texts are escaped in JSON. */
export function readNotedAfter(
  at: At,
  id: string,
  after: number,
  most: number,
  note: keyof typeof LINK_NOTES,
) {
  const condition = "position > $2 AND state = 'done' AND undo LIKE $3 ORDER BY position"
  return select(at, id, condition, most, [after, LINK_NOTES[note]])
}

/** The first documents of which a condition of SQL, without any input in it, is true. */
export function readDocumentsWhere(at: At, id: string, condition: string, most: number) {
  return select(at, id, `${condition} ORDER BY position`, most)
}

/** The next documents before a position that were written, the last ones first. */
export function readWrittenBefore(at: At, id: string, before: number, most: number) {
  return select(at, id, "position < $2 AND state = 'done' ORDER BY position DESC", most, [before])
}

/** The document of this name; null where the import has none. */
export async function readDocument(
  at: At,
  id: string,
  name: DocumentName,
): Promise<ImportDocument | null> {
  const [found] = await select(at, id, 'document = $2', 1, [name])
  return found ?? null
}

type Settled = Partial<
  Pick<ImportDocument, 'verdict' | 'changes' | 'fault' | 'target' | 'undo'>
> & {
  state?: DocumentState
}

/** The ids of the documents of a collection that an import has made or changed, and not taken back. */
export async function readWritten(
  { payload, req }: At,
  id: string,
  collection: string,
): Promise<Set<number>> {
  const rows = await query(
    payload,
    `SELECT target FROM import_documents WHERE import = $1 AND collection = $2
       AND state = 'done' AND target IS NOT NULL AND undo <> ''`,
    [id, collection],
    req,
  )
  return new Set(rows.map(({ target }) => Number(target)))
}

/** Writes down what became of a document that is in a state; false where it is in another one by now. */
export async function settleDocument(
  { payload, req }: At,
  id: string,
  position: number,
  from: DocumentState,
  settled: Settled,
): Promise<boolean> {
  const given = Object.entries(settled).filter(([, value]) => value !== undefined)
  if (given.length === 0) return true
  const values = given.map(([, value]) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  const set = given.map(([name], at) => `${name} = $${at + 4}`)
  const changed = await query(
    payload,
    `UPDATE import_documents SET ${set.join(', ')} WHERE import = $1 AND position = $2 AND state = $3 RETURNING position`,
    [id, position, from, ...values],
    req,
  )
  return changed.length > 0
}

/** How many documents an import has. */
export async function countAll({ payload }: At, id: string): Promise<number> {
  const text = 'SELECT count(*) AS found FROM import_documents WHERE import = $1'
  const [row] = await query(payload, text, [id])
  return Number(row?.found ?? 0)
}

/** How many documents an import refuses. */
export async function countRefused({ payload }: At, id: string): Promise<number> {
  const text =
    "SELECT count(*) AS found FROM import_documents WHERE import = $1 AND verdict = 'refused'"
  const [row] = await query(payload, text, [id])
  return Number(row?.found ?? 0)
}

/** How many documents there are by verdict and state; `isWhole`: they refer to others. */
export async function countDocuments({ payload }: At, id: string) {
  const rows = await query(
    payload,
    `SELECT CASE WHEN ${IS_WHOLE} THEN 1 ELSE 0 END AS whole, verdict, state, count(*) AS found FROM import_documents
     WHERE import = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [id],
  )
  return rows.map(({ whole, verdict, state, found }) => ({
    isWhole: Number(whole) === 1,
    verdict: String(verdict) as Verdict | '',
    state: String(state) as DocumentState,
    count: Number(found),
  }))
}

/** Counts the documents of an import whose check noted something under one of some labels. */
export async function countNoted(
  { payload }: At,
  id: string,
  labels: readonly string[],
): Promise<number> {
  const noted = labels.map((_, at) => `changes LIKE $${at + 2}`).join(' OR ')
  const [row] = await query(
    payload,
    `SELECT count(*) AS found FROM import_documents WHERE import = $1 AND (${noted})`,
    [id, ...labels.map((label) => `%${JSON.stringify({ label }).slice(1, -1)}%`)],
  )
  return Number(row?.found ?? 0)
}

/** Forgets what rows stand for, so that they can be looked at anew; each row says it again then. */
export async function forgetDocuments(at: At, id: string): Promise<void> {
  await deletePages(at, 'import_parts', id)
  await deletePages(at, 'import_documents', id)
}

/** Whether a document refers to others of the import: a section, a menu, what shows a picture. */
export function isWhole({ position }: Pick<ImportDocument, 'position'>): boolean {
  return position >= ROWS_OF_RANK
}

/** As SQL whether a document refers to others of the import. */
export const IS_WHOLE = `position >= ${ROWS_OF_RANK}`

function documentOf(id: string, row: Record<string, unknown>): ImportDocument {
  const name = String(row.document) as DocumentName
  return {
    id,
    position: Number(row.position),
    name,
    collection: collectionOf(name),
    title: String(row.title),
    row: Number(row.row_number),
    data: JSON.parse(String(row.data)),
    defaults: JSON.parse(String(row.defaults)),
    verdict: row.verdict as Verdict | '',
    changes: JSON.parse(String(row.changes)),
    fault: String(row.fault),
    target: row.target === null ? null : Number(row.target),
    state: row.state as DocumentState,
    undo: row.undo === '' ? null : JSON.parse(String(row.undo)),
  }
}
