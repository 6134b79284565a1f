import { documentPath } from '#lib/routing/links.ts'

/** Collections whose documents have an address of their own, by which guests find and remember them. */
export const addressableCollections = ['locations', 'news-posts', 'pages'] as const
export type AddressableCollection = (typeof addressableCollections)[number]

/** What decides the address of a document. */
export type AddressFields = { uid?: unknown; type?: unknown }

/** Whether the documents of a collection have addresses of their own. */
export function isAddressable(collection: string): collection is AddressableCollection {
  return (addressableCollections as readonly string[]).includes(collection)
}

/**
 * The address that a document has by its uid (spec:links.by-type): a location's first page, a post wherever it is to
 * be read. Null for pages that exist once: their address is fixed.
 */
export function addressOf(
  collection: AddressableCollection,
  { uid, type }: AddressFields,
): string | null {
  if (typeof uid !== 'string' || uid === '') return null
  if (collection === 'locations') return documentPath('location', uid)
  if (collection === 'news-posts') return documentPath('news-post', uid)
  return type === 'text-page' ? documentPath('text-page', uid) : null
}
