import { Temporal } from 'temporal-polyfill'
import { minutesOf } from '#lib/time/clock.ts'
import { addDays } from '#lib/time/dates.ts'
import { type OpeningHours, spansOf } from '#lib/time/opening-hours.ts'
import { localOf } from '#lib/time/time.ts'

/** When a night ends that no hours tell the end of: four in the morning, in minutes. */
const NIGHT_END_MINUTES = 4 * 60
const DAY_MINUTES = 24 * 60

/**
 * The instant (ms) at which the service day ends that is on at `now` (ms), in the restaurant's zone:
 * at the last closing of the evening that still runs past midnight, else of today; where neither is
 * to come, at four in the morning.
 */
export function endOfService(hours: OpeningHours | null, timeZone: string, now: number): number {
  const today = localOf(now, timeZone).slice(0, 10)
  const closings = [addDays(today, -1), today].flatMap((date) => {
    const minutes = hours ? lastClosing(hours, date) : null
    return minutes === null ? [] : [instantAt(date, minutes, timeZone)]
  })
  const nights = [today, addDays(today, 1)].map((date) =>
    instantAt(date, NIGHT_END_MINUTES, timeZone),
  )
  return [...closings, ...nights].find((end) => end > now) as number
}

/** Minutes from a date's midnight to its last closing, which may be on the next day; null = closed. */
function lastClosing(hours: OpeningHours, date: string): number | null {
  const ends = spansOf(hours, date).map(({ opens, closes }) => {
    const end = minutesOf(closes)
    return end <= minutesOf(opens) ? end + DAY_MINUTES : end
  })
  return ends.length > 0 ? Math.max(...ends) : null
}

/** A wall time that the clocks skip is as much later; of one that comes twice the first is meant. */
function instantAt(date: string, minutes: number, timeZone: string): number {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
  return wall.toZonedDateTime(timeZone).epochMilliseconds
}
