import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'
import { mondayOf, type WeekPart } from '#storage/site-counts.ts'

/** The week of a date, and those that it is compared with, each with the same days of the week. */
export type ComparedWeeks = {
  now: WeekPart
  before: WeekPart
  yearBefore: WeekPart
  /** Whether it is the one that is on. */
  isCurrent: boolean
}

/** The week of a date up to today, the week before it, and the one 52 weeks before; of no week to come. */
export function comparedWeeks(date: LocalDate | undefined, today: LocalDate): ComparedWeeks {
  const thisMonday = mondayOf(today)
  const asked = date === undefined ? thisMonday : mondayOf(date)
  const isCurrent = asked >= thisMonday
  const monday = isCurrent ? thisMonday : asked
  const days = isCurrent ? isoWeekdayOf(today) : 7
  const part = (first: LocalDate): WeekPart => ({
    ...{ monday: first, days },
    // `today` is that of the zone that is ahead: a day later the week is over in all of them.
    isOver: addDays(first, 7) < today,
  })
  return {
    now: part(monday),
    before: part(addDays(monday, -7)),
    yearBefore: part(addDays(monday, -364)),
    isCurrent,
  }
}

/** The first and the last day of a part of a week. */
export function spanOf({ monday, days }: WeekPart): { from: LocalDate; to: LocalDate } {
  return { from: monday, to: addDays(monday, days - 1) }
}
