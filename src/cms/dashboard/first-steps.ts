import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { hasRole } from '../access/roles.ts'
import { hasGap } from '../content/gaps.ts'
import { SHORT_NAME } from '../content/short-name.ts'

/** What a new group does before its first restaurant is public, as it is listed. */
export const FIRST_STEPS = ['name', 'look', 'restaurant', 'menu', 'pages', 'staff', 'mail'] as const

/** Each step, and whether it is done. */
export type FirstSteps = Record<(typeof FIRST_STEPS)[number], boolean>

/** The first steps of a group, for administrators; null once a restaurant has ever been published. */
export async function readFirstSteps(req: PayloadRequest): Promise<FirstSteps | null> {
  if (!hasRole(req)) return null
  const { payload } = req
  const opened = await payload.countVersions({
    ...{ collection: 'locations', req },
    where: { 'version._status': { equals: 'published' } },
  })
  if (opened.totalDocs > 0) return null
  const [settings, look, restaurants, menus, pages, staff] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, req }),
    payload.findGlobal({ slug: 'look', depth: 0, req }),
    payload.count({ collection: 'locations', req }),
    payload.count({ collection: 'menus', req }),
    payload.find({ collection: 'pages', draft: true, depth: 0, pagination: false, req }),
    payload.count({ collection: 'staff', req }),
  ])
  return {
    name: Boolean(settings.updatedAt) && settings.shortName !== SHORT_NAME,
    look: Boolean(look.updatedAt),
    restaurant: restaurants.totalDocs > 0,
    menu: menus.totalDocs > 0,
    pages: !pages.docs.some(({ slices }) => hasGap(slices)),
    staff: staff.totalDocs > 1,
    mail: env.mail.url !== undefined,
  }
}
