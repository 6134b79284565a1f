import { createHash } from 'node:crypto'
import { type CalendarEvent, calendarFile } from '#lib/ics.ts'
import { seatingLabel } from '../texts.ts'
import type { Visit } from './visit.ts'

/**
 * The visit as a calendar file. Its UID comes from the manage link, so that the file of a cancelled
 * visit replaces the entry; `now` is ms since the epoch.
 */
export function visitCalendar(visit: Visit, now: number): string {
  const { place, manageUrl } = visit
  const host = new URL(manageUrl).hostname
  const id = createHash('sha256').update(`calendar ${manageUrl}`).digest('hex').slice(0, 32)
  const cancelled = visit.state === 'cancelled'
  const event: CalendarEvent = {
    uid: `${id}@${host}`,
    sequence: cancelled ? 1 : 0,
    cancelled,
    start: visit.at,
    timeZone: visit.timeZone,
    minutes: visit.minutes,
    stamp: now,
    summary: `${place.title}, ${people(visit.party)}`,
    location: [place.title, ...place.address].join(', '),
    description: [
      `Confirmation ${visit.confirmation}`,
      `Seating: ${seatingLabel(visit.seating)}`,
      ...(place.phone ? [`Telephone: ${place.phone}`] : []),
      `See or cancel it: ${manageUrl}`,
    ].join('\n'),
    url: manageUrl,
  }
  return calendarFile(event)
}

/** `1 person`, `2 people`. */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}
