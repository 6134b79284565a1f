import type { PageType } from '#lib/routing/route.ts'
import type { ContentCollection } from '../../types.ts'

/** What a type of a Prismic repository becomes. `order`: documents are written before those that need them. */
type Target = { collection: ContentCollection; order: number }

const TARGETS: Readonly<Record<string, Target>> = {
  'menu-tag': { collection: 'menu-tags', order: 1 },
  location: { collection: 'locations', order: 2 },
  'menu-item': { collection: 'menu-items', order: 3 },
  'menu-category': { collection: 'menu-categories', order: 4 },
  menu: { collection: 'menus', order: 5 },
  'menu-layout': { collection: 'menus', order: 5 },
  zone: { collection: 'zones', order: 6 },
  'news-post': { collection: 'news-posts', order: 7 },
  redirect: { collection: 'redirects', order: 9 },
}

const PAGE: Target = { collection: 'pages', order: 8 }

/** Types of pages under the names of the specification, and under those that repositories have. */
const PAGES: Readonly<Record<string, PageType>> = {
  homepage: 'homepage',
  'home-page': 'homepage',
  home: 'homepage',
  'about-page': 'about-page',
  about: 'about-page',
  'contact-page': 'contact-page',
  contact: 'contact-page',
  'gift-cards-page': 'gift-cards-page',
  'bulk-gift-cards-page': 'bulk-gift-cards-page',
  'location-listing-page': 'location-listing-page',
  'location-careers-page': 'location-careers-page',
  'careers-page': 'location-careers-page',
  'location-group-bookings-page': 'location-group-bookings-page',
  'group-bookings-page': 'location-group-bookings-page',
  'news-listing-page': 'news-listing-page',
  'success-page': 'success-page',
  'text-page': 'text-page',
  page: 'text-page',
}

/** What documents of a type become; null of a type that this site has nothing for. */
export function targetOf(type: string): (Target & { page: PageType | null }) | null {
  const page = PAGES[type]
  if (page) return { ...PAGE, page }
  const target = TARGETS[type]
  return target ? { ...target, page: null } : null
}

/** Every collection that documents of a repository can be in. */
export const PRISMIC_COLLECTIONS: readonly ContentCollection[] = [
  ...new Set([PAGE, ...Object.values(TARGETS)].map(({ collection }) => collection)),
]
