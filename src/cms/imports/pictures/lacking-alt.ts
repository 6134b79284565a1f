import { query } from '../../database/query.ts'
import type { At } from '../store.ts'

/** How many pictures of an import are in the library and have no alternative text now. */
export async function countLackingAlt({ payload }: At, id: string): Promise<number> {
  const [row] = await query(
    payload,
    `SELECT count(*) AS found FROM import_documents d JOIN media m ON m.id = d.target
     WHERE d.import = $1 AND d.collection = 'media' AND d.state = 'done' AND trim(m.alt) = ''`,
    [id],
  )
  return Number(row?.found ?? 0)
}
