import { Temporal } from 'temporal-polyfill'
import { minutesOf } from '../time/clock.ts'
import { addDays } from '../time/dates.ts'
import { timeLabel } from '../time/time-labels.ts'
import { type Weekday, weekdayOf } from '../time/weekdays.ts'
import { weekdaysText } from '../time/weekdays-text.ts'
import * as t from './messages.gen.ts'

/**
 * When a part of a menu is served, on the restaurant's wall. No days = every day. Times are `HH:mm`; no
 * `from` or no `until` = from the beginning or to the end of the day, which ends at four in the morning;
 * an `until` at or before `from` is on the next day.
 */
export type ServedTime = { days: Weekday[]; from: string | null; until: string | null }

/** Time at which a service day begins and ends where hours do not define it. */
const DAY_BOUNDARY = '04:00'

/** Whether something is served at an instant, and the next instant (ms) at which that may change. */
export type ServiceState = { served: boolean; changes: number }

/** Whether `times` limit anything: no lines, or a line without days and times, mean always. */
export function isLimited(times: readonly ServedTime[]): boolean {
  return times.length > 0 && !times.some(isAlways)
}

function isAlways({ days, from, until }: ServedTime): boolean {
  return (days.length === 0 || days.length === 7) && !from && !until
}

/**
 * State of `times` at `instant` (ms) in an IANA zone. A local time that the clocks skip is shifted forward;
 * of a repeated one the first is meant.
 */
export function serviceAt(
  times: readonly ServedTime[],
  instant: number,
  timeZone: string,
): ServiceState {
  if (!isLimited(times)) return { served: true, changes: Number.POSITIVE_INFINITY }
  const spans = times.flatMap((time) => spansAround(time, instant, timeZone))
  const edges = spans.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > instant)
  return {
    served: spans.some(({ start, end }) => start <= instant && instant < end),
    changes: Math.min(...edges),
  }
}

/** The spans of a line from the day before `instant` to a week after it, in ms. */
function spansAround({ days, from, until }: ServedTime, instant: number, timeZone: string) {
  const now = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const opens = from ?? DAY_BOUNDARY
  const closes = until ?? DAY_BOUNDARY
  return Array.from({ length: 9 }, (_, index) => addDays(now.toPlainDate().toString(), index - 1))
    .filter((date) => days.length === 0 || days.includes(weekdayOf(date)))
    .map((date) => ({
      start: instantAt(date, opens, timeZone),
      end: instantAt(
        minutesOf(closes) > minutesOf(opens) ? date : addDays(date, 1),
        closes,
        timeZone,
      ),
    }))
}

function instantAt(date: string, clock: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(timeZone).epochMilliseconds
}

/** `Served 10:00 AM to 2:00 PM, Saturday and Sunday`; nothing where it is always served. */
export function servedLabel(times: readonly ServedTime[]): string | null {
  if (!isLimited(times)) return null
  const lines = times.map((time) =>
    [timeText(time), weekdaysText(time.days)].filter(Boolean).join(', '),
  )
  return t.served({ times: lines.join('; ') })
}

function timeText({ from, until }: ServedTime): string {
  if (from && until) return t.timeSpan({ from: timeLabel(from), until: timeLabel(until) })
  if (from) return t.fromTime({ from: timeLabel(from) })
  return until ? t.untilTime({ until: timeLabel(until) }) : ''
}
