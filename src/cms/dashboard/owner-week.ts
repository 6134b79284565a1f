import type { CollectionSlug, PayloadRequest } from 'payload'
import type { GroupFigures } from '#booking-engine/figures/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { addDays } from '#lib/time/dates.ts'
import { startOfDay } from '#lib/time/time.ts'
import { hasNewsletterVendor } from '#providers/newsletter/registry.ts'
import type { WeekPart } from '#storage/site-counts.ts'
import { figuresLocationIds } from '../access/figures-access.ts'
import { hasRole } from '../access/roles.ts'
import { readSiteCountsScope, readSiteTotals } from '../site-counts/read-site-counts.ts'
import { type SiteTotals, siteTotalsOf } from '../site-counts/site-figures.ts'
import { type ComparedWeeks, spanOf } from '../site-counts/weeks.ts'

/** A value of this week so far, and of the same days of the week before and of the year before. */
export type Compared<T> = { now: T; before: T; yearBefore: T }

/** A group's week: what its books, its pages and its forms add up to. */
export type OwnerWeek = {
  weeks: ComparedWeeks
  figures: Compared<GroupFigures>
  site: Compared<SiteTotals>
  /** Sign-ups that were confirmed; null where another system has them. */
  subscribers: Compared<number> | null
  applications: Compared<number> | null
}

/**
 * The week of the whole group, for those who may see all of it; null for others. `unreadable` while the booking engine
 * does not answer, so that the rest of the page still renders.
 */
export async function readOwnerWeek(
  req: PayloadRequest,
  timeZone: string,
): Promise<OwnerWeek | 'unreadable' | null> {
  if (figuresLocationIds(req) !== 'all') return null
  try {
    return await readWeek(req, timeZone)
  } catch (error) {
    req.payload.logger.error({ err: error }, 'The week of the dashboard could not be read')
    return 'unreadable'
  }
}

async function readWeek(req: PayloadRequest, timeZone: string): Promise<OwnerWeek | null> {
  const scope = await readSiteCountsScope(req, { location: undefined, week: undefined })
  if (!scope) return null
  const { weeks, chosen } = scope
  const { figures } = await bookingEngine()
  const ids = chosen.map(({ id }) => String(id))
  const [books, counts, subscribers, applications] = await Promise.all([
    figures.together(ids, [spanOf(weeks.now), spanOf(weeks.before), spanOf(weeks.yearBefore)]),
    readSiteTotals(scope),
    countSubscribers(req, weeks, timeZone),
    countApplications(req, weeks, timeZone),
  ])
  const [now, before, yearBefore] = books
  if (!now || !before || !yearBefore) throw new Error('Three spans were asked for.')
  const site = {
    now: siteTotalsOf(counts.now),
    before: siteTotalsOf(counts.before),
    yearBefore: siteTotalsOf(counts.yearBefore),
  }
  return { weeks, figures: { now, before, yearBefore }, site, subscribers, applications }
}

/** Who has unsubscribed since had subscribed all the same. */
async function countSubscribers(
  req: PayloadRequest,
  weeks: ComparedWeeks,
  timeZone: string,
): Promise<Compared<number> | null> {
  if (!hasRole(req) || (await hasNewsletterVendor())) return null
  return countWeeks(req, weeks, { collection: 'subscribers', moment: 'confirmedAt', timeZone })
}

async function countApplications(
  req: PayloadRequest,
  weeks: ComparedWeeks,
  timeZone: string,
): Promise<Compared<number> | null> {
  if (!hasRole(req)) return null
  return countWeeks(req, weeks, { collection: 'applications', moment: 'createdAt', timeZone })
}

type CountedDocuments = { collection: CollectionSlug; moment: string; timeZone: string }

async function countWeeks(
  req: PayloadRequest,
  { now, before, yearBefore }: ComparedWeeks,
  { collection, moment, timeZone }: CountedDocuments,
): Promise<Compared<number>> {
  const count = async (week: WeekPart) => {
    const { from, to } = spanOf(week)
    const [since, until] = [from, addDays(to, 1)].map((day) =>
      new Date(startOfDay(day, timeZone)).toISOString(),
    )
    const { totalDocs } = await req.payload.count({
      collection,
      where: { [moment]: { greater_than_equal: since, less_than: until } },
      ...{ overrideAccess: false, req },
    })
    return totalDocs
  }
  return { now: await count(now), before: await count(before), yearBefore: await count(yearBefore) }
}
