import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { type LocalTime, type OpeningHours, openState } from '#lib/time/opening-hours.ts'
import { spokenClockLabel, weekdayLabel } from '#lib/time/time-labels.ts'
import { weekdayOf } from '#lib/time/weekdays.ts'
import * as t from './messages.gen.ts'

/** Whether a location is open, and that in words. */
export type OpenText = { open: boolean; text: string }

/** The same, on the location's calendar day (`YYYY-MM-DD`). */
export type OpenDay = OpenText & { date: string }

/** What a page says of a location's being open, and what the browser needs to go on with it. */
export type Opening = {
  hours: OpeningHours
  utcOffsets: UtcOffsets
  /** What was true when the page was rendered, and the instant (ms) until which it is. */
  atFirst: OpenDay & { until: number }
}

/** In words whether a location is open, at a time on its wall: `Open until 10 PM`. */
export function openNowText(hours: OpeningHours, now: LocalTime): OpenText {
  const state = openState(hours, now)
  if (state.open)
    return { open: true, text: t.openUntil({ time: spokenClockLabel(state.closes.minutes) }) }
  if (!state.opens) return { open: false, text: t.closed() }
  const time = spokenClockLabel(state.opens.minutes)
  if (state.opens.date === now.date) return { open: false, text: t.closedOpensAt({ time }) }
  const day = weekdayLabel(weekdayOf(state.opens.date))
  return { open: false, text: t.closedOpensOn({ day, time }) }
}
