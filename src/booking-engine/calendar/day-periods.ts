import { isoWeekdayOf } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'
import { minutesOfRange } from '../settings/clock-times.ts'
import {
  isOpenAtMinute,
  openingHoursOn,
  type PublicHours,
  type Span,
  weeklyHoursOn,
} from '../settings/opening-hours.ts'
import type { BookingSettings, ServicePeriod } from '../settings/settings.ts'

/** A period of one day: its first and last seating in minutes after the midnight of the day. */
type DayPeriod = { period: ServicePeriod; first: number; last: number }

/** A time of a day at which a period seats parties, in minutes after the midnight of the day. */
export type PeriodTime = { period: ServicePeriod; minute: number }

const QUARTER = 15

/** Periods of a service day: its own if it is a special day, none if it is closed, else the weekly ones. */
export function periodsOn(settings: BookingSettings, date: LocalDate): ServicePeriod[] {
  const closed = settings.closures.some(({ from, to }) => from <= date && date <= to)
  if (closed) return []
  const special = settings.specialDays.find((day) => day.date === date)
  if (special) return special.periods
  const weekday = isoWeekdayOf(date)
  return settings.periods.filter((period) => period.weekdays.includes(weekday))
}

/**
 * The quarters of an hour of a service day at which its periods seat parties, by period: those within the
 * opening hours, and all of a period that is open outside of them. Ignores clock changes.
 */
export function periodTimesOn(settings: BookingSettings, date: LocalDate): PeriodTime[] {
  const { periods, isOpen } = periodBoundsOn(settings, date)
  return periods.flatMap((one) => {
    const minutes = minutesOf(one).filter((minute) => isOpen(one, minute))
    return minutes.map((minute) => ({ period: one.period, minute }))
  })
}

/** Whether `periodTimesOn` returns any time; cheaper, as it stops at the first. */
export function hasPeriodTimes(settings: BookingSettings, date: LocalDate): boolean {
  const { periods, isOpen } = periodBoundsOn(settings, date)
  return periods.some((one) => {
    for (let minute = one.first; minute <= one.last; minute += QUARTER) {
      if (isOpen(one, minute)) return true
    }
    return false
  })
}

type Bounds = { periods: DayPeriod[]; isOpen: (period: DayPeriod, minute: number) => boolean }

/** The periods of a service day, and which of their times are within the opening hours. */
function periodBoundsOn(settings: BookingSettings, date: LocalDate): Bounds {
  const periods = periodsOn(settings, date).map(dayPeriod)
  // Snapshots from before opening hours were stored have none.
  const hours = settings.openingHours ?? null
  if (!hours || periods.length === 0) return { periods, isOpen: () => true }
  const ownDay = settings.specialDays.some((day) => day.date === date)
  const within = isOpenAtMinute(hours, date)
  return {
    periods: ownDay ? periods : fitToSpecialHours(periods, hours, date),
    isOpen: ({ period }, minute) => period.outsideHours || within(minute),
  }
}

/**
 * Fits the weekly periods to a date with hours of its own: none if it is closed; else the first seating keeps
 * its distance from the opening time, and the last one its distance from the closing time.
 */
function fitToSpecialHours(periods: DayPeriod[], hours: PublicHours, date: LocalDate): DayPeriod[] {
  const { special, spans } = openingHoursOn(hours, date)
  if (!special || !spans) return periods
  if (spans.length === 0) return []
  const usual = weeklyHoursOn(hours, date) ?? []
  const within = periods.filter(({ period }) => !period.outsideHours)
  if (usual.length === 0 || within.length === 0) return periods
  const [earliest, latest] = [firstOf(within), lastOf(within)]
  const sinceOpening = Math.max(0, earliest.first - opening(usual))
  const toClosing = Math.max(0, closing(usual) - latest.last)
  const from = Math.ceil((opening(spans) + sinceOpening) / QUARTER) * QUARTER
  const to = Math.floor((closing(spans) - toClosing) / QUARTER) * QUARTER
  return periods.flatMap((one) => {
    if (one.period.outsideHours) return [one]
    const first = one === earliest ? from : Math.max(one.first, from)
    const last = one === latest ? to : Math.min(one.last, to)
    return first <= last ? [{ ...one, first, last }] : []
  })
}

function dayPeriod(period: ServicePeriod): DayPeriod {
  const [first, last] = minutesOfRange(period.firstSeating, period.lastSeating)
  return { period, first, last }
}

function minutesOf({ first, last }: DayPeriod): number[] {
  const count = Math.floor((last - first) / QUARTER) + 1
  return Array.from({ length: count }, (_, n) => first + n * QUARTER)
}

function firstOf(periods: DayPeriod[]): DayPeriod {
  return periods.reduce((a, b) => (b.first < a.first ? b : a))
}

function lastOf(periods: DayPeriod[]): DayPeriod {
  return periods.reduce((a, b) => (b.last > a.last ? b : a))
}

function opening(spans: Span[]): number {
  return Math.min(...spans.map(({ from }) => from))
}

function closing(spans: Span[]): number {
  return Math.max(...spans.map(({ end }) => end))
}
