import type { ResolvedLink } from '#lib/routing/link.ts'
import { resolveNamedLink } from '#lib/routing/links.ts'
import { readGlobal } from './read-global.ts'

/**
 * What a page that does not exist says; null where the editors have no document for it
 * (spec:routes.not-found-page).
 */
export type NotFoundData = {
  title: string | null
  description: string | null
  cta: ResolvedLink | null
}

/** The 404 page's own words. */
export async function readNotFound(): Promise<NotFoundData | null> {
  const page = await readGlobal('not-found-page')
  if (!page) return null
  return {
    title: page.title || null,
    description: page.description || null,
    cta: resolveNamedLink(page.cta, page.ctaText ?? ''),
  }
}
