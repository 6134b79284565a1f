import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { isGlobalPreviewed } from '#cms/access/previewed-draft.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { getPayload } from '../site/payload.ts'

/**
 * A published global, its draft where the request previews it, or null if nobody saved one yet; with the
 * documents that it refers to, unless `depth` is 0.
 */
export async function readGlobal<Slug extends GlobalSlug>(
  slug: Slug,
  depth: 0 | 1 = 1,
): Promise<DataFromGlobalSlug<Slug> | null> {
  const payload = await getPayload()
  const draft = isGlobalPreviewed(slug)
  const found = await payload.findGlobal({ slug, depth, draft, ...asPublicSite })
  const { updatedAt, _status } = found as { updatedAt?: string | null; _status?: string | null }
  if (!updatedAt || (_status && _status !== 'published' && !draft)) return null
  return found as DataFromGlobalSlug<Slug>
}
