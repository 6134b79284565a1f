import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, escapeText, fold } from './ics.ts'

const event: CalendarEvent = {
  uid: 'r-7@saltwood.example',
  sequence: 0,
  cancelled: false,
  start: '2026-11-20T19:00',
  timeZone: 'America/Toronto',
  minutes: 105,
  stamp: Date.UTC(2026, 10, 19, 12, 30, 5),
  summary: 'Saltwood King West, 2 people',
  location: '410 King Street West, Toronto; ON',
  description: 'Confirmation 7QK2MD\nBar',
  url: 'https://saltwood.example/my/reservations/abc',
  organizer: { name: 'Saltwood "King West"', address: 'no-reply@saltwood.example' },
}

const lines = (change: Partial<CalendarEvent> = {}) =>
  unfold(calendarFile({ ...event, ...change })).split('\r\n')

function unfold(file: string): string {
  return file.replaceAll('\r\n ', '')
}

describe('a calendar file', () => {
  it('holds the visit in the restaurant’s zone', () => {
    expect(lines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tableside//Reservations//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:America/Toronto',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270314T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:r-7@saltwood.example',
      'DTSTAMP:20261119T123005Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=America/Toronto:20261120T190000',
      'DTEND;TZID=America/Toronto:20261120T204500',
      'ORGANIZER;CN="Saltwood King West":mailto:no-reply@saltwood.example',
      'SUMMARY:Saltwood King West\\, 2 people',
      'LOCATION:410 King Street West\\, Toronto\\; ON',
      'DESCRIPTION:Confirmation 7QK2MD\\nBar',
      'URL:https://saltwood.example/my/reservations/abc',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('says with a higher sequence that the visit is cancelled', () => {
    const cancelled = lines({ cancelled: true, sequence: 1 })
    expect(cancelled).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']),
    )
  })

  it.each([
    ['America/Phoenix', '2026-07-01T19:00', '-0700'],
    ['America/St_Johns', '2026-07-01T19:00', '-0230'],
    ['America/St_Johns', '2026-12-01T19:00', '-0330'],
  ])('knows the offset of %s at %s', (timeZone, start, offset) => {
    const file = lines({ timeZone, start })
    expect(file.find((line) => line.startsWith('TZOFFSETTO'))).toBe(`TZOFFSETTO:${offset}`)
  })

  it('ends a visit by elapsed time on the night the clocks change', () => {
    const night = { timeZone: 'America/Toronto', minutes: 120 }
    expect(lines({ ...night, start: '2026-11-01T00:30' })).toContain(
      'DTEND;TZID=America/Toronto:20261101T013000',
    )
    expect(lines({ ...night, start: '2027-03-14T01:30' })).toContain(
      'DTEND;TZID=America/Toronto:20270314T043000',
    )
  })

  it('begins the rules with the offset in force at the very moment of a change', () => {
    const file = lines({ start: '2027-03-14T03:00' })
    expect(file.find((line) => line.startsWith('TZOFFSETTO'))).toBe('TZOFFSETTO:-0400')
  })
})

describe('lines', () => {
  it('have at most 75 octets and come back whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = escapeText(text)
        const folded = fold(line)
        for (const piece of folded.split('\r\n')) {
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75)
        }
        expect(unfold(folded)).toBe(line)
      }),
    )
  })

  it('carry no line break or control character of a guest into the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeText(text)).not.toMatch(/\p{Cc}/u)
      }),
    )
    expect(escapeText('a\r\nEND:VEVENT')).toBe('a\\nEND:VEVENT')
  })
})
