import type { CollectionSlug, PayloadRequest } from 'payload'
import { query } from '../../database/query.ts'
import { collectionOf } from '../keys.ts'
import { keyOfExactId } from '../kinds/key-of.ts'
import type { DocumentName, ImportedCollection } from '../types.ts'
import { REFERRED_COLLECTIONS } from './referred-collections.ts'

/** A document that one of the import refers to; `target` is null where the import has still to make it. */
export type FoundDocument = { collection: ImportedCollection; target: number | null }

/**
 * The document that an id of the old system stands for: one that is there, else one that the import makes. Null where neither
 * this import nor an earlier one has it, where it is refused, or was deleted since.
 */
export async function findDocument(
  req: PayloadRequest,
  importId: string,
  id: string,
): Promise<FoundDocument | null> {
  const names = namesOfId(id)
  const places = (first: number) => names.map((_, at) => `$${first + at}`).join(', ')
  const staged = await query(
    req.payload,
    `SELECT document, target FROM import_documents WHERE import = $1 AND document IN (${places(2)})
     AND verdict <> 'refused' AND state <> 'failed'`,
    [importId, ...names],
    req,
  )
  const known = await query(
    req.payload,
    `SELECT document, target FROM import_keys WHERE document IN (${places(1)})`,
    names,
    req,
  )
  for (const { document, target } of [...staged, ...known]) {
    const collection = collectionOf(document as DocumentName)
    if (target !== null && (await isThere(req, collection, Number(target))))
      return { collection, target: Number(target) }
  }
  const [own] = staged
  return own ? { collection: collectionOf(own.document as DocumentName), target: null } : null
}

/** Names that a document with an id of the old system can have, one for each collection. */
export function namesOfId(id: string): DocumentName[] {
  const key = keyOfExactId(id)
  return REFERRED_COLLECTIONS.map((collection): DocumentName => `${collection}/${key}`)
}

async function isThere(
  req: PayloadRequest,
  collection: ImportedCollection,
  id: number,
): Promise<boolean> {
  const where = { id: { equals: id } }
  const found = await req.payload.count({ collection: collection as CollectionSlug, where, req })
  return found.totalDocs > 0
}
