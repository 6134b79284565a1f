import { localOf } from '#lib/time/time.ts'
import { timeZones } from './time-zones.ts'

/** Today where the group's day begins first: its zones are listed west to east. */
export function latestToday(): string {
  const zone = timeZones[timeZones.length - 1] as string
  return localOf(Date.now(), zone).slice(0, 10)
}
