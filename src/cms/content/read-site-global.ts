import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'
import { asPublicSite } from './context.ts'

type ReadOptions = {
  /** 1 = with the documents that it refers to. */
  depth: 0 | 1
  /** Whether its draft is read in place of what is published. */
  draft: boolean
}

/** A global as pages have it: published, and null where nobody has saved or published it yet. */
export async function readSiteGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  { depth, draft }: ReadOptions,
): Promise<DataFromGlobalSlug<Slug> | null> {
  const found = await payload.findGlobal({ slug, depth, draft, ...asPublicSite })
  const { updatedAt, _status } = found as { updatedAt?: string | null; _status?: string | null }
  if (!updatedAt || (_status && _status !== 'published' && !draft)) return null
  return found as DataFromGlobalSlug<Slug>
}
