import { DAY_MINUTES, minutesOf } from '#lib/time/clock.ts'
import { type OpenSpan, spanLabel } from '#lib/time/opening-hours.ts'
import { spokenClockLabel, weekdayLabel } from '#lib/time/time-labels.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import * as t from './messages.gen.ts'

/** A span of a day, as parts (0 to 1) of what is drawn. */
export type Bar = { from: number; to: number }

/** A day of the week: its hours in words, and where its bars are. */
export type WeekDay = { day: string; hours: string; bars: Bar[] }

/** Opening hours by day, drawn from the hour before the first opening to the hour after the last closing. */
export type Week = { days: WeekDay[]; hours: { label: string; at: number }[] }

/** Hours between two labels. */
const STEP = 3

/** A week from Monday on. */
export function weekOf(weekly: Record<Weekday, OpenSpan[]>): Week {
  const all = Object.values(weekly).flat().map(minutesOfSpan)
  const first = Math.floor(Math.min(...all.map(({ from }) => from)) / 60)
  const last = Math.ceil(Math.max(...all.map(({ to }) => to)) / 60)
  const at = (minutes: number) => (minutes / 60 - first) / (last - first)
  const [sunday, ...others] = WEEKDAYS
  const days = [...others, sunday].map((day) => ({
    day: weekdayLabel(day),
    hours: weekly[day].map(spanLabel).join(', ') || t.closedDay(),
    bars: weekly[day].map(minutesOfSpan).map(({ from, to }) => ({ from: at(from), to: at(to) })),
  }))
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((hour) => hour % STEP === 0)
    .map((hour) => ({ label: spokenClockLabel(hour * 60), at: at(hour * 60) }))
  return { days, hours }
}

/** Minutes since the day's midnight; what closes after midnight goes on past 1440. */
function minutesOfSpan({ opens, closes }: OpenSpan): Bar {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { from, to: to > from ? to : to + DAY_MINUTES }
}
