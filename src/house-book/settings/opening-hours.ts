import { z } from 'zod'
import { addDays, closureOn, minutesOf, WEEKDAYS, weekdayOf } from '#lib/opening-hours.ts'
import type { LocalDate } from '#lib/time.ts'
import { date } from './field-schemas.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 17:30')
const spans = z.array(z.object({ opens: clock, closes: clock }))

/**
 * The public hours of a location (D-100), in its zone. A closing time at or before the opening time is on
 * the next day.
 */
export const openingHours = z.object({
  /** By day of the week; null = no weekly hours are public, and on ordinary days the periods alone count. */
  weekly: z.record(z.enum(WEEKDAYS), spans).nullable(),
  /** Days on which other hours count; no spans = closed. */
  holidays: z.array(z.object({ date, spans })),
  /** First and last closed day; either may be open-ended. */
  closure: z.object({ from: date.nullable(), until: date.nullable() }).nullable(),
})

export type PublicHours = z.infer<typeof openingHours>

/** From its first minute up to its end, in minutes after the midnight of a day; may end on the next day. */
export type Span = { from: number; end: number }

/** The hours of a date: its own where it is a special day. Null spans = the periods alone count. */
export type DayHours = { special: boolean; spans: Span[] | null }

const DAY = 24 * 60

/** The hours of a date; those past midnight belong to it. */
export function openingHoursOn(hours: PublicHours, date: LocalDate): DayHours {
  if (closureOn(hours, date)) return { special: true, spans: [] }
  const holiday = hours.holidays.find((one) => one.date === date)
  if (holiday) return { special: true, spans: holiday.spans.map(toSpan) }
  return { special: false, spans: weeklyHoursOn(hours, date) }
}

/** The hours that a date has in an ordinary week; null = no weekly hours are public. */
export function weeklyHoursOn({ weekly }: PublicHours, date: LocalDate): Span[] | null {
  return weekly?.[weekdayOf(date)].map(toSpan) ?? null
}

/**
 * Asks of a service day whether it is open so many minutes after its midnight: within hours of its own, of
 * the evening before, or, past its own midnight, of the day after.
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

/** The hours of a date some days away, in minutes after the midnight of this one. */
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
