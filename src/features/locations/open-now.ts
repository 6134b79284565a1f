import {
  clockLabel,
  type OpeningHours,
  openState,
  type WallTime,
  weekdayOf,
} from '#lib/opening-hours.ts'

/** In words whether a location is open, at a time on its wall: `Open until 10:00 PM`. */
export function openNowText(hours: OpeningHours, now: WallTime): { open: boolean; text: string } {
  const state = openState(hours, now)
  if (state.open) return { open: true, text: `Open until ${clockLabel(state.closes.minutes)}` }
  if (!state.opens) return { open: false, text: 'Closed' }
  const at = clockLabel(state.opens.minutes)
  if (state.opens.date === now.date) return { open: false, text: `Closed, opens at ${at}` }
  const day = weekdayOf(state.opens.date)
  return {
    open: false,
    text: `Closed, opens ${day.charAt(0).toUpperCase()}${day.slice(1)} at ${at}`,
  }
}
