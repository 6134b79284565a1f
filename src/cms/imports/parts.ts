import { query } from '../database/query.ts'
import type { At } from './store.ts'
import type { DocumentName } from './types.ts'

/** Says that one document lists another one; where it does so already, the place stays. */
export async function addPart(
  { payload, req }: At,
  id: string,
  { whole, part, position }: { whole: DocumentName; part: DocumentName; position: number },
): Promise<void> {
  await query(
    payload,
    `INSERT INTO import_parts (import, whole, position, part) VALUES ($1, $2, $3, $4)
     ON CONFLICT (import, whole, part) DO NOTHING`,
    [id, whole, position, part],
    req,
  )
}

/** Documents that a document lists, in order; those that are refused are left out. */
export async function readParts({ payload, req }: At, id: string, whole: DocumentName) {
  const rows = await query(
    payload,
    `SELECT p.part, d.title, d.target, d.data FROM import_parts p
     JOIN import_documents d ON d.import = p.import AND d.document = p.part
     WHERE p.import = $1 AND p.whole = $2 AND d.verdict <> 'refused' AND d.state <> 'failed' ORDER BY p.position, p.part`,
    [id, whole],
    req,
  )
  return rows.map(({ part, title, target, data }) => ({
    name: String(part) as DocumentName,
    title: String(title),
    target: target === null ? null : Number(target),
    data: JSON.parse(String(data)) as Record<string, unknown>,
  }))
}

/** Name of the document of an import that lists `part`: the menu of a section. Null if none does; the first by name if several do. */
export async function readWhole(
  { payload, req }: At,
  id: string,
  part: DocumentName,
): Promise<DocumentName | null> {
  const text = 'SELECT whole FROM import_parts WHERE import = $1 AND part = $2 ORDER BY whole'
  const [row] = await query(payload, text, [id, part], req)
  return row ? (String(row.whole) as DocumentName) : null
}

/** Those of the existing dishes `ids` that an import places in any section of `menu`. */
export async function readPlaced(
  { payload, req }: At,
  id: string,
  menu: DocumentName,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await query(
    payload,
    `SELECT DISTINCT d.target FROM import_parts s
     JOIN import_parts p ON p.import = s.import AND p.whole = s.part
     JOIN import_documents d ON d.import = p.import AND d.document = p.part
     WHERE s.import = $1 AND s.whole = $2 AND d.verdict <> 'refused' AND d.state <> 'failed'
       AND d.target IN (${ids.map((_, at) => `$${at + 3}`).join(', ')})`,
    [id, menu, ...ids],
    req,
  )
  return new Set(rows.map(({ target }) => Number(target)))
}
