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
/** Minutes of a day; may end on the next one. */
type Span = { opening: number; closing: number }

/** Minutes between the last seating and closing time. */
const BEFORE_CLOSING = 75
const QUARTER = 15
/** A period with less time for seatings than this, in minutes, is left to the one before. */
const LEAST_LEFT = 45

/** Periods in minutes of a day: when each ends, and until when it is worth to begin with it. */
const NIGHT = { until: 5 * 60, begunBefore: 3 * 60 }
const BREAKFAST = { until: 11 * 60, begunBefore: 9.5 * 60 }
const LUNCH = { until: 16 * 60, begunBefore: 15 * 60 }
const DINNER = { until: Number.POSITIVE_INFINITY, begunBefore: Number.POSITIVE_INFINITY }

/**
 * The weekly service periods that public opening hours leave room for: breakfast, lunch (brunch at the weekend) and
 * dinner, the last table 75 minutes before closing, all on quarters of an hour. Shorter hours have one seating, those
 * without a quarter of an hour, or that begin after 23:45, none. Hours that overlap count once. Codes are unique on each day.
 */
export function usualPeriods(hours: Hours): UsualPeriod[] {
  const merged = new Map<string, UsualPeriod>()
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = spansOf(hours[WEEKDAYS[weekday % 7] as Weekday] ?? [])
    const seatings = spans.flatMap((span) => seatingsOf(span, weekday > 5))
    for (const one of withUniqueCodes(seatings)) {
      const key = JSON.stringify(one)
      const period = merged.get(key) ?? { ...one, weekdays: [] }
      merged.set(key, { ...period, weekdays: [...period.weekdays, weekday] })
    }
  }
  return [...merged.values()]
}

/** The hours of a day in order, those that overlap or touch as one. */
function spansOf(hours: NonNullable<Hours[Weekday]>): Span[] {
  const merged: Span[] = []
  const spans = hours.map(({ opens, closes }) => {
    const [opening, closing] = [minutesOf(opens), minutesOf(closes)]
    return { opening, closing: closing <= opening ? closing + DAY : closing }
  })
  for (const span of spans.toSorted((one, other) => one.opening - other.opening)) {
    const last = merged.at(-1)
    if (last && span.opening <= last.closing) last.closing = Math.max(last.closing, span.closing)
    else merged.push(span)
  }
  return merged
}

function seatingsOf({ opening, closing }: Span, isWeekend: boolean): Seatings[] {
  let from = Math.ceil(opening / QUARTER) * QUARTER
  if (from >= Math.min(closing, DAY)) return []
  // Hours that are too short have one seating.
  const last = Math.max(from, Math.floor((closing - BEFORE_CLOSING) / QUARTER) * QUARTER)
  const dinner = { code: 'dinner', name: t.dinner() }
  const middle = isWeekend
    ? { code: 'brunch', name: t.brunch() }
    : { code: 'lunch', name: t.lunch() }
  const found: Seatings[] = []
  for (const { code, name, until, begunBefore } of [
    { ...dinner, ...NIGHT },
    { code: 'breakfast', name: t.breakfast(), ...BREAKFAST },
    { ...middle, ...LUNCH },
    { ...dinner, ...DINNER },
  ]) {
    // A morning that goes on after eleven at the weekend is a brunch.
    const isBrunch = code === 'breakfast' && isWeekend && last >= until
    if (from >= begunBefore || isBrunch) continue
    const end = last - until < LEAST_LEFT ? last : until - QUARTER
    found.push({ code, name, firstSeating: clockOf(from % DAY), lastSeating: clockOf(end % DAY) })
    if (end === last) break
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
