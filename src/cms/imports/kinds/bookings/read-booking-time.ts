import { readClock } from '#lib/import-files/read-clock.ts'
import { type DayOrder, readDay, readMoment } from '#lib/import-files/read-day.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOf, startOfDay } from '#lib/time/time.ts'

/** An hour without am or pm that could be the morning's or the evening's: `2026-12-04 7:30`. */
const UNMARKED = /(?:[\s,]|\dt)[1-9](?:[:h.]\d{2}){1,2}$/i

/** Why no time can be read from two cells; `ambiguous_clock`: it can be one of the morning or of the evening · `has_zone`: it is of another clock. */
type TimeCode = 'no_day' | 'no_clock' | 'ambiguous_clock' | 'has_zone'

/**
 * When a party comes, as `YYYY-MM-DDTHH:mm` of the restaurant's clock: day and time in two cells, or both in the first one.
 * `is24Hours`: the file writes times by a clock of 24 hours.
 */
export function readBookingTime(
  { date, time }: { date: string; time: string },
  order: DayOrder,
  is24Hours: boolean,
): Result<string, TimeCode> {
  const day = readDay(date, order)
  if (!day.ok) return refuse('no_day')
  const moment = readMoment(date, order)
  if (!moment.ok && moment.code === 'has_zone') return refuse('has_zone')
  if (time !== '') {
    const clock = readClock(time, is24Hours)
    return clock.ok ? ok(`${day.value}T${clock.value}`) : clock
  }
  if (!is24Hours && UNMARKED.test(date.trim())) return refuse('ambiguous_clock')
  return moment.ok ? ok(moment.value) : refuse('no_clock')
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
