import type { PayloadRequest, Where } from 'payload'
import { env } from '#env.ts'
import type { LinkWithText } from '#payload-types.ts'
import { hasRole } from '../access/roles.ts'
import { readBackupState } from '../backups/read-backups.ts'
import { hasGap } from '../content/gaps.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import { starterPages } from '../initial-content/starter/pages.ts'
import { readWithoutBookings } from '../locations/without-bookings.ts'

/** The setup steps of a new group, in the order in which they are listed. */
export const FIRST_STEPS = [
  ...(['name', 'look', 'restaurant', 'tables', 'menu', 'pages', 'legal'] as const),
  ...(['staff', 'mail', 'backups', 'domain'] as const),
] as const

/** The steps that are done; null = whether it is cannot be read now. */
export type StepsDone = Record<(typeof FIRST_STEPS)[number], boolean | null>

/** Each step, and whether it is done. `isOpen`: a restaurant has been published. */
export type FirstSteps = { done: StepsDone; isOpen: boolean }

/**
 * The first steps of a group, for administrators; null once a restaurant has ever been published and no page that the
 * group began with is left as a draft with gaps.
 */
export async function readFirstSteps(req: PayloadRequest): Promise<FirstSteps | null> {
  if (!hasRole(req)) return null
  const opened = await req.payload.countVersions({
    ...{ collection: 'locations', req },
    where: { 'version._status': { equals: 'published' } },
  })
  const isOpen = opened.totalDocs > 0
  if (isOpen && (await readPagesWithGaps(req)).length === 0) return null
  return { done: await readStepsDone(req), isOpen }
}

/** Which steps are done, whether or not the dashboard still lists them. */
export async function readStepsDone(req: PayloadRequest): Promise<StepsDone> {
  const { payload } = req
  const global = { depth: 0, req } as const
  const [settings, look, legal, restaurants, left, bookings, menus, gaps, staff, backups] =
    await Promise.all([
      payload.findGlobal({ slug: 'settings', ...global }),
      payload.findGlobal({ slug: 'look', ...global }),
      hasLegalLinks(req),
      payload.count({ collection: 'locations', req }),
      readWithoutBookings(req, 'all'),
      payload.count({ collection: 'booking-settings', req }),
      payload.count({ collection: 'menus', req }),
      readPagesWithGaps(req),
      payload.count({ collection: 'staff', req }),
      hasBackup(req),
    ])
  return {
    ...{ name: Boolean(settings.updatedAt) && settings.shortName !== SHORT_NAME },
    ...{ look: Boolean(look.updatedAt), restaurant: restaurants.totalDocs > 0 },
    // Where all are booked elsewhere, there is nothing to do.
    tables: bookings.totalDocs > 0 || (restaurants.totalDocs > 0 && left.length === 0),
    ...{ menu: menus.totalDocs > 0, pages: gaps.length === 0, legal },
    ...{ staff: staff.totalDocs > 1, mail: env.mail.url !== undefined, backups },
    domain: isPublicAddress(env.publicUrl),
  }
}

/** Pages that the group began with and that are still drafts with gaps. */
async function readPagesWithGaps(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', draft: true, depth: 0, pagination: false, req },
    where: { uid: { in: starterPages.map(({ uid }) => uid) }, _status: { equals: 'draft' } },
  })
  return docs.filter(({ slices }) => hasGap(slices))
}

/** Whether every page leads guests to the privacy and the terms, and those are published. */
async function hasLegalLinks({ payload }: PayloadRequest): Promise<boolean> {
  const { legalLinks } = await payload.findGlobal({ slug: 'footer', depth: 0 })
  const [legal] = legalLinks ?? []
  const leads = async (link: LinkWithText | undefined) => {
    if (!link?.document) return Boolean(link?.url || link?.media)
    const { relationTo: collection, value } = link.document
    const where: Where = { id: { equals: value }, _status: { equals: 'published' } }
    return (await payload.count({ collection, where })).totalDocs > 0
  }
  return (await leads(legal?.privacy)) && leads(legal?.terms)
}

/** Whether a backup is where it was put; null where the folders do not answer. */
async function hasBackup({ payload }: PayloadRequest): Promise<boolean | null> {
  try {
    return (await readBackupState()).backups.some(({ isThere }) => isThere)
  } catch (error) {
    payload.logger.error({ err: error }, 'Whether there is a backup could not be read')
    return null
  }
}

/** Whether guests elsewhere can open an address, and nobody between reads along. */
export function isPublicAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
