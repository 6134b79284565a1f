import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { query } from '../../database/query.ts'
import { storedStem } from '../../hooks/uploads/name-by-hash.ts'
import type { ImportDocument } from '../documents.ts'
import { readKey } from '../keys.ts'

/** The 16 hex digits of its content and the hyphen that a stored file's name begins with. */
const HASH = /^[0-9a-f]{16}-/

/** The name of a stored file without its hash: `hero.jpg`. */
export const plainName = (stored: string) => stored.replace(HASH, '')

/**
 * The picture of the library that a picture of an import stands for: the one that an earlier import wrote for this path, else,
 * where `byName` says so, the only one whose file has this name and that stands for no other path. `several`: more than one has.
 */
export async function findPicture(
  req: PayloadRequest,
  { name }: Pick<ImportDocument, 'name'>,
  { stored, byName }: { stored: string; byName: boolean },
): Promise<{ target: number | null; several: boolean }> {
  const at = { payload: req.payload, req }
  const known = await readKey(at, name)
  if (known !== null) {
    const where = { id: { equals: known } }
    const { totalDocs } = await req.payload.count({ collection: 'media', where, req })
    if (totalDocs > 0) return { target: known, several: false }
  }
  const found = byName ? await ofName(req, stored) : []
  return { target: found.length === 1 ? (found[0] ?? null) : null, several: found.length > 1 }
}

/** Pictures whose files have a name, those left out that an import knows by a path. */
async function ofName(req: PayloadRequest, stored: string): Promise<number[]> {
  const plain = plainName(stored)
  // What has no letters or digits is called so.
  if (plain.startsWith('file.')) return []
  const rows = await query(
    req.payload,
    `SELECT id, filename FROM media m WHERE filename LIKE $1 AND NOT EXISTS
     (SELECT 1 FROM import_keys k WHERE k.target = m.id AND k.document LIKE 'media/%') ORDER BY id`,
    [`%-${plain}`],
    req,
  )
  return rows.filter((row) => plainName(String(row.filename)) === plain).map(({ id }) => Number(id))
}

/** Whether a file is a film, a document or a picture, by its ending. */
function kindOf(file: string): string {
  const ending = path.extname(file).toLowerCase()
  return ['.mp4', '.webm'].includes(ending) ? 'film' : ending === '.pdf' ? 'pdf' : 'picture'
}

/** The only picture, film or document of the library whose file has a name, whatever other ending of its kind; null where none or several have. */
export async function findByFile(
  req: PayloadRequest,
  file: string,
): Promise<{ id: number; filename: string } | null> {
  const stem = storedStem(file)
  // What has no letters or digits is called so.
  if (stem === 'file') return null
  const rows = await query(
    req.payload,
    'SELECT id, filename FROM media WHERE filename LIKE $1 ORDER BY id',
    [`%-${stem}.%`],
    req,
  )
  const isNamed = (stored: string) =>
    path.parse(plainName(stored)).name === stem && kindOf(stored) === kindOf(file)
  const [found, ...others] = rows.filter((row) => isNamed(String(row.filename)))
  return found && others.length === 0
    ? { id: Number(found.id), filename: String(found.filename) }
    : null
}
