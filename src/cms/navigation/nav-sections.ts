import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { hasHostAccess } from '../access/host-access.ts'
import { hasRole, type Role } from '../access/roles.ts'
import { canReadOutbox } from '../outbox/outbox-access.ts'

type AccessCheck = (req: PayloadRequest) => boolean

/** Target of a link of the menu; `isAllowed` narrows it to those whose work it is, in addition to access control. */
export type NavEntry =
  | { collection: CollectionSlug; isAllowed: AccessCheck }
  | { global: GlobalSlug; isAllowed: AccessCheck }
  | { view: string; label: string; description: string; isAllowed: AccessCheck }

/** A group of the admin's menu, in the words of those who run restaurants. */
export type NavSection = {
  label: string
  /** One sentence for the dashboard. */
  description: string
  entries: readonly NavEntry[]
}

const withRole =
  (...roles: Role[]): AccessCheck =>
  (req) =>
    hasRole(req, ...roles)
const isEditor = withRole('editor')

/** The whole menu of the admin: groups and their entries by how often they are needed. */
export const navSections: readonly NavSection[] = [
  {
    label: 'Bookings and guests',
    description: 'The day at each restaurant, and the tables and rules behind it.',
    entries: [
      {
        view: 'reservations',
        label: 'Reservations',
        description: 'The day at a glance: arrivals, walk-ins, blocked tables.',
        isAllowed: hasHostAccess,
      },
      {
        view: 'sold-out',
        label: 'Sold out',
        description: 'Dishes and drinks that have run out for tonight.',
        isAllowed: hasHostAccess,
      },
      { collection: 'booking-settings', isAllowed: withRole('host', 'editor') },
      {
        view: 'table-cards',
        label: 'Table cards',
        description: 'Cards with a QR code that opens the menu at the table.',
        isAllowed: hasHostAccess,
      },
      {
        view: 'guest-data',
        label: 'Guest data',
        description: 'What is stored about a guest, to show them or to erase.',
        isAllowed: hasHostAccess,
      },
    ],
  },
  {
    label: 'Enquiries and careers',
    description: 'What guests, companies and applicants write, and the emails that the site sends.',
    entries: [
      { collection: 'applications', isAllowed: withRole('recruiter') },
      { collection: 'enquiries', isAllowed: withRole('marketing') },
      { collection: 'subscribers', isAllowed: withRole('marketing') },
      {
        view: 'outbox',
        label: 'Outbox',
        description: 'Every email that was sent or should have been, and what became of it.',
        isAllowed: canReadOutbox,
      },
    ],
  },
  {
    label: 'Menus',
    description: 'Dishes are written once, gathered in categories, and laid out as menus.',
    entries: [
      { collection: 'menu-items', isAllowed: isEditor },
      { collection: 'menu-categories', isAllowed: isEditor },
      { collection: 'menus', isAllowed: isEditor },
      { collection: 'menu-tags', isAllowed: isEditor },
      {
        view: 'menu-check',
        label: 'Menu check',
        description: 'Dishes without a price, an allergen check or a picture.',
        isAllowed: isEditor,
      },
    ],
  },
  {
    label: 'Pages and stories',
    description: 'What guests read and look at, page by page.',
    entries: [
      { collection: 'pages', isAllowed: isEditor },
      { collection: 'news-posts', isAllowed: isEditor },
      { collection: 'media', isAllowed: isEditor },
      {
        view: 'content-check',
        label: 'Content check',
        description: 'What is missing or leads nowhere on the published site.',
        isAllowed: isEditor,
      },
    ],
  },
  {
    label: 'Restaurants',
    description: 'Addresses, opening hours and ways to book, and the zones that share a menu.',
    entries: [
      { collection: 'locations', isAllowed: isEditor },
      { global: 'special-days', isAllowed: isEditor },
      { collection: 'zones', isAllowed: isEditor },
    ],
  },
  {
    label: 'On every page',
    description:
      'What surrounds the pages: header, footer, notices, and how search engines see them.',
    entries: [
      { global: 'banner', isAllowed: isEditor },
      { global: 'popup', isAllowed: isEditor },
      { global: 'header', isAllowed: isEditor },
      { global: 'footer', isAllowed: isEditor },
      { global: 'cookies', isAllowed: isEditor },
      { global: 'not-found-page', isAllowed: isEditor },
      { global: 'seo-template', isAllowed: isEditor },
      { collection: 'redirects', isAllowed: isEditor },
      { collection: 'former-addresses', isAllowed: isEditor },
    ],
  },
  {
    label: 'Group and staff',
    description: 'Who works here, and settings for the whole group.',
    entries: [
      { collection: 'staff', isAllowed: withRole() },
      { global: 'settings', isAllowed: withRole() },
    ],
  },
]
