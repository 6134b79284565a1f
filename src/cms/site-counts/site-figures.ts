import { PAGE_KINDS, type PageKind } from '#lib/site-counts/site-count.ts'
import type { ShownCount, SiteTotal } from '#storage/site-counts.ts'

/** The steps from a page to a table, in their order. */
export const FUNNEL = ['pages', 'open', 'search', 'found', 'chosen', 'booked'] as const
export type FunnelStep = (typeof FUNNEL)[number]
export type Funnel = Record<FunnelStep, number>

export type Counted<Key> = { key: Key; count: number }

/** Visits and bookings that came from somewhere. */
export type SourceCount = { source: string; visits: number; bookings: number }

/** What pages have counted in a part of a week, at some locations together. All numbers are rounded down to fives. */
export type SiteTotals = {
  views: Counted<PageKind>[]
  /** All views, and the visits that began, those without a source too. */
  seen: number
  visits: number
  funnel: Funnel
  /** Searches for a table without a result, by hour of the day and by party. */
  noneHours: Counted<number>[]
  noneParties: Counted<number>[]
  /** Searches on menus without a result, the most frequent first. */
  dishes: Counted<string>[]
  sources: SourceCount[]
  orders: number
}

/** The same, and the funnel of each location that has any. */
export type SiteFigures = SiteTotals & {
  locations: { locationId: string; funnel: Funnel }[]
}

/** The sums of what is shown of each location, and its funnel. */
export function siteFiguresOf(shown: readonly ShownCount[]): SiteFigures {
  const counts = shown.map((one) => ({ ...one, atLocation: one.locationId !== '' }))
  return {
    ...siteTotalsOf(counts),
    locations: [...Map.groupBy(counts, ({ locationId }) => locationId)]
      .filter(([locationId]) => locationId !== '')
      .map(([locationId, own]) => ({ locationId, funnel: funnelOf(own) })),
  }
}

/** What is shown, of all locations together. */
export function siteTotalsOf(counts: readonly SiteTotal[]): SiteTotals {
  const of = (step: string) => counts.filter((one) => one.step === step)
  const views = byKey(of('view'))
  const landings = byKey(of('landing'))
  const booked = byKey(of('booked_from'))
  const sources = [...new Set([...landings.keys(), ...booked.keys()])].filter(Boolean)
  const number = ([key, count]: [string, number]) => ({ key: Number(key), count })
  const ascending = (a: Counted<number>, b: Counted<number>) => a.key - b.key
  return {
    views: PAGE_KINDS.map((key) => ({ key, count: views.get(key) ?? 0 })),
    seen: sumOf(of('view')),
    visits: sumOf(of('landing')),
    funnel: funnelOf(counts),
    noneHours: [...byKey(of('none_hour'))].map(number).toSorted(ascending),
    noneParties: [...byKey(of('none_party'))].map(number).toSorted(ascending),
    dishes: [...byKey(of('dish'))]
      .map(([key, count]) => ({ key, count }))
      .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
    sources: sources
      .map((source) => ({
        source,
        ...{ visits: landings.get(source) ?? 0, bookings: booked.get(source) ?? 0 },
      }))
      .toSorted((a, b) => b.visits - a.visits || (a.source < b.source ? -1 : 1)),
    orders: sumOf(of('order')),
  }
}

/** Pages of a restaurant are where the way to its tables begins. */
function funnelOf(counts: readonly SiteTotal[]): Funnel {
  const of = (step: string) => sumOf(counts.filter((one) => one.step === step))
  const pages = counts.filter(({ step, atLocation }) => step === 'view' && atLocation)
  return {
    pages: sumOf(pages),
    ...{ open: of('open'), search: of('search'), found: of('found') },
    ...{ chosen: of('chosen'), booked: of('booked') },
  }
}

function byKey(counts: readonly SiteTotal[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { detail, count } of counts) found.set(detail, (found.get(detail) ?? 0) + count)
  return found
}

function sumOf(counts: readonly SiteTotal[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
