import { query } from '../../database/query.ts'
import type { ImportDocument } from '../documents.ts'
import { keyIn } from '../keys.ts'
import { keyOfExactId } from '../kinds/key-of.ts'
import type { At } from '../store.ts'
import type { DocumentName } from '../types.ts'
import { namesOfId } from './find-documents.ts'
import { isReference, isReferring } from './reference.ts'

/** Names that one statement asks for. */
const MOST_NAMES = 500

/** Those of some documents of an import that refer to a document which the import refuses. */
export async function referringToRefused(
  at: At,
  importId: string,
  documents: readonly ImportDocument[],
): Promise<ImportDocument[]> {
  const idsOf = new Map(documents.map((one) => [one, referredIds(one)]))
  const refused = await refusedKeys(at, importId, new Set([...idsOf.values()].flat()))
  return documents.filter((one) => idsOf.get(one)?.some((id) => refused.has(keyOfExactId(id))))
}

/** Keys of the documents that an import refuses, of those with some ids. */
async function refusedKeys(
  { payload, req }: At,
  importId: string,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const names = [...ids].flatMap(namesOfId)
  const refused = new Set<string>()
  for (let first = 0; first < names.length; first += MOST_NAMES) {
    const page = names.slice(first, first + MOST_NAMES)
    const places = page.map((_, at) => `$${at + 2}`).join(', ')
    const text = `SELECT document FROM import_documents WHERE import = $1 AND verdict = 'refused' AND document IN (${places})`
    for (const { document } of await query(payload, text, [importId, ...page], req))
      refused.add(keyIn(document as DocumentName))
  }
  return refused
}

/** Ids of the documents that a document refers to. */
function referredIds({ data }: ImportDocument): string[] {
  return isReferring(data) ? idsIn(data.said) : []
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!isReference(value)) return Object.values(value).flatMap(idsIn)
  if (value.ref === 'document') return [value.id]
  return value.ref === 'link' && value.target.to === 'document' ? [value.target.id] : []
}
