import { expect, it } from 'vitest'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { openingAt, todaysOpening } from './opening-at.ts'

const evening = [{ opens: '17:00', closes: '01:00' }]
const hours = {
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, evening])),
  holidays: [{ date: '2027-03-01', name: 'Far off', spans: [] }],
  closure: null,
} as unknown as OpeningHours

/** What is said at an instant, and until when the page that says it is true. */
function said(now: string, place: Partial<Parameters<typeof openingAt>[0]> = {}) {
  const context: RenderContext = {
    requestId: 'r',
    address: null,
    draft: null,
    validUntil: Number.POSITIVE_INFINITY,
  }
  const whole = { hours, timeZone: 'America/Toronto', comingSoon: false, ...place }
  const opening = withRenderContext(context, () => openingAt(whole, Date.parse(now)))
  return { opening, until: context.validUntil }
}

it.each([
  ['2026-11-20T21:30:00Z', 'Closed, opens at 5 PM', '2026-11-20T22:00:00Z'],
  // The day ends before the evening does.
  ['2026-11-20T22:30:00Z', 'Open until 1 AM', '2026-11-21T05:00:00Z'],
  ['2026-11-21T05:30:00Z', 'Open until 1 AM', '2026-11-21T06:00:00Z'],
])('at %s a page says “%s”, and is true until %s', (now, text, until) => {
  const found = said(now)
  expect(found.opening?.atFirst.text).toBe(text)
  expect(found.opening?.atFirst.until).toBe(Date.parse(until))
  expect(found.opening?.hours.holidays).toEqual([])
  expect(new Date(found.until).toISOString()).toBe(new Date(until).toISOString())
})

it('says nothing where nobody knows, or nobody has opened yet', () => {
  expect(said('2026-11-20T21:30:00Z', { hours: null }).opening).toBeNull()
  expect(said('2026-11-20T21:30:00Z', { hours: { ...hours, weekly: null } }).opening).toBeNull()
  expect(said('2026-11-20T21:30:00Z', { comingSoon: true }).opening).toBeNull()
})

it.each([
  ['2026-11-20T21:30:00Z', 'Closed, opens at 5 PM', '2026-11-20T22:00:00Z'],
  ['2026-11-20T22:30:00Z', 'Open until 1 AM', '2026-11-21T05:00:00Z'],
  // After midnight its day is the next one, though the evening goes on.
  ['2026-11-21T05:30:00Z', 'Open until 1 AM', '2026-11-21T06:00:00Z'],
])('at %s the day is “%s” with its hours, until %s', (now, text, until) => {
  const place = { hours, timeZone: 'America/Toronto', comingSoon: false }
  expect(todaysOpening(place, Date.parse(now))).toEqual({
    open: text.startsWith('Open'),
    text,
    hours: 'Today 5:00 PM – 1:00 AM',
    until: Date.parse(until),
  })
})

it('says when a day has no hours, until midnight at the most', () => {
  const closed = { ...hours, holidays: [{ date: '2026-11-20', name: null, spans: [] }] }
  const place = { hours: closed, timeZone: 'America/Toronto', comingSoon: false }
  expect(todaysOpening(place, Date.parse('2026-11-20T21:30:00Z'))).toMatchObject({
    hours: 'Today closed',
    until: Date.parse('2026-11-21T05:00:00Z'),
  })
  expect(todaysOpening({ ...place, hours: null })).toBeNull()
})
