import type { CollectionSlug, PayloadRequest, Where } from 'payload'

export type Values = Record<string, unknown>

/** A document as guests get it, and its newer draft; one that is not published has only the draft. */
export type Versions<T = Values> = { published: T | null; draft: T | null }

/** The version of a document that was saved last, with the id of its row and its document. */
export type LatestVersion<T = Values> = {
  id: unknown
  parent?: unknown
  createdAt?: unknown
  updatedAt: unknown
  version: T
}

/**
 * Condition of the versions that were saved last, beside one that few versions meet: by an equation SQLite would look at the latest
 * versions of all documents, as it takes them for few.
 */
export const IS_LATEST: Where = { latest: { not_equals: false } }

/** Tells the versions apart of a document whose collection has drafts. */
export function versionsOf<T extends object>(
  stored: T,
  latest: Pick<LatestVersion<T>, 'version'> | null,
): Versions<T> {
  const isPublished = isPublishedIn(stored)
  const isNewer = latest !== null && !isPublishedIn(latest.version)
  const draft = isNewer || !isPublished ? (latest?.version ?? stored) : null
  return { published: isPublished ? stored : null, draft }
}

/** The latest versions of documents as they are stored, by the ids of these. */
export async function readLatestVersions<T extends object = Values>(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, LatestVersion<T>>> {
  const found = await req.payload.db.findVersions<T>({
    collection,
    where: { and: [{ parent: { in: [...ids] } }, IS_LATEST] },
    ...{ limit: 0, pagination: false, req },
  })
  return new Map(found.docs.map((one) => [Number(one.parent), one as LatestVersion<T>]))
}

const isPublishedIn = (values: object) => (values as { _status?: unknown })._status === 'published'
