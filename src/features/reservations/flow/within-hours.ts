import { minutesOf } from '#lib/time/clock.ts'
import { addDays } from '#lib/time/dates.ts'
import { closureOn, type OpenTimes, spansOf } from '#lib/time/opening-hours.ts'

/** Minutes of a day. */
const DAY = 1440

/**
 * Whether a restaurant is open at a date and time of its wall: from its first minute up to closing, hours past
 * the midnight of the evening before included. Where no hours are known of a day it may be open at any time.
 */
export function isWithinHours(hours: OpenTimes | null, date: string, time: string): boolean {
  if (!hours) return true
  const minute = minutesOf(time)
  return covers(hours, date, minute) || coversNight(hours, addDays(date, -1), minute + DAY)
}

function covers(hours: OpenTimes, date: string, minute: number): boolean {
  if (!isKnown(hours, date)) return true
  return coversNight(hours, date, minute)
}

/** Whether hours that begin on a date cover so many minutes after its midnight. */
function coversNight(hours: OpenTimes, date: string, minute: number): boolean {
  return spansOf(hours, date).some(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)]
    return from <= minute && minute < (to <= from ? to + DAY : to)
  })
}

function isKnown(hours: OpenTimes, date: string): boolean {
  const special = hours.holidays.some((one) => one.date === date)
  return hours.weekly !== null || special || closureOn(hours, date)
}
