import type { PayloadRequest } from 'payload'

/** A document as the database has it. */
export type Values = Record<string, unknown>

/** The document that visitors get, whatever drafts lie on it. */
export async function storedDocument(req: PayloadRequest, collection: string, id: number | string) {
  const where = { id: { equals: id } }
  return req.payload.db.findOne<Values & { id: number }>({
    collection: collection as never,
    where,
    req,
  })
}

/** As `storedDocument`, for a global. */
export async function storedGlobal(req: PayloadRequest, slug: string): Promise<Values> {
  return req.payload.db.findGlobal<Values>({ slug: slug as never, req })
}
