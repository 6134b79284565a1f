import { readClock } from '#lib/import-files/read-clock.ts'
import { type DayOrder, readDay, readMoment } from '#lib/import-files/read-day.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOf, startOfDay } from '#lib/time/time.ts'

/** An hour without am or pm that could be the morning's or the evening's: `2026-12-04 7:30`. */
const UNMARKED = /(?:[\s,]|\dt)[1-9](?:[:h.]\d{2}){1,2}$/i

/**
 * When a party comes, as `YYYY-MM-DDTHH:mm` of the restaurant's clock: day and time in two cells, or both in the first one. Refused is
 * also an hour without am or pm that can be meant in two ways.
 */
export function readBookingTime(
  { date, time }: { date: string; time: string },
  order: DayOrder,
): Result<string, 'no_day' | 'no_clock'> {
  const day = readDay(date, order)
  if (!day.ok) return refuse('no_day')
  if (time !== '') {
    const clock = readClock(time)
    return clock.ok ? ok(`${day.value}T${clock.value}`) : refuse('no_clock')
  }
  const moment = UNMARKED.test(date.trim()) ? null : readMoment(date, order)
  return moment?.ok ? ok(moment.value) : refuse('no_clock')
}

/** The instant (ms) of a day, with or without a time, in a time zone, or of a moment that says its own zone. */
export function readInstant(
  text: string,
  order: DayOrder,
  timeZone: string,
): Result<number, 'no_day'> {
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) {
    const instant = Date.parse(text)
    return Number.isNaN(instant) ? refuse('no_day') : ok(instant)
  }
  const moment = readMoment(text, order)
  const instant = moment.ok ? instantOf(moment.value, timeZone) : null
  if (instant !== null) return ok(instant)
  const day = readDay(text, order)
  return day.ok ? ok(startOfDay(day.value, timeZone)) : refuse('no_day')
}
