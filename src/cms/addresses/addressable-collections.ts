import { documentPath } from '#lib/routing/links.ts'

/** Collections whose documents have an address of their own, by which guests find and remember them. */
export const addressed = ['locations', 'news-posts', 'pages'] as const
export type Addressed = (typeof addressed)[number]

/** What decides the address of a document. */
export type Named = { uid?: unknown; type?: unknown }

/** Whether the documents of a collection have addresses of their own. */
export function isAddressed(collection: string): collection is Addressed {
  return (addressed as readonly string[]).includes(collection)
}

/**
 * The address that a document has by its uid (spec:links.by-type): a location's first page, a post wherever it is to
 * be read. Null for pages that exist once: their address is fixed.
 */
export function addressOf(collection: Addressed, { uid, type }: Named): string | null {
  if (typeof uid !== 'string' || uid === '') return null
  if (collection === 'locations') return documentPath('location', uid)
  if (collection === 'news-posts') return documentPath('news-post', uid)
  return type === 'text-page' ? documentPath('text-page', uid) : null
}
