import {
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { versionAuthors } from '../../audit-log/version-authors.ts'
import { readLatestVersions } from '../../documents/versions.ts'
import * as t from '../messages.gen.ts'

type Stored = { id: number; updatedAt: string; seen?: string | null; _status?: string | null }

/**
 * Refuses a save by somebody who has seen another version than is stored: what somebody else has saved meanwhile is
 * not undone unseen. Whoever names no version saves over any. For collections with the field `seenVersion`.
 */
export const refuseStaleSave: CollectionBeforeChangeHook<Stored> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { seen } = data
  if (operation !== 'update' || !seen || !originalDoc || seen === originalDoc.updatedAt) return data
  if (collection.versions && (await isOwnUnpublish(req, collection.slug, originalDoc.id, seen)))
    return data
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'seen', message: t.savedMeanwhile() }],
    req,
  })
}

/**
 * Whether all that was done since a version is that whoever asks has unpublished it: Payload does so past the form, which
 * has seen what it was before.
 */
async function isOwnUnpublish(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  seen: string,
): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions<Stored>({
    ...{ collection: slug, where: { parent: { equals: id } } },
    ...{ sort: '-updatedAt', limit: 2, pagination: false, req },
  })
  const [latest, former] = docs
  // That is done to the newest version itself; whoever has seen it has seen something newer than the one before it.
  if (!latest || (former && former.createdAt >= seen)) return false
  const authors = await versionAuthors(req.payload, `collections/${slug}/${id}`, [latest.id])
  const author = authors.get(Number(latest.id))
  return author?.act === 'unpublish' && author.staff === req.user?.id
}

/** Names the version that a save has made, which is the one that its form has seen from then on. */
export const nameSavedVersion: CollectionAfterChangeHook<Stored> = ({ doc }) => ({
  ...doc,
  seen: doc.updatedAt,
})

/**
 * Names the version of a document that is read by itself, as a form does. What is published below a newer draft has none:
 * it is read to put it in the place of that draft, which is meant to go (Payload's *Revert to published*).
 */
export const nameReadVersion: CollectionAfterReadHook<Stored> = async ({
  collection,
  doc,
  findMany,
  req,
}) => {
  if (findMany) return doc
  const isBelow = doc._status === 'published' && (await hasDraft(req, collection.slug, doc.id))
  return { ...doc, seen: isBelow ? null : doc.updatedAt }
}

async function hasDraft(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
  const latest = await readLatestVersions<Stored>(req, slug as CollectionSlug, [id])
  return latest.get(id)?.version._status === 'draft'
}
