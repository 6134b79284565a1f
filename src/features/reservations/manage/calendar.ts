import { createHash } from 'node:crypto'
import { type CalendarEvent, calendarFile } from '#lib/ics.ts'
import { seatingLabel } from '../texts.ts'
import type { Visit } from './visit.ts'

/** Sequence numbers count seconds from here, so that they stay integers of 32 bits until 2094. */
const FIRST_SECOND = Date.UTC(2026, 0) / 1000

/**
 * The visit as a calendar file; `now` is ms since the epoch. Its UID comes from the manage link and
 * its sequence from the clock, so that a later file replaces the entry of an earlier one, whatever
 * was changed in between.
 */
export function visitCalendar(visit: Visit, now: number): string {
  const { place, manageUrl } = visit
  const host = new URL(manageUrl).hostname
  const id = createHash('sha256').update(`calendar ${manageUrl}`).digest('hex').slice(0, 32)
  const cancelled = visit.state === 'cancelled'
  const event: CalendarEvent = {
    uid: `${id}@${host}`,
    sequence: Math.floor(now / 1000) - FIRST_SECOND,
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
      `See, change or cancel it: ${manageUrl}`,
    ].join('\n'),
    url: manageUrl,
  }
  return calendarFile(event)
}

/** `1 person`, `2 people`. */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}
