import type { DataFromCollectionSlug, Where } from 'payload'
import { previewedDocumentId } from '#cms/access/previewed-draft.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { withReusableSlices } from '#cms/reusable-slices/with-reusable-slices.ts'
import type { SlicePlace } from '#slices/define.ts'
import { getPayload } from '../site/payload.ts'
import { withDraftDefaults } from './draft-defaults.ts'

/**
 * The one published document that `where` names, or null. Where the request under way previews a
 * draft that `where` names, that draft instead, whether or not it was ever published. Where it has reusable slices, it
 * comes with theirs in their place.
 */
export async function readDocument<Slug extends SlicePlace>(
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const drafted = previewedDocumentId(collection)
  if (drafted !== null) {
    // A new document's autosaves stand in its versions alone: its own row is still empty.
    const previewed = drafted === '*' ? where : { and: [where, { id: { equals: drafted } }] }
    const draft = await findFirst(collection, previewed, true)
    if (draft) return withTheirSlices(collection, withDraftDefaults(collection, draft))
  }
  const published = await findFirst(collection, where, false)
  return published && withTheirSlices(collection, published)
}

async function withTheirSlices<Slug extends SlicePlace>(
  place: Slug,
  document: DataFromCollectionSlug<Slug>,
): Promise<DataFromCollectionSlug<Slug>> {
  const blocks = (document as { slices?: unknown }).slices
  const slices = await withReusableSlices(await getPayload(), blocks, {
    place,
    depth: 1,
    previewed: true,
  })
  return { ...document, slices }
}

async function findFirst<Slug extends SlicePlace>(
  collection: Slug,
  where: Where,
  draft: boolean,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayload()
  const options = { where, draft, limit: 1, pagination: false, depth: 1, ...asPublicSite }
  const { docs } = await payload.find({ collection, ...options })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}
