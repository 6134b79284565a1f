import type { Span } from '#booking-engine/figures/types.ts'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'

/** Spans that are one tap away. */
export const PRESETS = ['today', 'week', 'four-weeks', 'year'] as const
export type Preset = (typeof PRESETS)[number]

/** The longest span, days: two years. */
export const LONGEST_SPAN = 731

/** A span that ends today: the day, the week since Monday, 28 days, or 52 weeks. */
export function presetSpan(preset: Preset, today: LocalDate): Span {
  const since = { today: 0, week: isoWeekdayOf(today) - 1, 'four-weeks': 27, year: 363 }[preset]
  return { from: addDays(today, -since), to: today }
}

/**
 * As many days before a span, moved by whole weeks: Saturdays are compared with Saturdays. Days may lie between both,
 * never in both.
 */
export function spanBefore({ from, to }: Span): Span {
  const moved = Math.ceil(daysOf({ from, to }) / 7) * 7
  return { from: addDays(from, -moved), to: addDays(to, -moved) }
}

/** How many days a span has; none or fewer where it ends before it begins. */
export function daysOf({ from, to }: Span): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}
