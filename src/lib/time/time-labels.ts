/** Times and dates of a restaurant’s wall as people read them, in the current language. */

import { currentLanguage, HOUR_CYCLES } from '../language/current-language.ts'
import { formatDate, formatInstant } from '../language/format.ts'
import { DAY_MINUTES, minutesOf } from './clock.ts'
import { localAtOffsets, type UtcOffsets } from './local-at-offsets.ts'
import * as t from './messages.gen.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** `19:00` as `7:00 PM` (spec:locations.time-format). */
export function timeLabel(time: string): string {
  return clockLabel(minutesOf(time))
}

/** As `timeLabel`, of minutes since a midnight: `1050` as `5:30 PM`. */
export function clockLabel(minutes: number): string {
  return clock(minutes, { hour: 'numeric', minute: '2-digit' })
}

/** As `clockLabel`, as it is spoken: `5 PM`, `5:30 PM`, `midnight`, `noon`. */
export function spokenClockLabel(minutes: number): string {
  const day = minutes % DAY_MINUTES
  if (day === 0) return t.midnight()
  if (day === DAY_MINUTES / 2) return t.noon()
  return day % 60 === 0 ? clock(day, { hour: 'numeric' }) : clockLabel(day)
}

/** `7:04 PM` of an instant (ms) on the restaurant's wall. */
export function clockAtOffsets(instant: number, offsets: UtcOffsets): string {
  return timeLabel(localAtOffsets(instant, offsets).slice(11))
}

/** `2026-11-21` as `Sat, Nov 21`, of a wall time its date; the weekday first, so that typing "sat" finds it. */
export function dateLabel(date: string): string {
  return dayAs(date, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** `2026-11-21` as `Saturday, November 21`, of a wall time its date. */
export function longDateLabel(date: string): string {
  return dayAs(date, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** `2026-11-20` as `Friday, November 20, 2026`, of a wall time its date. */
export function fullDateLabel(date: string): string {
  return dayAs(date, { dateStyle: 'full' })
}

/** `2026-12-24` as `Thu, Dec 24, 2026`. */
export function yearDateLabel(date: string): string {
  return dayAs(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** `2026-11-21` as `11/21/2026` (spec:reservations.summary), though half of Canada reads `12/5` as the twelfth of May. */
export function shortDate(date: string): string {
  return dayAs(date, { year: 'numeric', month: 'numeric', day: 'numeric' })
}

/** `2026-11-16` as `November 16, 2026`. */
export function longDate(date: string): string {
  return dayAs(date, { dateStyle: 'long' })
}

/** `2026-11-20T19:00` as `Fri, Nov 20, 7:00 PM`. */
export function momentLabel(local: string): string {
  return t.moment({ day: dateLabel(local), time: timeLabel(local.slice(11)) })
}

/** `2026-11-20T19:00` as `Fri, Nov 20, 2026, 7:00 PM`. */
export function yearMomentLabel(local: string): string {
  return t.moment({ day: yearDateLabel(local), time: timeLabel(local.slice(11)) })
}

/** `2026-11-20T19:00` as `Friday, November 20, 7:00 PM`. */
export function longMomentLabel(local: string): string {
  return t.moment({ day: longDateLabel(local), time: timeLabel(local.slice(11)) })
}

/** `2026-11` as `November 2026`. */
export function monthLabel(month: string): string {
  return dayAs(`${month}-01`, { month: 'long', year: 'numeric' })
}

/** `friday` as `Friday`. */
export function weekdayLabel(day: Weekday): string {
  // 7 January 2024 was a Sunday.
  const at = Date.UTC(2024, 0, 7 + WEEKDAYS.indexOf(day))
  return formatInstant(currentLanguage(), at, { weekday: 'long' })
}

function dayAs(date: string, options: Intl.DateTimeFormatOptions): string {
  return formatDate(currentLanguage(), date.slice(0, 10), options)
}

/** Some browsers put a narrow space before `PM`, others a common one: what the server wrote stays as it is. */
function clock(minutes: number, options: Intl.DateTimeFormatOptions): string {
  const language = currentLanguage()
  const hourCycle = HOUR_CYCLES[language]
  return formatInstant(language, minutes * 60_000, { ...options, hourCycle }).replace('\u202f', ' ')
}

/** `11-01`, a day of any year, as `Nov 1`. */
export function yearDayLabel(monthDay: string): string {
  return dayAs(`2024-${monthDay}`, { month: 'short', day: 'numeric' })
}

/** `11`, a month of any year, as `November`. */
export function monthName(month: string): string {
  return dayAs(`2024-${month}-01`, { month: 'long' })
}
