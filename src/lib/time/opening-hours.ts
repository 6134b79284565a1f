import { DAY_MINUTES, minutesOf } from './clock.ts'
import { addDays } from './dates.ts'
import * as t from './messages.gen.ts'
import type { LocalDateTime } from './time.ts'
import { timeLabel, weekdayLabel } from './time-labels.ts'
import { WEEKDAYS, type Weekday, weekdayOf } from './weekdays.ts'

/** Local wall times `HH:mm`; a closing time at or before the opening time is on the next day. */
export type OpenSpan = { opens: string; closes: string }

/** The parts of a location's hours that decide whether it is open. */
export type OpenTimes = {
  weekly: Record<Weekday, OpenSpan[]> | null
  holidays: { date: string; spans: OpenSpan[] }[]
  closure: { from: string | null; until: string | null } | null
}

/**
 * Public hours of a location, in its own time zone. Nothing is booked outside of them
 * (spec:locations.hours-bound-bookings).
 */
export type OpeningHours = {
  /**
   * Several spans a day are a break between them; a day without spans is closed. Null where none were entered:
   * then nobody knows of ordinary days.
   */
  weekly: Record<Weekday, OpenSpan[]> | null
  /** Days (`YYYY-MM-DD`) on which `spans` replace the weekly hours; none = closed. */
  holidays: { date: string; name: string | null; spans: OpenSpan[] }[]
  /** First and last closed day; either may be open-ended. */
  closure: { from: string | null; until: string | null; message: string | null } | null
}

/** A moment on a restaurant's wall: its calendar day and the minutes since midnight. */
export type LocalTime = { date: string; minutes: number }

/** Whether a location is open, and when that changes next (within a week), if it does. */
export type OpenState =
  | { open: true; closes: LocalTime }
  | { open: false; opens: LocalTime | null; closure: string | null }

/** `2026-11-21T19:30` as its day and 1170 minutes. */
export function toLocalTime(local: LocalDateTime): LocalTime {
  return { date: local.slice(0, 10), minutes: minutesOf(local.slice(11)) }
}

/** The hours of one calendar day: its closure, its holiday, or its weekday, in order of time. */
export function spansOf(hours: OpenTimes, date: string): OpenSpan[] {
  if (closureOn(hours, date)) return []
  const holiday = hours.holidays.find((one) => one.date === date)
  const spans = holiday?.spans ?? hours.weekly?.[weekdayOf(date)] ?? []
  return [...spans].sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
}

/** Special days from `date` on, the next ones first: at most `most` of them within `days` days. */
export function upcomingHolidays(
  { holidays }: OpeningHours,
  date: string,
  { days, most }: { days: number; most: number },
): OpeningHours['holidays'] {
  const last = addDays(date, days)
  return holidays
    .filter((one) => one.date >= date && one.date <= last)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, most)
}

/** How far around a day its hours are kept, in days: what `openState` looks at, and one more. */
const KEPT_DAYS = { before: 2, after: 9 }

/** Hours without the special days that are further off from a day than anybody asks of it. */
export function hoursAround(hours: OpeningHours, date: string): OpeningHours {
  const [first, last] = [addDays(date, -KEPT_DAYS.before), addDays(date, KEPT_DAYS.after)]
  const holidays = hours.holidays.filter((one) => first <= one.date && one.date <= last)
  return { ...hours, holidays }
}

/** Whether `now` lies in any span of today, or of yesterday past midnight; and what comes next. */
export function openState(hours: OpeningHours, now: LocalTime): OpenState {
  const around = spansAround(hours, now.date)
  const open = around.filter((span) => span.start <= now.minutes && now.minutes < span.end)
  if (open.length > 0)
    return { open: true, closes: localTimeAt(now.date, closing(around, now.minutes)) }
  const next = around.filter((span) => span.start > now.minutes).map((span) => span.start)
  return {
    open: false,
    opens: next.length > 0 ? localTimeAt(now.date, Math.min(...next)) : null,
    closure: closureOn(hours, now.date) ? (hours.closure?.message ?? '') : null,
  }
}

type Minutes = { start: number; end: number }

/** Spans from yesterday to a week ahead, in minutes from midnight of `date`. */
function spansAround(hours: OpeningHours, date: string): Minutes[] {
  return Array.from({ length: 9 }, (_, index) => index - 1).flatMap((day) =>
    spansOf(hours, addDays(date, day)).map(({ opens, closes }) => {
      const start = minutesOf(opens)
      const end = minutesOf(closes)
      const from = day * DAY_MINUTES
      return { start: from + start, end: from + (end <= start ? end + DAY_MINUTES : end) }
    }),
  )
}

/** When the hours that `minute` lies in end, following spans that touch or overlap. */
function closing(spans: Minutes[], minute: number): number {
  let end = minute
  for (let grown = true; grown; ) {
    const further = spans.filter((span) => span.start <= end && span.end > end)
    grown = further.length > 0
    if (grown) end = Math.max(...further.map((span) => span.end))
  }
  return end
}

export function closureOn({ closure }: Pick<OpenTimes, 'closure'>, date: string): boolean {
  if (!closure || (!closure.from && !closure.until)) return false
  return (!closure.from || closure.from <= date) && (!closure.until || date <= closure.until)
}

function localTimeAt(date: string, minutes: number): LocalTime {
  const days = Math.floor(minutes / DAY_MINUTES)
  return { date: addDays(date, days), minutes: minutes - days * DAY_MINUTES }
}

/** A span in words: `5:00 PM – 1:00 AM`. */
export function spanLabel({ opens, closes }: OpenSpan): string {
  return t.span({ from: timeLabel(opens), until: timeLabel(closes) })
}

/** Neighbouring days of the same hours in one line: `Monday – Thursday`, `5:00 PM – 10:00 PM`. */
export type HoursLine = { days: string; times: string }

/** The week from Monday on in as few lines as its hours allow; breaks are commas. */
export function weekLines({ weekly }: Pick<OpeningHours, 'weekly'>): HoursLine[] {
  if (!weekly) return []
  const lines: { first: Weekday; last: Weekday; times: string }[] = []
  const [sunday, ...others] = WEEKDAYS
  for (const day of [...others, sunday]) {
    const times = weekly[day].map(spanLabel).join(', ') || t.closed()
    const line = lines.at(-1)
    if (line?.times === times) line.last = day
    else lines.push({ first: day, last: day, times })
  }
  return lines.map(({ first, last, times }) => ({
    days: daysLabel(first, last),
    times,
  }))
}

function daysLabel(first: Weekday, last: Weekday): string {
  if (first === last) return weekdayLabel(first)
  return t.span({ from: weekdayLabel(first), until: weekdayLabel(last) })
}
