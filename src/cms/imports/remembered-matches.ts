import { createHash } from 'node:crypto'
import { query } from '../database/query.ts'
import type { ImportField } from './kinds/kind.ts'
import type { ImportKindName } from './kinds/names.ts'
import type { At } from './store.ts'
import type { Matches } from './types.ts'

/**
 * The columns that somebody chose for the last file of a kind with these headings, in any order, of the fields that the kind
 * still has; null: for none.
 */
export async function readRemembered(
  { payload, req }: At,
  kind: ImportKindName,
  columns: readonly string[],
  fields: readonly ImportField[],
): Promise<Matches | null> {
  const text = 'SELECT matches FROM import_matches WHERE kind = $1 AND headings = $2'
  const [row] = await query(payload, text, [kind, headingsKey(columns)], req)
  if (!row) return null
  const matches = Object.entries(JSON.parse(String(row.matches)) as Matches)
  return Object.fromEntries(matches.filter(([field]) => fields.some(({ name }) => name === field)))
}

/** Remembers which columns somebody chose for a file of a kind with these headings. */
export async function rememberMatches(
  { payload, req }: At,
  kind: ImportKindName,
  columns: readonly string[],
  matches: Matches,
): Promise<void> {
  await query(
    payload,
    `INSERT INTO import_matches (kind, headings, matches, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, headings) DO UPDATE SET matches = excluded.matches, changed_at = excluded.changed_at`,
    [kind, headingsKey(columns), JSON.stringify(matches), Date.now()],
    req,
  )
}

/** Headings can be of any length: a hash of them is stored. */
function headingsKey(columns: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(columns.toSorted())).digest('base64url')
}
