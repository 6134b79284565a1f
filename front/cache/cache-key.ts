import type { PageKind } from '#front/http/content-negotiation.ts'

/** The page cache's key: the bare path for HTML without query, so that a cache hit builds no string. */
export function cacheKey(path: string, query: string, kind: PageKind): string {
  const address = query === '' ? path : `${path}?${query}`
  return kind === 'html' ? address : `${kind} ${address}`
}
