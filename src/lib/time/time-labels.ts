/** Times and dates of a restaurant’s wall as people read them; a slot counts as its date. */

import { localAtOffsets, type UtcOffsets } from './local-at-offsets.ts'

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const SHORT = inUtc({ weekday: 'short', month: 'short', day: 'numeric' })
const LONG = inUtc({ weekday: 'long', month: 'long', day: 'numeric' })

/** `19:00` as `7:00 PM`. */
export function timeLabel(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `7:04 PM` of an instant (ms) on the restaurant's wall. */
export function clockAtOffsets(instant: number, offsets: UtcOffsets): string {
  return timeLabel(localAtOffsets(instant, offsets).slice(11))
}

/** `2026-11-21` as `Sat, Nov 21`; the weekday first, so that typing "sat" finds it. */
export function dateLabel(date: string): string {
  return SHORT.format(Date.parse(`${date.slice(0, 10)}T00:00Z`))
}

/** `2026-11-21` as `Saturday, November 21`. */
export function longDateLabel(date: string): string {
  return LONG.format(Date.parse(`${date.slice(0, 10)}T00:00Z`))
}
