import { query } from '../database/query.ts'
import type { Undo } from './documents.ts'
import { isIdKey, ownIdIn } from './kinds/key-of.ts'
import type { At } from './store.ts'
import type { DocumentName, ImportedCollection } from './types.ts'

/** The key of a document within its collection. */
export function keyIn(name: DocumentName): string {
  return name.slice(name.indexOf('/') + 1)
}

/** The id of a document that a name gives by itself; null where it is found by its name or an id of the old system. */
export function ownIdOf(name: DocumentName): number | null {
  return ownIdIn(keyIn(name))
}

/** The collection that a document is to be in. */
export function collectionOf(name: DocumentName): ImportedCollection {
  return name.slice(0, name.indexOf('/')) as ImportedCollection
}

/** The document that an earlier import wrote for this name; null where there is none, be it deleted since or not. */
export async function readKey({ payload, req }: At, name: DocumentName): Promise<number | null> {
  const text = 'SELECT target FROM import_keys WHERE document = $1'
  const [row] = await query(payload, text, [name], req)
  return row ? Number(row.target) : null
}

/** Whether a document stands for another id of the old system than this one. */
export async function isTargetOfOther(
  { payload, req }: At,
  name: DocumentName,
  target: number,
): Promise<boolean> {
  const rows = await query(
    payload,
    'SELECT document FROM import_keys WHERE target = $1 AND document <> $2',
    [target, name],
    req,
  )
  const isOther = (other: DocumentName) =>
    collectionOf(other) === collectionOf(name) && isIdKey(keyIn(other))
  return isIdKey(keyIn(name)) && rows.some(({ document }) => isOther(document as DocumentName))
}

/** The ids of all documents of a collection that earlier imports wrote, by their names. */
export async function readKeysOf(
  { payload, req }: At,
  collection: ImportedCollection,
): Promise<Map<string, number>> {
  const text = 'SELECT document, target FROM import_keys WHERE document LIKE $1'
  const rows = await query(payload, text, [`${collection}/%`], req)
  return new Map(rows.map(({ document, target }) => [String(document), Number(target)]))
}

/** Remembers which document this name stands for, and by which import it has come to stand for it. */
export async function keepKey(
  { payload, req }: At,
  name: DocumentName,
  target: number,
  id: string,
): Promise<void> {
  await query(
    payload,
    `INSERT INTO import_keys (document, target, import) VALUES ($1, $2, $3)
     ON CONFLICT (document) DO UPDATE SET target = excluded.target, import = excluded.import
     WHERE import_keys.target <> excluded.target`,
    [name, target, id],
    req,
  )
}

/**
 * Has a name stand for the document that it stood for before an import, or for none. Where the import changed the document that
 * it stood for already, it stays.
 */
export async function restoreKey(
  at: At,
  name: DocumentName,
  id: string,
  undo: Undo | null,
): Promise<void> {
  if (undo?.formerKey !== undefined) return keepKey(at, name, undo.formerKey, id)
  const text = 'DELETE FROM import_keys WHERE document = $1 AND (import = $2 OR $3 = 1)'
  await query(at.payload, text, [name, id, undo?.made ? 1 : 0], at.req)
}
