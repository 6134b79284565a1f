import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { hasBoardAccess } from '../access/board-access.ts'
import { readsEnquiries } from '../access/enquiries.ts'
import { hasFiguresAccess } from '../access/figures-access.ts'
import { hasHostAccess } from '../access/host-access.ts'
import { hasKitchenAccess } from '../access/kitchen-access.ts'
import { hasRoleAnywhere } from '../access/own-locations.ts'
import { hasRole, type Role } from '../access/roles.ts'
import { canReadOutbox } from '../outbox/outbox-access.ts'
import { readsList } from '../submissions/access.ts'
import * as t from './messages.gen.ts'

type AccessCheck = (req: PayloadRequest) => boolean
type Text = () => string

/** Target of a link of the menu, of a collection its `view` where it has one of our own; `isAllowed` narrows it to those whose work it is, in addition to access control. */
export type NavEntry =
  | { collection: CollectionSlug; isAllowed: AccessCheck; view?: string }
  | { global: GlobalSlug; isAllowed: AccessCheck }
  | { view: string; label: Text; description: Text; isAllowed: AccessCheck }

/** A group of the admin's menu, in the words of those who run restaurants. */
export type NavSection = {
  label: Text
  /** One sentence for the dashboard. */
  description: Text
  entries: readonly NavEntry[]
}

const withRole =
  (...roles: Role[]): AccessCheck =>
  (req) =>
    hasRole(req, ...roles)
const isEditor = withRole('editor')
const readsApplications: AccessCheck = (req) => readsList(req, 'applications')

/** The whole menu of the admin: groups and their entries by how often they are needed. */
export const navSections: readonly NavSection[] = [
  {
    label: t.bookingsAndGuests,
    description: t.bookingsAndGuestsHint,
    entries: [
      {
        view: 'reservations',
        label: t.reservations,
        description: t.reservationsHint,
        isAllowed: hasBoardAccess,
      },
      {
        view: 'tonight',
        label: t.tonight,
        description: t.tonightHint,
        isAllowed: hasHostAccess,
      },
      {
        view: 'guests',
        label: t.guests,
        description: t.guestsHint,
        isAllowed: hasBoardAccess,
      },
      {
        view: 'kitchen',
        label: t.kitchen,
        description: t.kitchenHint,
        isAllowed: hasKitchenAccess,
      },
      {
        view: 'sold-out',
        label: t.soldOut,
        description: t.soldOutHint,
        isAllowed: hasBoardAccess,
      },
      { collection: 'booking-settings', isAllowed: withRole('host', 'editor') },
      {
        view: 'table-cards',
        label: t.tableCards,
        description: t.tableCardsHint,
        isAllowed: hasHostAccess,
      },
      {
        view: 'tablets',
        label: t.tablets,
        description: t.tabletsHint,
        isAllowed: (req) => hasRoleAnywhere('manager', req),
      },
      {
        view: 'figures',
        label: t.figures,
        description: t.figuresHint,
        isAllowed: hasFiguresAccess,
      },
      {
        view: 'website-figures',
        label: t.websiteFigures,
        description: t.websiteFiguresHint,
        isAllowed: hasFiguresAccess,
      },
      {
        view: 'guest-data',
        label: t.guestData,
        description: t.guestDataHint,
        isAllowed: hasHostAccess,
      },
    ],
  },
  {
    label: t.enquiriesAndCareers,
    description: t.enquiriesAndCareersHint,
    entries: [
      { collection: 'applications', view: 'applications', isAllowed: readsApplications },
      { collection: 'enquiries', view: 'enquiries', isAllowed: readsEnquiries },
      { collection: 'reply-templates', isAllowed: withRole('recruiter', 'marketing') },
      { collection: 'subscribers', isAllowed: withRole('marketing') },
      {
        view: 'outbox',
        label: t.outbox,
        description: t.outboxHint,
        isAllowed: canReadOutbox,
      },
    ],
  },
  {
    label: t.menus,
    description: t.menusHint,
    entries: [
      {
        view: 'whole-menu',
        label: t.wholeMenu,
        description: t.wholeMenuHint,
        isAllowed: isEditor,
      },
      { view: 'prices', label: t.prices, description: t.pricesHint, isAllowed: isEditor },
      { collection: 'menu-items', isAllowed: isEditor },
      { collection: 'menu-categories', isAllowed: isEditor },
      { collection: 'menus', isAllowed: isEditor },
      { collection: 'menu-tags', isAllowed: isEditor },
      {
        view: 'menu-check',
        label: t.menuCheck,
        description: t.menuCheckHint,
        isAllowed: isEditor,
      },
    ],
  },
  {
    label: t.pagesAndStories,
    description: t.pagesAndStoriesHint,
    entries: [
      { collection: 'pages', isAllowed: isEditor },
      { collection: 'news-posts', isAllowed: isEditor },
      {
        view: 'news-calendar',
        label: t.newsCalendar,
        description: t.newsCalendarHint,
        isAllowed: isEditor,
      },
      { collection: 'reusable-slices', isAllowed: isEditor },
      { collection: 'media', view: 'pictures', isAllowed: isEditor },
      {
        view: 'find-and-replace',
        label: t.findAndReplace,
        description: t.findAndReplaceHint,
        isAllowed: isEditor,
      },
      {
        view: 'content-check',
        label: t.contentCheck,
        description: t.contentCheckHint,
        isAllowed: isEditor,
      },
    ],
  },
  {
    label: t.restaurants,
    description: t.restaurantsHint,
    entries: [
      { collection: 'locations', isAllowed: isEditor },
      { global: 'special-days', isAllowed: isEditor },
      { collection: 'zones', isAllowed: isEditor },
    ],
  },
  {
    label: t.onEveryPage,
    description: t.onEveryPageHint,
    entries: [
      { view: 'notices', label: t.notices, description: t.noticesHint, isAllowed: isEditor },
      { global: 'banner', isAllowed: isEditor },
      { global: 'popup', isAllowed: isEditor },
      { global: 'header', isAllowed: isEditor },
      { global: 'footer', isAllowed: isEditor },
      { global: 'cookies', isAllowed: isEditor },
      { global: 'not-found-page', isAllowed: isEditor },
      { global: 'seo-template', isAllowed: isEditor },
      { global: 'look', isAllowed: isEditor },
      { global: 'words', isAllowed: isEditor },
      {
        view: 'broken-links',
        label: t.brokenLinks,
        description: t.brokenLinksHint,
        isAllowed: isEditor,
      },
      { collection: 'redirects', isAllowed: isEditor },
      { collection: 'former-addresses', isAllowed: isEditor },
    ],
  },
  {
    label: t.groupAndStaff,
    description: t.groupAndStaffHint,
    entries: [
      { collection: 'staff', isAllowed: withRole() },
      { global: 'settings', isAllowed: withRole() },
      {
        view: 'imports',
        label: t.imports,
        description: t.importsHint,
        isAllowed: withRole('editor', 'marketing', 'manager'),
      },
      {
        view: 'going-live',
        label: t.whatIsLive,
        description: t.whatIsLiveHint,
        isAllowed: withRole(),
      },
      {
        view: 'system',
        label: t.system,
        description: t.systemHint,
        isAllowed: withRole(),
      },
      {
        view: 'audit-log',
        label: t.auditLog,
        description: t.auditLogHint,
        isAllowed: withRole(),
      },
    ],
  },
]
