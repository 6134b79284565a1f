import type { DataFromCollectionSlug } from 'payload'
import { previewedDocumentId } from '#cms/access/previewed-draft.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { getPayload } from '../site/payload.ts'
import { readAll } from '../site/read-all.ts'

/**
 * Published documents by their ids, in no order; where the request under way previews the draft of one of them, that
 * draft instead, whether or not it was ever published.
 */
export async function readShown<Slug extends 'menu-categories' | 'menu-items'>(
  collection: Slug,
  ids: readonly number[],
  depth: 0 | 1,
): Promise<DataFromCollectionSlug<Slug>[]> {
  type Document = DataFromCollectionSlug<Slug>
  const published = await readAll(collection, { where: { id: { in: [...ids] } }, depth })
  const id = previewedDocumentId(collection)
  if (typeof id !== 'number' || !ids.includes(id)) return published as Document[]
  const payload = await getPayload()
  const found = { id, draft: true, depth, disableErrors: true, ...asPublicSite }
  const draft = await payload.findByID({ collection, ...found })
  const others = (published as Document[]).filter((one) => one.id !== id)
  return draft ? [...others, draft as Document] : others
}
