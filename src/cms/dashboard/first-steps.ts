import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { hasRole } from '../access/roles.ts'
import { hasGap } from '../content/gaps.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import { starterPages } from '../initial-content/starter/pages.ts'
import { readWithoutBookings } from '../locations/without-bookings.ts'

/** The setup steps of a new group, in the order in which the dashboard lists them. */
export const FIRST_STEPS = [
  ...(['name', 'look', 'restaurant', 'tables'] as const),
  ...(['menu', 'pages', 'staff', 'mail'] as const),
] as const

/** Each step, and whether it is done. `isOpen`: a restaurant has been published. */
export type FirstSteps = { done: Record<(typeof FIRST_STEPS)[number], boolean>; isOpen: boolean }

/**
 * The first steps of a group, for administrators; null once a restaurant has ever been published and no page that the
 * group began with is left as a draft with gaps.
 */
export async function readFirstSteps(req: PayloadRequest): Promise<FirstSteps | null> {
  if (!hasRole(req)) return null
  const { payload } = req
  const opened = await payload.countVersions({
    ...{ collection: 'locations', req },
    where: { 'version._status': { equals: 'published' } },
  })
  const isOpen = opened.totalDocs > 0
  const begun = await payload.find({
    ...{ collection: 'pages', draft: true, depth: 0, pagination: false, req },
    where: { uid: { in: starterPages.map(({ uid }) => uid) }, _status: { equals: 'draft' } },
  })
  if (isOpen && !begun.docs.some(({ slices }) => hasGap(slices))) return null
  const [settings, look, restaurants, left, bookings, menus, staff] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, req }),
    payload.findGlobal({ slug: 'look', depth: 0, req }),
    payload.count({ collection: 'locations', req }),
    readWithoutBookings(req, 'all'),
    payload.count({ collection: 'booking-settings', req }),
    payload.count({ collection: 'menus', req }),
    payload.count({ collection: 'staff', req }),
  ])
  const done = {
    name: Boolean(settings.updatedAt) && settings.shortName !== SHORT_NAME,
    look: Boolean(look.updatedAt),
    restaurant: restaurants.totalDocs > 0,
    // Where all are booked elsewhere, there is nothing to do.
    tables: bookings.totalDocs > 0 || (restaurants.totalDocs > 0 && left.length === 0),
    menu: menus.totalDocs > 0,
    pages: begun.totalDocs === 0,
    staff: staff.totalDocs > 1,
    mail: env.mail.url !== undefined,
  }
  return { done, isOpen }
}
