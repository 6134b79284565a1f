import type { CollectionSlug, PayloadRequest } from 'payload'
import { type ImportDocument, readKey } from '../documents.ts'
import type { DocumentName } from '../types.ts'

/**
 * The document that a document of an import stands for: the one that an earlier import wrote for this id, else the one with
 * this name in the address, else the location with this name. Null where there is none, or it is in the trash.
 */
export async function findTarget(
  req: PayloadRequest,
  { name, collection, title }: Pick<ImportDocument, 'name' | 'collection' | 'title'>,
): Promise<number | null> {
  const known = await readKey({ payload: req.payload, req }, name)
  if (known !== null && (await findOne(req, collection, 'id', known)) !== null) return known
  const named = await findOne(req, collection, 'uid', idOf(name))
  if (named !== null || collection !== 'locations') return named
  return findOne(req, collection, 'title', title)
}

const idOf = (name: DocumentName) => name.slice(name.indexOf('/') + 1)

async function findOne(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  value: number | string,
): Promise<number | null> {
  const { docs } = await req.payload.find({
    ...{ collection, where: { [field]: { equals: value } }, draft: true, depth: 0 },
    ...{ limit: 1, pagination: false, sort: 'id', select: {}, req },
  })
  return docs[0] ? Number(docs[0].id) : null
}
