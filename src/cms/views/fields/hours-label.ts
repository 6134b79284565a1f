import { isClock } from '#lib/time/clock.ts'
import { spanLabel } from '#lib/time/opening-hours.ts'
import type { Weekday } from '#lib/time/weekdays.ts'
import { weekdaysText } from '#lib/time/weekdays-text.ts'
import * as t from './messages.gen.ts'

/** Opening times as the form has them: what is not entered yet, or is no time, is missing or empty. */
export type HalfTyped = { opens?: string | null; closes?: string | null }

/** A line of the week as the form has it. */
export type WeeklyLine = HalfTyped & { days?: Weekday[] | null }

/** A booking period as the form has it; days of special days have none. */
export type Period = {
  name?: string | null
  weekdays?: Weekday[] | null
  firstSeating?: string | null
  lastSeating?: string | null
}

/** `11:30 AM – 2:00 PM, 5:00 PM – 9:00 PM`; spans that are half typed are left out. */
export function spansText(spans: readonly HalfTyped[] | null | undefined): string {
  return (spans ?? []).flatMap(spanText).join(', ')
}

/** `Monday to Thursday · 11:30 AM – 10:00 PM`; of one that is just being entered, that it is new. */
export function weeklyLineLabel({ days, ...span }: WeeklyLine): string {
  const parts = [daysText(days), ...spanText(span)].filter(Boolean)
  return parts.join(' · ') || t.newLine()
}

/** `Dinner, Monday to Thursday · 5:00 PM – 9:30 PM`. */
export function periodLabel({ name, weekdays, firstSeating, lastSeating }: Period): string {
  const who = [name, daysText(weekdays)].filter(Boolean).join(', ')
  const when = spanText({ opens: firstSeating, closes: lastSeating })
  return [who, ...when].filter(Boolean).join(' · ') || t.newLine()
}

function spanText({ opens, closes }: HalfTyped): string[] {
  if (!opens || !closes || !isClock(opens) || !isClock(closes)) return []
  return [spanLabel({ opens, closes })]
}

function daysText(days: readonly Weekday[] | null | undefined): string {
  return days?.length === 7 ? t.everyDay() : weekdaysText(days ?? [])
}
