import type { PayloadRequest, Where } from 'payload'
import { localOf, startOfDay } from '#lib/time/time.ts'
import { readPlans } from '../content/publication-plans.ts'
import type { PlannedPost } from './news-calendar.ts'

/** Days from the first until before the second, and the zone in which they begin. */
type NewsSpan = { from: string; until: string; timeZone: string }

/** Plans of all documents, and posts of a span, that are read. */
const MOST_PLANS = 500
const MOST_POSTS = 200

const FIELDS = { title: true, date: true } as const

/**
 * Posts that bear a day of a span or that the clock publishes or takes down before its end, by that day; `more` where
 * there are so many that some are left out.
 */
export async function readNewsCalendar(
  req: PayloadRequest,
  { from, until, timeZone }: NewsSpan,
): Promise<{ posts: PlannedPost[]; more: boolean }> {
  const before = new Date(startOfDay(until, timeZone)).toISOString()
  const { plans, total } = await readPlans(req, { before, limit: MOST_PLANS })
  const own = plans.filter(({ document }) => document?.collection === 'news-posts')
  const planned = [...new Set(own.flatMap(({ document }) => document?.id ?? []))]
  const concerned: Where = {
    or: [
      {
        and: [
          { date: { greater_than_equal: `${from}T00:00:00.000Z` } },
          { date: { less_than: `${until}T00:00:00.000Z` } },
        ],
      },
      ...(planned.length > 0 ? [{ id: { in: planned } }] : []),
    ],
  }
  const [published, drafts] = await Promise.all([
    find(req, false, { and: [{ _status: { equals: 'published' } }, concerned] }),
    find(req, true, { and: [{ _status: { equals: 'draft' } }, concerned] }),
  ])
  const onSite = await idsOnSite(
    req,
    drafts.docs.map(({ id }) => id),
  )
  const posts = [
    ...published.docs.map((post) => ({ ...post, isPublished: true })),
    // A published post with a newer draft is on the site as it was published.
    ...drafts.docs
      .filter(({ id }) => !onSite.has(id))
      .map((post) => ({ ...post, isPublished: false })),
  ].map(({ id, title, date, isPublished }) => ({
    ...{ id, title: title ?? '', date: date.slice(0, 10), isPublished },
    plans: own
      .filter(({ document }) => document?.id === id)
      .map(({ at, publishes, failed }) => ({
        ...{ publishes, failed, at: localOf(Date.parse(at), timeZone) },
      })),
  }))
  return {
    posts: posts.sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)),
    more: total > plans.length || published.totalDocs > MOST_POSTS || drafts.totalDocs > MOST_POSTS,
  }
}

/** The day on which a post comes, as far as anybody knows. */
function dayOf({ date, isPublished, plans }: PlannedPost): string {
  const publishing = isPublished ? undefined : plans.find(({ publishes }) => publishes)
  return publishing?.at ?? date
}

function find(req: PayloadRequest, draft: boolean, where: Where) {
  return req.payload.find({
    ...{ collection: 'news-posts', draft, where, select: FIELDS, sort: 'date' },
    ...{ depth: 0, limit: MOST_POSTS, overrideAccess: false, req },
  })
}

async function idsOnSite(req: PayloadRequest, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: 'news-posts',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    ...{ select: {}, depth: 0, limit: ids.length, pagination: false, req },
  })
  return new Set(docs.map(({ id }) => id))
}
