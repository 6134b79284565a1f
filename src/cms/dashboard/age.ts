import * as t from './messages.gen.ts'

const HOUR = 60 * 60_000

/** How long something has waited at an instant (ms): `3 days`, `5 hours`, `less than an hour`. */
export function ageLabel(since: string, now: number): string {
  const hours = Math.floor((now - Date.parse(since)) / HOUR)
  if (hours < 1) return t.lessThanAnHour()
  return hours < 48 ? t.hours({ count: hours }) : t.days({ count: Math.floor(hours / 24) })
}
