import type { ContentCollection } from '../types.ts'

/** Collections of the documents that references can stand for. */
export const REFERRED_COLLECTIONS = [
  ...(['zones', 'menu-tags', 'locations', 'menu-items', 'menu-categories', 'menus'] as const),
  ...(['news-posts', 'pages', 'redirects'] as const),
] as const satisfies readonly ContentCollection[]

export type ReferredCollection = (typeof REFERRED_COLLECTIONS)[number]

/** Types of addresses by collections whose documents have some (`documentPath`). */
export const ADDRESS_TYPES: Readonly<Record<string, string>> = {
  ...{ locations: 'location', 'news-posts': 'news-post', menus: 'menu' },
  ...{ 'menu-items': 'menu', 'menu-categories': 'menu' },
} satisfies Partial<Record<ReferredCollection, string>>
