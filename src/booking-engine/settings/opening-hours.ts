import { z } from 'zod'
import { CLOCK, minutesOf } from '#lib/time/clock.ts'
import { addDays } from '#lib/time/dates.ts'
import { closureOn } from '#lib/time/opening-hours.ts'
import type { LocalDate } from '#lib/time/time.ts'
import { WEEKDAYS, weekdayOf } from '#lib/time/weekdays.ts'
import { date } from './field-schemas.ts'
import * as t from './messages.gen.ts'

const clock = z.string().regex(CLOCK, { error: () => t.mustBeTime({ example: '17:30' }) })
const spans = z.array(z.object({ opens: clock, closes: clock }))

/**
 * The public opening hours of a location (spec:locations.hours-bound-bookings), in its zone. A
 * closing time at or before the opening time is on the next day.
 */
export const openingHours = z.object({
  /** By day of the week; null = no weekly hours are published, and on ordinary days only the periods count. */
  weekly: z.record(z.enum(WEEKDAYS), spans).nullable(),
  /** Days on which other hours count; no spans = closed. */
  holidays: z.array(z.object({ date, spans })),
  /** First and last closed day; either may be open-ended. */
  closure: z.object({ from: date.nullable(), until: date.nullable() }).nullable(),
})

export type PublicHours = z.infer<typeof openingHours>

/** Minutes after the midnight of a day, from inclusive to `end` exclusive; may end on the next day. */
export type Span = { from: number; end: number }

/** The hours of a date; `special` if it has its own. Null spans = only the booking periods count. */
export type DayHours = { special: boolean; spans: Span[] | null }

const DAY = 24 * 60

/** The hours of a date; hours past midnight belong to the date on which they began. */
export function openingHoursOn(hours: PublicHours, date: LocalDate): DayHours {
  if (closureOn(hours, date)) return { special: true, spans: [] }
  const holiday = hours.holidays.find((one) => one.date === date)
  if (holiday) return { special: true, spans: holiday.spans.map(toSpan) }
  return { special: false, spans: weeklyHoursOn(hours, date) }
}

/** The date's hours in an ordinary week; null = no weekly hours are published. */
export function weeklyHoursOn({ weekly }: PublicHours, date: LocalDate): Span[] | null {
  return weekly?.[weekdayOf(date)].map(toSpan) ?? null
}

/**
 * Returns a function that tells whether the location is open a number of minutes after a service day's
 * midnight: within that day's hours, the evening before's or, past midnight, the next day's.
 */
export function isOpenAtMinute(hours: PublicHours, date: LocalDate): (minute: number) => boolean {
  const own = openingHoursOn(hours, date).spans
  if (own === null) return () => true
  let near: Span[] | undefined
  return (minute) => {
    if (covers(own, minute)) return true
    near ??= [...shifted(hours, date, -1), ...shifted(hours, date, 1)]
    return covers(near, minute)
  }
}

/** The hours of a date `days` away, in minutes after the midnight of this one. */
function shifted(hours: PublicHours, date: LocalDate, days: number): Span[] {
  const spans = openingHoursOn(hours, addDays(date, days)).spans ?? []
  return spans.map(({ from, end }) => ({ from: from + days * DAY, end: end + days * DAY }))
}

function covers(spans: Span[], minute: number): boolean {
  return spans.some(({ from, end }) => from <= minute && minute < end)
}

function toSpan({ opens, closes }: { opens: string; closes: string }): Span {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { from, end: to <= from ? to + DAY : to }
}
