import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { draftedId } from '#cms/access/drafted.ts'
import { asSite } from '#cms/context.ts'
import { getPayload } from './payload.ts'

type Drafted = Extract<CollectionSlug, 'pages' | 'locations' | 'news-posts' | 'menus'>

/**
 * The one published document that `where` names, or null; its draft instead where the request under
 * way previews it.
 */
export async function readDocument<Slug extends Drafted>(
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayload()
  const found = await payload.find({
    collection,
    where,
    limit: 1,
    pagination: false,
    depth: 1,
    ...asSite,
  })
  const document = found.docs[0] as DataFromCollectionSlug<Slug> | undefined
  if (!document) return null
  const drafted = draftedId(collection)
  if (drafted !== '*' && drafted !== document.id) return document
  return (await payload.findByID({
    collection,
    id: document.id,
    draft: true,
    depth: 1,
    ...asSite,
  })) as DataFromCollectionSlug<Slug>
}
