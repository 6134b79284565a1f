import { Temporal } from 'temporal-polyfill'
import { validUntil } from '../front/render-context.ts'

/**
 * The restaurant's calendar day, `YYYY-MM-DD`. The page that shows it is true until that day is
 * over, and is remembered no longer than to the next midnight there.
 */
export function restaurantDay(timeZone: string, now = Date.now()): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  validUntil(today.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds)
  return today.toPlainDate().toString()
}
