import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { bookingEngine } from '#booking-engine/process.ts'
import type { ShownCount, SiteTotal } from '#storage/site-counts.ts'
import { figuresLocationIds } from '../access/figures-access.ts'
import {
  type FiguresLocation,
  locationChoice,
  optional,
  readToday,
} from '../figures/read-figures.ts'
import { readHostLocations } from '../host/host-locations.ts'
import { type ComparedWeeks, comparedWeeks } from './weeks.ts'

/** The query of what pages have counted: one location or all of them, and any day of a week. */
export const siteCountsQuery = z.object({
  location: locationChoice,
  week: optional(z.iso.date()),
})
export type SiteCountsQuery = z.output<typeof siteCountsQuery>

/** The locations and weeks of a question, after rights were checked. */
export type SiteCountsScope = {
  /** All locations of the member of staff, by name. */
  locations: FiguresLocation[]
  /** Those that are asked for. */
  chosen: FiguresLocation[]
  /** The ids for which counts are read; the empty one is for what belongs to no location. */
  ids: string[]
  weeks: ComparedWeeks
}

/** The scope of a question; null where it names a location that is not theirs. */
export async function readSiteCountsScope(
  req: PayloadRequest,
  { location, week }: SiteCountsQuery,
): Promise<SiteCountsScope | null> {
  const own = figuresLocationIds(req)
  if (location !== undefined && own !== 'all' && !own.includes(location)) return null
  const locations = (await readHostLocations(req)).map(({ id, title }) => ({ id, title }))
  const chosen = locations.filter(({ id }) => location === undefined || id === location)
  if (location !== undefined && chosen.length === 0) return null
  const ids = chosen.map(({ id }) => String(id))
  // What belongs to no restaurant is for whoever may see all of them.
  if (own === 'all' && location === undefined) ids.push('')
  return { locations, chosen, ids, weeks: comparedWeeks(week, await readToday(chosen)) }
}

type Asked = Pick<SiteCountsScope, 'ids' | 'weeks'>
type OfWeeks<T> = { now: T; before: T; yearBefore: T }

/** Counts of a week, of the week before and of the year before. */
export async function readSiteCounts({ ids, weeks }: Asked): Promise<OfWeeks<ShownCount[]>> {
  const { figures } = await bookingEngine()
  const found = await figures.siteCounts(ids, [weeks.now, weeks.before, weeks.yearBefore])
  return { now: found[0] ?? [], before: found[1] ?? [], yearBefore: found[2] ?? [] }
}

/** The sums of the same counts over all locations: as many rows however many there are. */
export async function readSiteTotals({ ids, weeks }: Asked): Promise<OfWeeks<SiteTotal[]>> {
  const { figures } = await bookingEngine()
  const found = await figures.siteTotals(ids, [weeks.now, weeks.before, weeks.yearBefore])
  return { now: found[0] ?? [], before: found[1] ?? [], yearBefore: found[2] ?? [] }
}
