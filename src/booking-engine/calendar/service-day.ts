import { LRUCache } from 'lru-cache'
import { addDays } from '#lib/time/dates.ts'
import {
  instantOf,
  type LocalDate,
  type LocalDateTime,
  localOf,
  SLOT_MS,
  startOfDay,
} from '#lib/time/time.ts'
import { localTimeAt } from '../settings/clock-times.ts'
import { pacingOf, rulesOn, stopsIn } from '../settings/day-rules.ts'
import type { ExperienceSettings } from '../settings/experience-settings.ts'
import { experiencesOn } from '../settings/experiences.ts'
import { undrawnOn } from '../settings/floor-layouts.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { hasPeriodTimes, periodTimesOn } from './day-periods.ts'

/** A quarter of an hour at which parties may be seated. */
export type SeatingTime = {
  time: LocalDateTime
  /** Slot number: instant / 15 minutes. */
  slot: number
  period: string
  /** Covers that may start at this time; null = limited by tables only. */
  covers: number | null
  /** The experiences served then. */
  experiences: ExperienceSettings[]
  /** Codes of the areas in which nothing is booked online then; `all` = nothing is booked online. */
  stopped: 'all' | string[]
  /** Codes of the tables that the layout of the day does not draw: they are not booked online. */
  undrawn: string[]
}

/**
 * One service day of a location: its seating times, and the slots [firstSlot, firstSlot + slotCount) that they
 * may use. `midnightSlot` is the slot of units that belong to the whole day: its midnight, whatever the opening
 * hours.
 */
export type ServiceDay = {
  date: LocalDate
  seatingTimes: SeatingTime[]
  /** The slot of the first seating; 0 on a day without any. */
  firstSeatingSlot: number
  firstSlot: number
  slotCount: number
  midnightSlot: number
}

/**
 * The seating times of a service day in order, within the opening hours (spec:locations.hours-bound-bookings).
 * A period may run past midnight; an hour that the clocks skip offers nothing, an hour that comes twice is
 * offered once.
 */
export function serviceDayOf(plan: FloorPlan, date: LocalDate): ServiceDay {
  const { settings } = plan
  const starts = startsOn(settings, date)
  const whole = midnightOf(date, settings.timeZone)
  // Whole-day seats are units at midnight; they may have been sold before the seats became per seating.
  const served = starts.some(({ experiences }) => experiences.length > 0)
  const opens = starts[0]?.slot ?? 0
  const first = served ? whole : opens
  const last = starts.at(-1)?.slot ?? 0
  const length = starts.length === 0 ? 0 : last - first + plan.longestTurn
  return {
    date,
    seatingTimes: starts,
    firstSeatingSlot: opens,
    firstSlot: first,
    slotCount: length,
    midnightSlot: whole,
  }
}

/**
 * The period to which parties belong that sit down in a slot: between periods the one before, before the first seating
 * the first; null on a day without seatings.
 */
export function periodAt({ seatingTimes }: ServiceDay, slot: number): string | null {
  const seating = seatingTimes.findLast((one) => one.slot <= slot) ?? seatingTimes[0]
  return seating?.period ?? null
}

/** Instants of wall times: those of a group's restaurants are the same few, whose arithmetic takes long. */
const instants = new LRUCache<string, { at: number | null }>({ max: 10_000 })

function knownInstantOf(local: LocalDateTime, zone: string): number | null {
  const key = `${local} ${zone}`
  const known = instants.get(key) ?? { at: instantOf(local, zone) }
  instants.set(key, known)
  return known.at
}

/** The slot in which a date begins. */
function midnightOf(date: LocalDate, zone: string): number {
  return Math.floor(startOfDay(date, zone) / SLOT_MS)
}

/** Today's date at the restaurant. */
export function todayAt({ timeZone }: BookingSettings, now: number): LocalDate {
  return localOf(now, timeZone).slice(0, 10)
}

/** Service days without any seating from today to the booking horizon. */
export function closedDaysOf(settings: BookingSettings, now: number): LocalDate[] {
  const today = todayAt(settings, now)
  const days = Array.from({ length: settings.horizonDays + 1 }, (_, i) => addDays(today, i))
  return days.filter((date) => !hasPeriodTimes(settings, date))
}

/** Covers that a period of a day can take in total: limited by pacing or by seats, whichever is less. */
export function coversOfPeriod(plan: FloorPlan, day: ServiceDay, period: string): number {
  const { settings } = plan
  const starts = day.seatingTimes.filter((start) => start.period === period)
  const paced = starts.reduce((sum, start) => sum + (start.covers ?? Number.POSITIVE_INFINITY), 0)
  const shortest = Math.min(...settings.turnTimes.map((turn) => turn.minutes)) / 15
  const seats = settings.tables.reduce((sum, table) => sum + table.maxParty, 0)
  return Math.min(paced, seats * Math.max(1, Math.ceil(starts.length / shortest)))
}

/** Sorted by time; where two periods share a time, it belongs to the earlier period. */
function startsOn(settings: BookingSettings, date: LocalDate): SeatingTime[] {
  const served = experiencesOn(settings, date)
  const rules = rulesOn(settings, date)
  const undrawn = undrawnOn(settings, date)
  const pacing = pacingOf(rules)
  const starts = periodTimesOn(settings, date).flatMap(({ period, minute }) => {
    const time = localTimeAt(date, minute)
    const instant = knownInstantOf(time, settings.timeZone)
    if (instant === null) return []
    const experiences = served.flatMap(({ experience, times }) =>
      times.has(time) ? [experience] : [],
    )
    const covers = pacing ?? period.coversPerSlot ?? settings.coversPerSlot
    const slot = Math.floor(instant / SLOT_MS)
    const stopped = stopsIn(rules, period.code)
    return [{ time, slot, period: period.code, covers, experiences, stopped, undrawn }]
  })
  starts.sort((a, b) => a.slot - b.slot)
  return starts.filter(({ slot }, index) => slot !== starts[index - 1]?.slot)
}
