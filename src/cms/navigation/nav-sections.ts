import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { worksAtDesk } from '../access/host-access.ts'
import { hasRole, type Role } from '../access/roles.ts'
import { readsPost } from '../outbox/outbox-access.ts'

type May = (req: PayloadRequest) => boolean

/** Where a link of the menu leads; `may` says whose work it is, beside what access allows. */
export type Place =
  | { collection: CollectionSlug; may: May }
  | { global: GlobalSlug; may: May }
  | { view: string; label: string; about: string; may: May }

/** A group of the admin's menu, in the words of those who run restaurants. */
export type Section = {
  label: string
  /** What one finds there, in one sentence. */
  about: string
  places: readonly Place[]
}

const only =
  (...roles: Role[]): May =>
  (req) =>
    hasRole(req, ...roles)
const editors = only('editor')

/** The whole menu of the admin: groups and their entries by how often they are needed. */
export const sections: readonly Section[] = [
  {
    label: 'Bookings and guests',
    about: 'The day at each restaurant, and the tables and rules behind it.',
    places: [
      {
        view: 'reservations',
        label: 'Reservations',
        about: 'The day at a glance: arrivals, walk-ins, blocked tables.',
        may: worksAtDesk,
      },
      {
        view: 'sold-out',
        label: 'Sold out',
        about: 'Dishes and drinks that have run out for tonight.',
        may: worksAtDesk,
      },
      { collection: 'booking-settings', may: only('host', 'editor') },
      {
        view: 'table-cards',
        label: 'Table cards',
        about: 'Cards with a QR code that opens the menu at the table.',
        may: worksAtDesk,
      },
      {
        view: 'guest-data',
        label: 'Guest data',
        about: 'What is stored about a guest, to show them or to erase.',
        may: worksAtDesk,
      },
    ],
  },
  {
    label: 'Enquiries and careers',
    about: 'What guests, companies and applicants write, and the emails that the site sends.',
    places: [
      { collection: 'applications', may: only('recruiter') },
      { collection: 'enquiries', may: only('marketing') },
      { collection: 'subscribers', may: only('marketing') },
      {
        view: 'post',
        label: 'Outbox',
        about: 'Every email that was sent or should have been, and what became of it.',
        may: readsPost,
      },
    ],
  },
  {
    label: 'Menus',
    about: 'Dishes are written once, gathered in categories, and laid out as menus.',
    places: [
      { collection: 'menu-items', may: editors },
      { collection: 'menu-categories', may: editors },
      { collection: 'menus', may: editors },
      { collection: 'menu-tags', may: editors },
      {
        view: 'menu-check',
        label: 'Menu check',
        about: 'Dishes without a price, an allergen check or a picture.',
        may: editors,
      },
    ],
  },
  {
    label: 'Pages and stories',
    about: 'What guests read and look at, page by page.',
    places: [
      { collection: 'pages', may: editors },
      { collection: 'news-posts', may: editors },
      { collection: 'media', may: editors },
      {
        view: 'content-check',
        label: 'Content check',
        about: 'What is missing or leads nowhere on the published site.',
        may: editors,
      },
    ],
  },
  {
    label: 'Restaurants',
    about: 'Addresses, opening hours and ways to book, and the zones that share a menu.',
    places: [
      { collection: 'locations', may: editors },
      { global: 'special-days', may: editors },
      { collection: 'zones', may: editors },
    ],
  },
  {
    label: 'On every page',
    about: 'What surrounds the pages: header, footer, notices, and how search engines see them.',
    places: [
      { global: 'banner', may: editors },
      { global: 'popup', may: editors },
      { global: 'header', may: editors },
      { global: 'footer', may: editors },
      { global: 'cookies', may: editors },
      { global: 'not-found-page', may: editors },
      { global: 'seo-template', may: editors },
      { collection: 'redirects', may: editors },
      { collection: 'former-addresses', may: editors },
    ],
  },
  {
    label: 'Group and staff',
    about: 'Who works here, and settings for the whole group.',
    places: [
      { collection: 'staff', may: only() },
      { global: 'settings', may: only() },
    ],
  },
]
