import type { PayloadRequest, Where } from 'payload'
import { env } from '#env.ts'
import { OLD_BACKUP_MS } from '#lib/system/backup-record.ts'
import type { LinkWithText } from '#payload-types.ts'
import { hasRole } from '../access/roles.ts'
import { listBackups } from '../backups/read-backups.ts'
import { hasGap } from '../content/gaps.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import { starterPages } from '../initial-content/starter/pages.ts'
import { readWithoutBookings } from '../locations/without-bookings.ts'
import { readSkippedSteps } from './skipped-steps.ts'
import type { StepName } from './step-names.ts'

/** The steps that are done; null = whether it is cannot be read now. */
export type StepsDone = Record<StepName, boolean | null>

/** Each step, and whether it is done; `skipped`: those that this administrator has skipped. `isOpen`: a restaurant has been published. */
export type FirstSteps = { done: StepsDone; skipped: StepName[]; isOpen: boolean }

const PUBLISHED: Where = { _status: { equals: 'published' } }

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
  if (isOpen && !(await hasPageWithGaps(req))) return null
  const [done, skipped] = await Promise.all([readStepsDone(req), readSkippedSteps(req)])
  return { done, skipped, isOpen }
}

/** Which steps are done, whether or not the dashboard still lists them. */
export async function readStepsDone(req: PayloadRequest): Promise<StepsDone> {
  const { payload } = req
  const published = (collection: 'locations' | 'menus') =>
    payload.count({ collection, where: PUBLISHED, req })
  const [settings, look, restaurants, tables, menus, gaps, legal, staff, backups] =
    await Promise.all([
      payload.findGlobal({ slug: 'settings', depth: 0, req }),
      payload.findGlobal({ slug: 'look', depth: 0, req }),
      published('locations'),
      hasTables(req),
      published('menus'),
      hasPageWithGaps(req),
      hasLegalLinks(req),
      payload.count({ collection: 'staff', req }),
      hasBackup(req),
    ])
  return {
    ...{ name: Boolean(settings.updatedAt) && settings.shortName !== SHORT_NAME },
    ...{ look: Boolean(look.updatedAt), restaurant: restaurants.totalDocs > 0, tables },
    ...{ menu: menus.totalDocs > 0, pages: !gaps, legal },
    ...{ staff: staff.totalDocs > 1, mail: env.mail.url !== undefined, backups },
    domain: isPublicAddress(env.publicUrl),
  }
}

/** Whether a restaurant has periods that take bookings here, or all of them are booked elsewhere. */
async function hasTables(req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  const { docs } = await payload.find({
    ...{ collection: 'booking-settings', select: { periods: true } },
    ...{ depth: 0, pagination: false, req },
  })
  if (docs.length > 0) return docs.some(({ periods }) => (periods ?? []).length > 0)
  const left = await readWithoutBookings(req, 'all')
  if (left.some(({ isLinked }) => !isLinked)) return false
  return (await payload.count({ collection: 'locations', req })).totalDocs > 0
}

/** Whether a page that the group began with is still a draft with gaps. */
async function hasPageWithGaps(req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', draft: true, depth: 0, pagination: false, req },
    where: { uid: { in: starterPages.map(({ uid }) => uid) }, _status: { equals: 'draft' } },
  })
  return docs.some(({ slices }) => hasGap(slices))
}

/** Whether every page leads guests to the privacy and the terms, and those are published. */
async function hasLegalLinks({ payload }: PayloadRequest): Promise<boolean> {
  const { legalLinks } = await payload.findGlobal({ slug: 'footer', depth: 0 })
  const [legal] = legalLinks ?? []
  const leads = async (link: LinkWithText | undefined) => {
    if (link?.link_type !== 'Document') return Boolean(link?.url || link?.media)
    if (!link.document) return false
    const { relationTo: collection, value } = link.document
    const where: Where = { id: { equals: value }, ...PUBLISHED }
    return (await payload.count({ collection, where })).totalDocs > 0
  }
  return (await leads(legal?.privacy)) && leads(legal?.terms)
}

/** Whether the last backup is recent, wherever it is now; null where the folders do not answer. */
async function hasBackup({ payload }: PayloadRequest): Promise<boolean | null> {
  try {
    const [last] = await listBackups()
    return last !== undefined && Date.now() - Date.parse(last.made) <= OLD_BACKUP_MS
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
