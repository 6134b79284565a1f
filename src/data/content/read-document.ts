import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { draftedId } from '#cms/access/previewed-draft.ts'
import { asSite } from '#cms/content/context.ts'
import { getPayload } from '../site/payload.ts'
import { asIfWhole } from './draft-defaults.ts'

type Drafted = Extract<CollectionSlug, 'pages' | 'locations' | 'news-posts' | 'menus'>

/**
 * The one published document that `where` names, or null. Where the request under way previews a
 * draft that `where` names, that draft instead, whether or not it was ever published.
 */
export async function readDocument<Slug extends Drafted>(
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const drafted = draftedId(collection)
  if (drafted !== null) {
    // A new document's autosaves stand in its versions alone: its own row is still empty.
    const previewed = drafted === '*' ? where : { and: [where, { id: { equals: drafted } }] }
    const draft = await first(collection, previewed, true)
    if (draft) return asIfWhole(collection, draft)
  }
  return first(collection, where, false)
}

async function first<Slug extends Drafted>(
  collection: Slug,
  where: Where,
  draft: boolean,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayload()
  const options = { where, draft, limit: 1, pagination: false, depth: 1, ...asSite }
  const { docs } = await payload.find({ collection, ...options })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}
