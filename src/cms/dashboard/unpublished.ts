import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'

const DRAFTED_COLLECTIONS = ['pages', 'news-posts', 'menus', 'locations'] as const
type DraftedCollection = (typeof DRAFTED_COLLECTIONS)[number]

/** Documents of a collection whose newest version is not what guests see. */
export type DraftCount = { collection: DraftedCollection; count: number }

/** The next thing that is published or withdrawn by itself; `at` ISO. */
export type Scheduled = { count: number; at: string; href: string; publishes: boolean }

/** What editors have begun and not published, and what will publish itself. */
export type Unpublished = { drafts: DraftCount[]; scheduled: Scheduled | null }

/** Null for whoever does not edit. */
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
  const { totalDocs } = await req.payload.countVersions({
    collection,
    where: {
      latest: { equals: true },
      'version._status': { equals: 'draft' },
      'version.deletedAt': { exists: false },
    },
    req,
  })
  return totalDocs
}

type Job = { type?: string; doc?: { relationTo: string; value: unknown }; global?: string }

async function nextScheduled(req: PayloadRequest): Promise<Scheduled | null> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      waitUntil: { greater_than: new Date().toISOString() },
    },
    sort: 'waitUntil',
    ...{ depth: 0, limit: 1, req },
  })
  const [first] = docs
  const { type, doc, global } = (first?.input ?? {}) as Job
  if (!first?.waitUntil || !(doc || global)) return null
  const href = doc
    ? `/admin/collections/${doc.relationTo}/${String(doc.value)}`
    : `/admin/globals/${global}`
  return { count: totalDocs, at: first.waitUntil, href, publishes: type !== 'unpublish' }
}
