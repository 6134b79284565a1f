import * as t from './messages.gen.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something lasts (ms), in the largest unit of which there are two or more: `90 minutes`, `2 days`. */
export function ageLabel(ms: number): string {
  if (ms >= 2 * DAY) return t.days({ count: Math.floor(ms / DAY) })
  if (ms >= 2 * HOUR) return t.hours({ count: Math.floor(ms / HOUR) })
  if (ms >= 2 * MINUTE) return t.minutes({ count: Math.floor(ms / MINUTE) })
  return t.seconds({ count: Math.max(1, Math.floor(ms / SECOND)) })
}

/** How long ago an instant (ms) is: `just now`, `3 minutes ago`. */
export function agoLabel(instant: number, now: number): string {
  return now - instant < 10 * SECOND ? t.justNow() : t.ago({ age: ageLabel(now - instant) })
}
