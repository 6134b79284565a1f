import { addDays, instantOf, localOf, SLOT, weekdayOf } from '#lib/time.ts'
import type { Plan } from './plan.ts'
import type { BookingSettings, ServicePeriod } from './settings.ts'
import type { LocalDate, LocalDateTime } from './types.ts'

/** A quarter of an hour at which parties may be seated. */
export type Start = {
  time: LocalDateTime
  /** Slot number: instant / 15 minutes. */
  slot: number
  period: string
  /** Covers that may start in it; null = only the tables limit. */
  covers: number | null
}

/** One service day of a location: what starts on it, and the slots [first, first + length) it may use. */
export type ServiceDay = { date: LocalDate; starts: Start[]; first: number; length: number }

/**
 * The seatings of a service day in order. A period may run past midnight; an hour that the clocks
 * skip offers nothing, an hour that comes twice is offered once.
 */
export function serviceDayOf(plan: Plan, date: LocalDate): ServiceDay {
  const { settings } = plan
  const starts = periodsOn(settings, date).flatMap((period) => startsOf(settings, period, date))
  starts.sort((a, b) => a.slot - b.slot)
  const first = starts[0]?.slot ?? 0
  const last = starts.at(-1)?.slot ?? 0
  const length = starts.length === 0 ? 0 : last - first + plan.longestTurn
  return { date, starts, first, length }
}

/** Periods of a service day: its own if it is a special day, none if it is closed, else the week's. */
export function periodsOn(settings: BookingSettings, date: LocalDate): ServicePeriod[] {
  const closed = settings.closures.some(({ from, to }) => from <= date && date <= to)
  if (closed) return []
  const special = settings.specialDays.find((day) => day.date === date)
  if (special) return special.periods
  const weekday = weekdayOf(date)
  return settings.periods.filter((period) => period.weekdays.includes(weekday))
}

/** Today's date at the restaurant. */
export function todayAt({ timeZone }: BookingSettings, now: number): LocalDate {
  return localOf(now, timeZone).slice(0, 10)
}

/** Service days without any seating from today to the horizon. */
export function closedDaysOf(settings: BookingSettings, now: number): LocalDate[] {
  const today = todayAt(settings, now)
  const days = Array.from({ length: settings.horizonDays + 1 }, (_, i) => addDays(today, i))
  return days.filter((date) => periodsOn(settings, date).length === 0)
}

/** Covers that a period of a day can take in all: by its pacing or by its seats, whichever is less. */
export function coversOf(plan: Plan, day: ServiceDay, period: string): number {
  const { settings } = plan
  const starts = day.starts.filter((start) => start.period === period)
  const paced = starts.reduce((sum, start) => sum + (start.covers ?? Number.POSITIVE_INFINITY), 0)
  const shortest = Math.min(...settings.turnTimes.map((turn) => turn.minutes)) / 15
  const seats = settings.tables.reduce((sum, table) => sum + table.maxParty, 0)
  return Math.min(paced, seats * Math.max(1, Math.ceil(starts.length / shortest)))
}

function startsOf(settings: BookingSettings, period: ServicePeriod, date: LocalDate): Start[] {
  const from = minutesOf(period.firstSeating)
  const until = minutesOf(period.lastSeating)
  const to = until < from ? until + 24 * 60 : until
  const covers = period.coversPerSlot ?? settings.coversPerSlot
  const starts: Start[] = []
  for (let minute = from; minute <= to; minute += 15) {
    const day = minute < 24 * 60 ? date : addDays(date, 1)
    const time = `${day}T${clockOf(minute % (24 * 60))}`
    const instant = instantOf(time, settings.timeZone)
    if (instant === null) continue
    starts.push({ time, slot: Math.floor(instant / SLOT), period: period.code, covers })
  }
  return starts
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
