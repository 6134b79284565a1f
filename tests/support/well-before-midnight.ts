import { localOf } from '#lib/time.ts'

/**
 * A restaurant of the demo group where it is not about to be tomorrow, so that what is booked there next
 * belongs to today. Newfoundland is at least three and a half hours ahead: by nine in the evening on
 * the west coast its new day has begun.
 */
export function wellBeforeMidnight(): { uid: string; timeZone: string } {
  const west = { uid: 'kitsilano', timeZone: 'America/Vancouver' }
  if (localOf(Date.now(), west.timeZone).slice(11) < '21:00') return west
  return { uid: 'water-street', timeZone: 'America/St_Johns' }
}
