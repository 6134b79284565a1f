import { addDays } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'
import { mondayOf } from '#storage/site-counts.ts'
import type { Span } from './types.ts'

/** The calendar weeks that are wholly in a span, and each day before and after them, in order. */
export function weekParts({ from, to }: Span): Span[] {
  const parts: Span[] = []
  for (let day = from; day <= to; ) {
    const sunday = addDays(day, 6)
    const last = mondayOf(day) === day && sunday <= to ? sunday : day
    parts.push({ from: day, to: last })
    day = addDays(last, 1)
  }
  return parts
}

const WEEK_MS = 7 * 86_400_000
const FIRST_MONDAY = Date.parse('1970-01-05')
const WEEKS_IN_STRETCH = 8

/**
 * The parts of a span (`weekParts`), those within eight weeks together. The eight weeks are the same for all spans, so
 * that all but the ends of two long spans that overlap are the same stretches.
 */
export function stretches(span: Span): Span[][] {
  const stretchOf = ({ from }: Span) =>
    Math.floor((Date.parse(mondayOf(from)) - FIRST_MONDAY) / WEEK_MS / WEEKS_IN_STRETCH)
  return [...Map.groupBy(weekParts(span), stretchOf).values()]
}

/** Each day of a span. */
export function daysIn({ from, to }: Span): LocalDate[] {
  const days: LocalDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
