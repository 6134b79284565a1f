import { z } from 'zod'
import { addDays, isDate, isoWeekdayOf } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'

/** Weeks that a chart can have. */
export const WEEKS = ['2', '3', '4', '5', '6'] as const

/** The part of an address that says which weeks are shown; what it does not say, or says wrongly, is the usual. */
export const chartQuery = {
  from: z.string().refine(isDate).optional().catch(undefined),
  weeks: z.enum(WEEKS).catch('4'),
}

/** Days of a chart: whole weeks from a Monday, and the same weeks moved back and on. */
export type ChartSpan = {
  from: LocalDate
  /** The day after the last one. */
  until: LocalDate
  days: LocalDate[]
  weeks: (typeof WEEKS)[number]
  earlier: LocalDate
  later: LocalDate
}

/** The weeks that an address asks for, from the one of `from` (of today) on. */
export function chartSpan(
  { from, weeks }: { from?: LocalDate | undefined; weeks: (typeof WEEKS)[number] },
  today: LocalDate,
): ChartSpan {
  const chosen = from ?? today
  const monday = addDays(chosen, 1 - isoWeekdayOf(chosen))
  const length = Number(weeks) * 7
  return {
    ...{ from: monday, until: addDays(monday, length), weeks },
    days: Array.from({ length }, (_, day) => addDays(monday, day)),
    ...{ earlier: addDays(monday, -length), later: addDays(monday, length) },
  }
}
