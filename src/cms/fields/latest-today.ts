import { localOf } from '#lib/time/time.ts'
import { timeZones } from './time-zones.ts'

/** Today where the group's day begins first: its zones are listed west to east. */
export function latestToday(): string {
  const zone = timeZones[timeZones.length - 1] as string
  return localOf(Date.now(), zone).slice(0, 10)
}

/** Today for somebody in a time zone, and never later than `latestToday`: they may be far east of all restaurants. */
export function todayIn(zone: string): string {
  const own = localOf(Date.now(), zone).slice(0, 10)
  const latest = latestToday()
  if (own > latest) return latest
  return own
}
