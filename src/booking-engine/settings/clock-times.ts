import { addDays } from '#lib/time/dates.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'

const DAY = 24 * 60

/**
 * Minutes after midnight of a service day from `first` to `last` in steps; a `last` before `first` is after
 * midnight.
 */
export function minutesBetween(first: string, last: string, step: number): number[] {
  const [from, to] = minutesOfRange(first, last)
  const minutes: number[] = []
  for (let minute = from; minute <= to; minute += step) minutes.push(minute)
  return minutes
}

/** Two clock times of a service day in minutes after its midnight; an earlier second one is after midnight. */
export function minutesOfRange(first: string, last: string): [number, number] {
  const [from, until] = [minutesOf(first), minutesOf(last)]
  return [from, until < from ? until + DAY : until]
}

/** The local time `minute` minutes after the midnight of a service day, ignoring clock changes. */
export function localTimeAt(date: LocalDate, minute: number): LocalDateTime {
  const day = minute < DAY ? date : addDays(date, 1)
  return `${day}T${clockOf(minute % DAY)}`
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** The clock time so many minutes after midnight, less than a day. */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
