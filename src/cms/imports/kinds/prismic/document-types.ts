import type { GlobalSlug } from 'payload'
import { documentPath } from '#lib/routing/links.ts'
import type { PageType } from '#lib/routing/route.ts'
import { ADDRESS_TYPES, type ReferredCollection } from '../../references/referred-collections.ts'

/** The collection that receives documents of a type. `order`: lower ones are written first, as others refer to them. */
type Target = { collection: ReferredCollection | 'globals'; order: number }

const TARGETS: Readonly<Record<string, Target & { collection: ReferredCollection }>> = {
  // A dish of one zone is nowhere else, not even while its import goes on.
  zone: { collection: 'zones', order: 0 },
  'menu-tag': { collection: 'menu-tags', order: 1 },
  location: { collection: 'locations', order: 2 },
  'menu-item': { collection: 'menu-items', order: 3 },
  'menu-category': { collection: 'menu-categories', order: 4 },
  menu: { collection: 'menus', order: 5 },
  'menu-layout': { collection: 'menus', order: 5 },
  'news-post': { collection: 'news-posts', order: 7 },
  redirect: { collection: 'redirects', order: 9 },
}

const PAGE = { collection: 'pages', order: 8 } as const

/** Types of what exists once besides pages, by the global that it is. */
const GLOBALS: Readonly<Record<string, GlobalSlug>> = {
  ...{ header: 'header', navigation: 'header', footer: 'footer', 'seo-template': 'seo-template' },
  ...{ cookies: 'cookies', popup: 'popup', banner: 'banner', '404-page': 'not-found-page' },
}

const GLOBAL: Target = { collection: 'globals', order: 10 }

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

/** Returns where documents of a type are imported to, and as which page or global; null for a type without a counterpart here. */
export function targetOf(
  type: string,
): (Target & { page: PageType | null; global: GlobalSlug | null }) | null {
  const page = own(PAGES, type)
  if (page) return { ...PAGE, page, global: null }
  const global = own(GLOBALS, type)
  if (global) return { ...GLOBAL, page: null, global }
  const target = own(TARGETS, type)
  return target ? { ...target, page: null, global: null } : null
}

/** The address here of a document of a type of the old system, by its name in addresses; empty where the type has no counterpart. */
export function addressOf(type: string, uid: string): string {
  const target = targetOf(type)
  if (!target) return ''
  return documentPath(target.page ?? own(ADDRESS_TYPES, target.collection ?? '') ?? '', uid)
}

const own = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined
