import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { readPlans } from '../content/publication-plans.ts'

const DRAFTED_COLLECTIONS = [
  'pages',
  'news-posts',
  'reusable-slices',
  'menus',
  'menu-categories',
  'menu-items',
  'locations',
] as const
type DraftedCollection = (typeof DRAFTED_COLLECTIONS)[number]

/** Documents of a collection whose newest version is not what guests see. */
export type DraftCount = { collection: DraftedCollection; count: number }

/** The next thing that is published or withdrawn by itself; `at` ISO. */
export type Scheduled = { count: number; at: string; href: string; publishes: boolean }

/** Unpublished drafts, and the next scheduled publication. */
export type Unpublished = { drafts: DraftCount[]; scheduled: Scheduled | null }

/** Reads the unpublished drafts; null for staff who are not editors. */
export async function readUnpublished(req: PayloadRequest): Promise<Unpublished | null> {
  if (!hasRole(req, 'editor')) return null
  const [drafts, scheduled] = await Promise.all([
    Promise.all(
      DRAFTED_COLLECTIONS.map(async (one) => ({
        collection: one,
        count: await countDrafts(one, req),
      })),
    ),
    nextScheduled(req),
  ])
  return { drafts: drafts.filter(({ count }) => count > 0), scheduled }
}

/** Address of the list of a collection's drafts. */
export function draftsHref(collection: DraftedCollection): string {
  const query = { 'where[or][0][and][0][_status][equals]': 'draft' }
  return `/admin/collections/${collection}?${new URLSearchParams(query)}`
}

async function countDrafts(collection: DraftedCollection, req: PayloadRequest): Promise<number> {
  const hasTrash = Boolean(req.payload.collections[collection].config.trash)
  const { totalDocs } = await req.payload.countVersions({
    collection,
    where: {
      latest: { equals: true },
      'version._status': { equals: 'draft' },
      ...(hasTrash ? { 'version.deletedAt': { exists: false } } : {}),
    },
    req,
  })
  return totalDocs
}

async function nextScheduled(req: PayloadRequest): Promise<Scheduled | null> {
  const { plans, total } = await readPlans(req, { after: new Date().toISOString(), limit: 1 })
  const [first] = plans
  if (!first) return null
  const { at, publishes, document, global } = first
  const href = document
    ? `/admin/collections/${document.collection}/${document.id}`
    : `/admin/globals/${global}`
  return { count: total, at, href, publishes }
}
