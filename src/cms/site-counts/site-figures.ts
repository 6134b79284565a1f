import { PAGE_KINDS, type PageKind } from '#lib/site-counts/site-count.ts'
import type { ShownCount } from '#storage/site-counts.ts'

/** The steps from a page to a table, in their order. */
export const FUNNEL = ['pages', 'open', 'search', 'found', 'chosen', 'booked'] as const
export type FunnelStep = (typeof FUNNEL)[number]
export type Funnel = Record<FunnelStep, number>

export type Counted<Key> = { key: Key; count: number }

/** Visits and bookings that came from somewhere. */
export type SourceCount = { source: string; visits: number; bookings: number }

/** What pages have counted in a part of a week, at some locations. All numbers are rounded down to fives. */
export type SiteFigures = {
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
  /** The funnel of each location that has any. */
  locations: { locationId: string; funnel: Funnel }[]
}

/** The sums of what is shown of each location. */
export function siteFiguresOf(counts: readonly ShownCount[]): SiteFigures {
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
    locations: [...Map.groupBy(counts, ({ locationId }) => locationId)]
      .filter(([locationId]) => locationId !== '')
      .map(([locationId, own]) => ({ locationId, funnel: funnelOf(own) })),
  }
}

/** Pages of a restaurant are where the way to its tables begins. */
function funnelOf(counts: readonly ShownCount[]): Funnel {
  const of = (step: string) => sumOf(counts.filter((one) => one.step === step))
  const pages = counts.filter(({ step, locationId }) => step === 'view' && locationId !== '')
  return {
    pages: sumOf(pages),
    ...{ open: of('open'), search: of('search'), found: of('found') },
    ...{ chosen: of('chosen'), booked: of('booked') },
  }
}

function byKey(counts: readonly ShownCount[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { detail, count } of counts) found.set(detail, (found.get(detail) ?? 0) + count)
  return found
}

function sumOf(counts: readonly ShownCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
