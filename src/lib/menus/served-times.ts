import { Temporal } from 'temporal-polyfill'
import { currentLanguage } from '../language/current-language.ts'
import { minutesOf } from '../time/clock.ts'
import { addDays } from '../time/dates.ts'
import { timeLabel, weekdayLabel } from '../time/time-labels.ts'
import { WEEKDAYS, type Weekday, weekdayOf } from '../time/weekdays.ts'
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
    [timeText(time), daysText(time.days)].filter(Boolean).join(', '),
  )
  return t.served({ times: lines.join('; ') })
}

function timeText({ from, until }: ServedTime): string {
  if (from && until) return t.timeSpan({ from: timeLabel(from), until: timeLabel(until) })
  if (from) return t.fromTime({ from: timeLabel(from) })
  return until ? t.untilTime({ until: timeLabel(until) }) : ''
}

/** Monday first; three and more in a row are `Monday to Friday`. */
function daysText(days: readonly Weekday[]): string {
  if (days.length === 0 || days.length === WEEKDAYS.length) return ''
  const runs: Weekday[][] = []
  const [sunday, ...others] = WEEKDAYS
  let before = false
  for (const day of [...others, sunday]) {
    const has = days.includes(day)
    if (has && before) runs.at(-1)?.push(day)
    else if (has) runs.push([day])
    before = has
  }
  const words = runs.flatMap((run) =>
    run.length > 2
      ? [t.daySpan({ first: named(run[0]), last: named(run.at(-1)) })]
      : run.map(named),
  )
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words)
}

function named(day: Weekday | undefined): string {
  return day ? weekdayLabel(day) : ''
}
