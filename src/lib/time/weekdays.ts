import { isoWeekdayOf } from './dates.ts'

/** Names of the days as content has them, Sunday first as `Date` counts. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Name of the weekday of a `YYYY-MM-DD`. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[isoWeekdayOf(date) % 7] as Weekday
}
