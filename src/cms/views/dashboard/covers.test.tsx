import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HostToday } from '#booking-engine/host/types.ts'
import type { Covers } from '../../dashboard/covers.ts'
import { CoversByLocation, CoversTotal } from './covers.tsx'

const quiet: HostToday = {
  ...{ locationId: '1', day: '2027-11-22', timeZone: 'America/St_Johns', closed: false },
  // 20:00 in St. John’s.
  now: Date.parse('2027-11-22T23:30Z'),
  ...{ parties: 0, covers: 0, seated: 0, next: [] },
}
const none = {
  locations: [],
  withoutSettings: [],
  bookedElsewhere: [],
  parties: 0,
  covers: 0,
  seated: 0,
}
const at = (today: Partial<HostToday>): Covers => ({
  ...none,
  locations: [{ id: 1, title: 'Water Street', today: { ...quiet, ...today } }],
})
const wordsOf = (covers: Covers) =>
  renderToStaticMarkup(CoversByLocation({ covers }))
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')

test('a restaurant has its own date and clock, and leads to its day on the board', () => {
  const html = renderToStaticMarkup(CoversByLocation({ covers: at({}) }))
  expect(html).toContain('href="/admin/reservations?location=1&amp;day=2027-11-22"')
  expect(html).toContain('Mon, Nov 22 · 8:00 PM')
})

test('the next arrivals are said by time and party, and that there are none', () => {
  const next = [
    { at: '2027-11-22T20:15', party: 2 },
    { at: '2027-11-22T20:30', party: 6 },
  ]
  const busy = { parties: 3, covers: 12, seated: 4 }
  expect(wordsOf(at({ ...busy, next }))).toContain('Next |8:15 PM for 2, 8:30 PM for 6')
  expect(wordsOf(at(busy))).toContain('No more arrivals')
})

test('a closed day is no day without covers', () => {
  expect(wordsOf(at({ closed: true }))).toContain('Closed today')
  expect(wordsOf(at({}))).toContain('No covers yet today')
})

test('counts in words, and with a comma in thousands', () => {
  expect(wordsOf(at({ parties: 1, covers: 1240 }))).toContain('1,240 covers in 1 party')
})

test('where nothing is booked on this site, the sum says so', () => {
  const total = renderToStaticMarkup(CoversTotal({ covers: none }))
  expect(total).toContain('None of your restaurants takes bookings on this site.')
  const vendor = { name: 'OpenTable', reservationsUrl: 'https://guestcenter.opentable.com/' }
  const away = [{ id: 2, title: 'Pearl', isBookedHere: false, vendor }]
  expect(wordsOf({ ...none, bookedElsewhere: away })).toContain('Pearl| |Covers are in OpenTable.')
})

test('a large group has pages of 50 restaurants, which lead to one another', () => {
  const group = (count: number): Covers => ({
    ...none,
    locations: Array.from({ length: count }, (_, n) => ({
      id: n,
      title: `Place ${n}`,
      today: quiet,
    })),
  })
  const html = (count: number, page: number) =>
    renderToStaticMarkup(CoversByLocation({ covers: group(count), page }))
  const rows = (text: string) => text.match(/<li/g)?.length ?? 0
  expect(html(50, 1)).not.toContain('<nav')
  const [first, last, beyond] = [html(1_001, 1), html(1_001, 21), html(1_001, 99)]
  expect([rows(first), rows(last), rows(beyond)]).toEqual([50, 1, 0])
  expect(first).toContain('<span>1 to 50 of 1,001</span><a href="/admin?page=2">Next</a>')
  expect(first).not.toContain('Previous')
  expect(last).toContain(
    '<a href="/admin?page=20">Previous</a><span>1,001 to 1,001 of 1,001</span>',
  )
  expect(last).not.toContain('>Next<')
  expect(beyond).toContain('<a href="/admin?page=21">Previous</a>')
})
