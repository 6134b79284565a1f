import type { Payload, PayloadRequest } from 'payload'
import { addDays } from '#lib/time/dates.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import type { SpecialDay } from '#payload-types.ts'
import { toOpenSpans } from '../fields/open-spans.ts'

/** A line of the group's special days. */
export type GroupSpecialDay = NonNullable<SpecialDay['days']>[number]

type Stored = Pick<SpecialDay, 'days'> & Record<string, unknown>

/** The special days of the whole group as they are stored, by which bookings go. */
export async function readGroupSpecialDays(
  { db }: Payload,
  req?: PayloadRequest,
): Promise<GroupSpecialDay[]> {
  const stored = await db.findGlobal<Stored>({ slug: 'special-days', req })
  return stored?.days ?? []
}

/** The special days that the group has for a location, one a date: the first line of a date counts. */
export function groupSpecialDaysAt(
  days: readonly GroupSpecialDay[],
  location: number,
): OpeningHours['holidays'] {
  const found = new Map<string, OpeningHours['holidays'][number]>()
  for (const day of days.filter((one) => appliesTo(one, location))) {
    for (const date of datesOf(day)) {
      const one = { date, name: day.name || null, spans: toOpenSpans(day.spans) }
      if (!found.has(date)) found.set(date, one)
    }
  }
  return [...found.values()]
}

/** The lines of two lists of special days that are in one of them alone. */
export function changedSpecialDays(
  before: readonly GroupSpecialDay[],
  after: readonly GroupSpecialDay[],
): GroupSpecialDay[] {
  const [old, next] = [before, after].map((days) => new Set(days.map(comparisonKey)))
  return [
    ...before.filter((day) => !next?.has(comparisonKey(day))),
    ...after.filter((day) => !old?.has(comparisonKey(day))),
  ]
}

/** First and last date of some lines; null = they have none. */
export function dateRangeOf(
  days: readonly GroupSpecialDay[],
): { first: string; last: string } | null {
  const dates = days.flatMap(datesOf).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? { first, last } : null
}

/** Ids of the only locations that some lines are for. */
export function affectedLocations(days: readonly GroupSpecialDay[]): 'all' | number[] {
  if (days.some(({ places }) => places !== 'only')) return 'all'
  return [...new Set(days.flatMap(({ locations }) => (locations ?? []).map(idOf)))]
}

/** The dates of a line; none of one that is half typed or ends before it begins. */
export function datesOf({ from, until }: Pick<GroupSpecialDay, 'from' | 'until'>): string[] {
  const dates: string[] = []
  if (!from) return dates
  const last = until || from
  for (let date = from; date <= last && dates.length < MAX_DAYS; date = addDays(date, 1)) {
    dates.push(date)
  }
  return dates
}

/** Days of the longest line. */
export const MAX_DAYS = 60

/** Whether a line is for a location. */
function appliesTo({ places, locations }: GroupSpecialDay, location: number): boolean {
  if (places !== 'only' && places !== 'except') return true
  const named = (locations ?? []).some((one) => idOf(one) === location)
  return named === (places === 'only')
}

/** Compares lines by their content, without their row ids. */
function comparisonKey({ from, until, places, locations, spans }: GroupSpecialDay): string {
  const ids = (locations ?? []).map(idOf).sort()
  return JSON.stringify([from, until || from, places ?? 'all', ids, toOpenSpans(spans)])
}

function idOf(location: number | { id: number }): number {
  return typeof location === 'object' ? location.id : location
}
