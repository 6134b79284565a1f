import { localOf } from '#lib/time/time.ts'
import { timeZones } from './time-zones.ts'

/** The zone in which the group's day begins first: they are listed west to east. */
export const EASTERNMOST_ZONE = timeZones[timeZones.length - 1] as string

/** Today where the group's day begins first. */
export function latestToday(): string {
  return localOf(Date.now(), EASTERNMOST_ZONE).slice(0, 10)
}
