import type { CollectionBeforeChangeHook, TypeWithID } from 'payload'

type Stored = TypeWithID & { createdAt: string; updatedAt: string }

/**
 * Keeps what a document was before its first save with versions, as its first version: there were none when it was
 * made, and that save could not be taken back.
 */
export const keepFirstVersion: CollectionBeforeChangeHook<Stored> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const { db } = req.payload
  const { id, ...versionData } = originalDoc
  const { totalDocs } = await db.countVersions({
    collection: collection.slug,
    where: { parent: { equals: id } },
    req,
  })
  if (totalDocs > 0) return data
  const { updatedAt } = originalDoc
  await db.createVersion({
    ...{ collectionSlug: collection.slug, parent: id, autosave: false, req },
    ...{ createdAt: updatedAt, updatedAt, versionData: versionData as Stored },
  })
  return data
}
