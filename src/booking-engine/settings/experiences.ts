import { isoWeekdayOf } from '#lib/time/dates.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'
import { localTimeAt, minutesBetween } from './clock-times.ts'
import type { ExperienceSettings } from './experience-settings.ts'
import type { BookingSettings } from './settings.ts'

/**
 * Identifies an experience with its terms: its code, and the number of the snapshot in which its terms last
 * changed.
 */
export type ExperienceKey = { id: string; version: number }

/** The experience with this key; null if it is gone or has other terms by now. */
export function findExperience(
  { experiences }: BookingSettings,
  { id, version }: ExperienceKey,
): ExperienceSettings | null {
  return experiences.find((one) => one.code === id && one.version === version) ?? null
}

/** The experiences of a service day with the local times at which they are served. */
export function experiencesOn(
  { experiences }: BookingSettings,
  day: LocalDate,
): { experience: ExperienceSettings; times: Set<LocalDateTime> }[] {
  const weekday = isoWeekdayOf(day)
  return experiences.flatMap((experience) => {
    const { from, to, weekdays, exceptions } = experience
    if ((from !== null && day < from) || (to !== null && day > to)) return []
    if (!weekdays.includes(weekday) || exceptions.some(({ date }) => date === day)) return []
    return [{ experience, times: timesOf(experience, day) }]
  })
}

function timesOf(experience: ExperienceSettings, day: LocalDate): Set<LocalDateTime> {
  const { firstSeating, lastSeating, everyMinutes } = experience
  const minutes = minutesBetween(firstSeating, lastSeating, everyMinutes)
  return new Set(minutes.map((minute) => localTimeAt(day, minute)))
}

/** The prefix of the resource names of an experience's seats; each seat is one guest's. */
export function seatPrefix(
  { code }: ExperienceSettings,
  per: ExperienceSettings['seatsPer'],
): string {
  return per === 'day' ? `exp-day:${code}:` : `exp:${code}:`
}
