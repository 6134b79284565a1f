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
