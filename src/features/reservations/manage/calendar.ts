import { createHash } from 'node:crypto'
import { seatingLabel } from '#lib/booking/seating.ts'
import { type CalendarEvent, calendarFile } from '#lib/time/ics.ts'
import { peopleLabel } from '../texts.ts'
import * as t from './messages.gen.ts'
import { addOnsLabel, type Visit } from './visit.ts'

/** One making of a file: `sequence` rises with the visit's changes, `now` is ms since the epoch. */
type Edition = { sequence: number; now: number; organizer: string }

/**
 * The visit as a calendar file, the same in a mail and on the page. Its UID comes from the manage link,
 * so that a file of a higher sequence replaces the entry of an earlier one. `organizer` is the email
 * address that the site writes from.
 */
export function visitCalendar(visit: Visit, { sequence, now, organizer }: Edition): string {
  const { place, manageUrl, experience } = visit
  const host = new URL(manageUrl).hostname
  const id = createHash('sha256').update(`calendar ${manageUrl}`).digest('hex').slice(0, 32)
  const cancelled = visit.state === 'cancelled'
  const event: CalendarEvent = {
    uid: `${id}@${host}`,
    sequence,
    cancelled,
    start: visit.at,
    timeZone: visit.timeZone,
    minutes: visit.minutes,
    stamp: now,
    summary: `${place.title}, ${peopleLabel(visit.party)}`,
    location: [place.title, ...place.address].join(', '),
    description: [
      t.confirmationLine({ confirmation: visit.confirmation }),
      t.seatingLine({ seating: seatingLabel(visit.seating) }),
      ...(experience ? [t.experienceLine({ experience: experience.name })] : []),
      ...(experience?.addOns.length ? [t.addOnsLine({ addOns: addOnsLabel(experience) })] : []),
      ...(place.phone ? [t.phoneLine({ phone: place.phone })] : []),
      t.manageLine({ url: manageUrl }),
    ].join('\n'),
    url: manageUrl,
    organizer: { name: place.title, address: organizer },
  }
  return calendarFile(event)
}
