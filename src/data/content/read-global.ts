import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { isGlobalPreviewed } from '#cms/access/previewed-draft.ts'
import { readSiteGlobal } from '#cms/content/read-site-global.ts'
import { getPayload } from '../site/payload.ts'

/**
 * A published global, its draft where the request previews it, or null if nobody saved one yet; with the
 * documents that it refers to, unless `depth` is 0.
 */
export async function readGlobal<Slug extends GlobalSlug>(
  slug: Slug,
  depth: 0 | 1 = 1,
): Promise<DataFromGlobalSlug<Slug> | null> {
  return readSiteGlobal(await getPayload(), slug, { depth, draft: isGlobalPreviewed(slug) })
}
