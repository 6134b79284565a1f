import type { LocalDate } from '#lib/time/time.ts'
import type { ShownCount, SiteTotal, WeekPart } from '#storage/site-counts.ts'

/** Service days from `from` to `to`, both included. */
export type Span = { from: LocalDate; to: LocalDate }

/** Parties and their guests. */
export type Tally = { parties: number; covers: number }

/** What can become of a party: it booked or walked in and was (or is to be) served, or it was not. */
export const OUTCOMES = ['booked', 'walkIn', 'noShow', 'cancelled'] as const
export type Outcome = (typeof OUTCOMES)[number]

/**
 * The parties of a service period by what became of them; `code` is empty for a day without seatings. `from` is its
 * earliest seating, quarters of an hour after the midnight of the service day: periods are in this order.
 */
export type PeriodFigures = Record<Outcome, Tally> & { code: string; name: string; from: number }

/** One quarter of an hour on the wall: guests at their tables, and seats that there were, summed over days. */
export type QuarterFigures = {
  /** Quarters of an hour after the midnight of the service day; from 96 on it is the next day. */
  quarter: number
  covers: number
  seats: number
}

/** Parties of one size, and how long those stayed that were seated and finished by the staff. */
export type SizeFigures = Tally & {
  party: number
  /** How many were timed; the two sums below are of these, minutes. */
  timed: number
  stayed: number
  planned: number
}

/** The upper limits of the bands of lead times, hours. */
export const LEAD_HOURS = [2, 24, 48, 7 * 24, 14 * 24, 28 * 24] as const

/** Parties that booked at least `LEAD_HOURS[band - 1]` and less than `LEAD_HOURS[band]` hours ahead. */
export type LeadFigures = Tally & { band: number }

/** `guest` = online, `walk_in`, else by whom the staff were asked. */
export type SourceFigures = Tally & { source: string }

/** An experience as the bills call it; `amount` is the sum of their totals, minor units. */
export type ExperienceFigures = Tally & {
  name: string
  currency: string
  multiplier: number
  amount: number
}

/** The figures of some days. No-shows and cancelled parties are in `periods` alone. */
export type DayFigures = {
  periods: PeriodFigures[]
  quarters: QuarterFigures[]
  sizes: SizeFigures[]
  leads: LeadFigures[]
  sources: SourceFigures[]
  experiences: ExperienceFigures[]
}

/** The figures of a span, and its days in order; days on which nothing was booked are left out. */
export type SpanFigures = DayFigures & { days: { day: LocalDate; periods: PeriodFigures[] }[] }

export type FiguresQuestion = { locationIds: readonly string[]; span: Span }

/** The figures of each location that has any in the span, in the order of the question. */
export type LocationFigures = SpanFigures & { locationId: string }

/** Figures from the book, read by a thread and a connection of their own, so that no claim waits for them. */
export type FiguresApi = {
  /** The figures of each location. */
  byLocation(question: FiguresQuestion): Promise<LocationFigures[]>
  /** The figures of all locations together, in some spans. */
  together(locationIds: readonly string[], spans: readonly Span[]): Promise<GroupFigures[]>
  /** What pages have counted in some parts of weeks, at some locations and (id '') at none; see `readSiteCounts`. */
  siteCounts(locationIds: readonly string[], weeks: readonly WeekPart[]): Promise<ShownCount[][]>
  /** Their sums over all of these locations; see `readSiteTotals`. */
  siteTotals(locationIds: readonly string[], weeks: readonly WeekPart[]): Promise<SiteTotal[][]>
  /**
   * Keeps the figures of days that are over, so that a report reads them and not their bookings, a part at a time
   * until `ended`. Returns the number of days.
   */
  keepPastDays(ended?: () => boolean): Promise<number>
  close(): Promise<void>
}

/** The figures of a span, and the totals of each location in it with the share of its seats that were taken. */
export type GroupFigures = SpanFigures & {
  locations: { locationId: string; periods: PeriodFigures[]; occupancy: number | null }[]
}
