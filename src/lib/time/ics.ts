import { Temporal } from 'temporal-polyfill'

/** One visit for a guest's calendar. Times are the restaurant's wall time in its IANA zone. */
export type CalendarEvent = {
  /** Constant for one booking: a newer file replaces the older entry. */
  uid: string
  /** Higher with every change of the booking. */
  sequence: number
  cancelled: boolean
  /** `YYYY-MM-DDTHH:mm`. */
  start: string
  timeZone: string
  minutes: number
  /** When this file was made, ms since the epoch. */
  stamp: number
  summary: string
  location: string
  description: string
  url: string
  /** Organizer of the event by email (RFC 5546 requires one). */
  organizer: { name: string; address: string }
}

/** Sequence numbers count seconds from here, so that they stay integers of 32 bits until 2094. */
export const SEQUENCE_START = Date.UTC(2026, 0)

/** The sequence of a file of what holds at an instant (ms): higher than that of any earlier state. */
export function sequenceAt(instant: number): number {
  return Math.floor((instant - SEQUENCE_START) / 1000)
}

/** iCalendar method: publish the event, or cancel it. */
export function methodOf({ cancelled }: Pick<CalendarEvent, 'cancelled'>): 'PUBLISH' | 'CANCEL' {
  return cancelled ? 'CANCEL' : 'PUBLISH'
}

/** The event as an iCalendar file (RFC 5545): its own VTIMEZONE, CRLF, lines of at most 75 octets. */
export function calendarFile(event: CalendarEvent): string {
  const start = Temporal.PlainDateTime.from(event.start).toZonedDateTime(event.timeZone)
  const end = start.add({ minutes: event.minutes })
  const zone = `TZID=${event.timeZone}`
  const stamp = Temporal.Instant.fromEpochMilliseconds(event.stamp).toZonedDateTimeISO('UTC')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tableside//Reservations//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    ...timeZone(start),
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${local(stamp)}Z`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;${zone}:${local(start)}`,
    `DTEND;${zone}:${local(end)}`,
    `ORGANIZER;CN=${parameter(event.organizer.name)}:mailto:${event.organizer.address}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url.replace(/[\r\n]/g, '')}`,
    `TRANSP:${event.cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A line in pieces of at most 75 octets, never inside a character; a space begins each further one. */
export function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/** Text as a property value (RFC 5545 §3.3.11); control characters do not survive. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Text as a quoted parameter, in which there is no quotation mark (RFC 5545 §3.2). */
function parameter(text: string): string {
  return `"${text.replace(/[\p{Cc}"]/gu, '')}"`
}

/** The zone's rules around the event: the offset in force then, and the change after it. */
function timeZone(start: Temporal.ZonedDateTime): string[] {
  const before = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const after = start.getTimeZoneTransition('next')
  const observances = [before, after].filter((one) => one !== null).flatMap(observance)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${start.timeZoneId}`,
    ...(before ? [] : fixed(start)),
    ...observances,
    'END:VTIMEZONE',
  ]
}

function observance(transition: Temporal.ZonedDateTime): string[] {
  const from = transition.subtract({ nanoseconds: 1 }).offset
  const to = transition.offset
  // The change is written on the clock that it ends.
  const onset = transition.toInstant().toZonedDateTimeISO(from)
  const kind = toMinutes(to) > toMinutes(from) ? 'DAYLIGHT' : 'STANDARD'
  return rule(kind, local(onset), from, to)
}

/** A zone that has had one offset for as long as anyone knows. */
function fixed(start: Temporal.ZonedDateTime): string[] {
  return rule('STANDARD', '19700101T000000', start.offset, start.offset)
}

function rule(kind: string, onset: string, from: string, to: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${kind}`,
  ]
}

function toMinutes(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6))
  return offset.startsWith('-') ? -minutes : minutes
}

function local(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}
