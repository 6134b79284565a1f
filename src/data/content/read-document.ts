import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { previewedDocumentId } from '#cms/access/previewed-draft.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { getPayload } from '../site/payload.ts'
import { withDraftDefaults } from './draft-defaults.ts'

type DraftedCollection = Extract<CollectionSlug, 'pages' | 'locations' | 'news-posts' | 'menus'>

/**
 * The one published document that `where` names, or null. Where the request under way previews a
 * draft that `where` names, that draft instead, whether or not it was ever published.
 */
export async function readDocument<Slug extends DraftedCollection>(
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const drafted = previewedDocumentId(collection)
  if (drafted !== null) {
    // A new document's autosaves stand in its versions alone: its own row is still empty.
    const previewed = drafted === '*' ? where : { and: [where, { id: { equals: drafted } }] }
    const draft = await findFirst(collection, previewed, true)
    if (draft) return withDraftDefaults(collection, draft)
  }
  return findFirst(collection, where, false)
}

async function findFirst<Slug extends DraftedCollection>(
  collection: Slug,
  where: Where,
  draft: boolean,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayload()
  const options = { where, draft, limit: 1, pagination: false, depth: 1, ...asPublicSite }
  const { docs } = await payload.find({ collection, ...options })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}
