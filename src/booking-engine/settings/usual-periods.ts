import { DAY_MINUTES as DAY, minutesOf } from '#lib/time/clock.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import { clockOf } from './clock-times.ts'
import * as t from './messages.gen.ts'
import type { BookingSettings } from './settings.ts'

type Period = BookingSettings['periods'][number]
type Seatings = Pick<Period, 'code' | 'name' | 'firstSeating' | 'lastSeating'>
/** A period as the settings take it: what is missing has its default. */
export type UsualPeriod = Seatings & Pick<Period, 'weekdays'>
/** By day of the week; one that is missing is closed. */
type Hours = { [Day in Weekday]?: readonly { opens: string; closes: string }[] }
type Span = NonNullable<Hours[Weekday]>[number]

/** Minutes between the last seating and closing time. */
const BEFORE_CLOSING = 75
const QUARTER = 15

/** The periods of a day in minutes of it: when each ends, and until when it is worth to begin with it. */
const BREAKFAST = { until: 11 * 60, begunBefore: 9.5 * 60 }
const LUNCH = { until: 16 * 60, begunBefore: 15 * 60 }
const DINNER = { until: Number.POSITIVE_INFINITY, begunBefore: Number.POSITIVE_INFINITY }

/**
 * The weekly service periods that public opening hours leave room for: breakfast, lunch (brunch at the weekend) and
 * dinner, the last table 75 minutes before closing, all on quarters of an hour. Codes are unique on each day.
 */
export function usualPeriods(hours: Hours): UsualPeriod[] {
  const merged = new Map<string, UsualPeriod>()
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = hours[WEEKDAYS[weekday % 7] as Weekday] ?? []
    const seatings = spans.flatMap((span) => seatingsOf(span, weekday > 5))
    for (const one of withUniqueCodes(seatings)) {
      const key = JSON.stringify(one)
      const period = merged.get(key) ?? { ...one, weekdays: [] }
      merged.set(key, { ...period, weekdays: [...period.weekdays, weekday] })
    }
  }
  return [...merged.values()]
}

function seatingsOf({ opens, closes }: Span, isWeekend: boolean): Seatings[] {
  const opening = minutesOf(opens)
  const closing = minutesOf(closes) <= opening ? minutesOf(closes) + DAY : minutesOf(closes)
  let from = Math.ceil(opening / QUARTER) * QUARTER
  if (from >= Math.min(closing, DAY)) return []
  // Hours that are too short have one seating.
  const last = Math.max(from, Math.floor((closing - BEFORE_CLOSING) / QUARTER) * QUARTER)
  const found: Seatings[] = []
  const middle = isWeekend
    ? { code: 'brunch', name: t.brunch() }
    : { code: 'lunch', name: t.lunch() }
  for (const { code, name, until, begunBefore } of [
    { code: 'breakfast', name: t.breakfast(), ...BREAKFAST },
    { ...middle, ...LUNCH },
    { code: 'dinner', name: t.dinner(), ...DINNER },
  ]) {
    // A morning that goes on after eleven at the weekend is a brunch.
    const isBrunch = code === 'breakfast' && isWeekend && last >= until
    if (from >= begunBefore || from > last || isBrunch) continue
    const end = Math.min(last, until - QUARTER)
    found.push({ code, name, firstSeating: clockOf(from % DAY), lastSeating: clockOf(end % DAY) })
    from = until
  }
  return found
}

function withUniqueCodes(all: readonly Seatings[]): Seatings[] {
  return all.map((one, index) => {
    const number = all.slice(0, index + 1).filter(({ code }) => code === one.code).length
    return number === 1 ? one : { ...one, code: `${one.code}-${number}` }
  })
}
