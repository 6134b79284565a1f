/**
 * The restaurant's calendar in the browser: strings, and nothing of the browser's own zone data.
 * A date is `YYYY-MM-DD`, a time `HH:mm`, a slot `YYYY-MM-DDTHH:mm`, all on the restaurant's wall.
 */

import { addDays } from '#lib/time/dates.ts'
import { localSecondAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import type { OpenTimes } from '#lib/time/opening-hours.ts'
import { dateLabel, momentLabel, monthLabel, timeLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import { isWithinHours } from './within-hours.ts'

/** What a guest asks for before the search; null is "not chosen yet". */
export type Choice = { people: number | null; date: string | null; time: string | null }

/**
 * What the calendar needs to know of a restaurant; dates and the last time of each day are inclusive. Null
 * `hours`: nobody knows when it is open.
 */
export type Calendar = {
  utcOffsets: UtcOffsets
  lastDate: string
  lastTime: string
  closedDates: readonly string[]
  hours: OpenTimes | null
}

/** The clock on the restaurant's wall: `time` is `HH:mm:ss`. */
export type LocalClock = { date: string; time: string }

export type Option = { value: string; label: string; disabled: boolean }

export const PEOPLE = Array.from({ length: 20 }, (_, index) => index + 1)
export const DEFAULT_PEOPLE = 2
export const DEFAULT_TIME_INDEX = 76

const two = (n: number) => String(n).padStart(2, '0')

/** The 96 times of a day, every 15 minutes from midnight (spec:reservations.times-list). */
export const TIMES = Array.from(
  { length: 96 },
  (_, index) => `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`,
)
export const DEFAULT_TIME = TIMES[DEFAULT_TIME_INDEX] as string

/** What the restaurant's clock shows at `now` (ms since the epoch, by the server). */
export function localClock(now: number, offsets: UtcOffsets): LocalClock {
  const [date = '', time = ''] = localSecondAtOffsets(now, offsets).split('T')
  return { date, time }
}

/** A slot as `7:00 PM`; with its date, `Fri, Nov 20, 10:00 PM`, when that is not the asked one. */
export function slotLabel(slot: string, asked: string | null): string {
  return slot.slice(0, 10) === asked ? timeLabel(slot.slice(11)) : momentLabel(slot)
}

/** The wire's `{year, month, day}` with month 1–12 (spec:api.lock). */
export function dateParts(date: string): { year: number; month: number; day: number } {
  const [year, month, day] = parts(date)
  return { year, month, day }
}

/** The times of a day that the restaurant's provider can be asked for. */
export function timesOf({ lastTime }: Calendar): string[] {
  return TIMES.filter((time) => time <= lastTime)
}

/** The times of `date`; those earlier than now are disabled when it is today (spec:reservations.times-list). */
export function timeOptions(calendar: Calendar, date: string | null, wall: LocalClock): Option[] {
  return timesOf(calendar).map((time) => ({
    value: time,
    label: timeLabel(time),
    disabled: date !== null && isPast(date, time, wall),
  }))
}

/** The bookable days from today to the horizon; a closed day says so and cannot be chosen. */
export function dateOptions(calendar: Calendar, wall: LocalClock): Option[] {
  const closed = new Set(calendar.closedDates)
  const options: Option[] = []
  for (let date = wall.date; date <= calendar.lastDate; date = addDays(date, 1)) {
    const disabled = closed.has(date)
    const day = dayName(date, wall.date)
    options.push({ value: date, label: disabled ? t.closedDay({ day }) : day, disabled })
  }
  return options
}

/** Days by month, for the groups of a long list: `November 2026` and its days. */
export function byMonth(options: Option[]): { month: string; options: Option[] }[] {
  const months = Map.groupBy(options, (option) => option.value.slice(0, 7))
  return [...months].map(([month, days]) => ({
    month: monthLabel(month),
    options: days,
  }))
}

/** Whether a guest may still ask for this date and time. */
export function isOpen(date: string, time: string, calendar: Calendar, wall: LocalClock): boolean {
  const { lastDate, lastTime, closedDates } = calendar
  const inReach = date <= lastDate && time <= lastTime && !closedDates.includes(date)
  return inReach && !isPast(date, time, wall)
}

/**
 * The same choice while it can be asked for, else the next possible time of its day, else the defaults'
 * date and time; what is not chosen yet stays open.
 */
export function clampChoice(choice: Choice, calendar: Calendar, wall: LocalClock): Choice {
  const { date, time } = choice
  if (date === null) return choice
  if (time !== null && isOpen(date, time, calendar, wall)) return choice
  const later = possibleTimes(date, calendar, wall).find((next) => next >= (time ?? ''))
  if (later) return time === null ? choice : { ...choice, time: later }
  return { ...defaultChoice(calendar, wall), people: choice.people }
}

/**
 * 2 people, today, 7:00 PM (spec:reservations.defaults); where that is past or the restaurant is not open then,
 * the next time tonight at which it is; after the last one, 7:00 PM of the next open day or the hour of it that
 * is nearest (spec:reservations.default-time-later, decision 73).
 */
export function defaultChoice(calendar: Calendar, wall: LocalClock): Choice {
  for (let date = wall.date; date <= calendar.lastDate; date = addDays(date, 1)) {
    const possible = possibleTimes(date, calendar, wall)
    const tonight = date === wall.date && possible.find((time) => time >= DEFAULT_TIME)
    const time = tonight || nearestHour(possible)
    if (time) return { people: DEFAULT_PEOPLE, date, time }
  }
  return { people: DEFAULT_PEOPLE, date: null, time: DEFAULT_TIME }
}

/** The times of a day that can be asked for and at which the restaurant is open. */
function possibleTimes(date: string, calendar: Calendar, wall: LocalClock): string[] {
  return TIMES.filter(
    (time) => isOpen(date, time, calendar, wall) && isWithinHours(calendar.hours, date, time),
  )
}

/** The full hour nearest to 7:00 PM, the earlier of two; without any, the nearest of all times. */
function nearestHour(times: string[]): string | undefined {
  const distance = (time: string) => Math.abs(TIMES.indexOf(time) - DEFAULT_TIME_INDEX)
  const hours = times.filter((time) => time.endsWith(':00'))
  return (hours.length > 0 ? hours : times).toSorted((a, b) => distance(a) - distance(b))[0]
}

function dayName(date: string, today: string): string {
  if (date === today) return t.today()
  return date === addDays(today, 1) ? t.tomorrow() : dateLabel(date)
}

function isPast(date: string, time: string, wall: LocalClock): boolean {
  return date < wall.date || (date === wall.date && `${time}:00` < wall.time)
}

function parts(date: string): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}
