import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_WORDS } from '#lib/words/words.ts'
import { ManageVisit } from './manage-visit.tsx'
import type { Visit } from './visit.ts'

const money = { amount: 125_000, currency: 'CAD', multiplier: 100 }
const visit = {
  place: { uid: 'burrard', title: 'Saltwood Burrard', address: [], phone: null, mapUrl: null },
  state: 'cancelled',
  at: '2027-03-20T19:00',
  party: 10,
  seating: 'default',
  confirmation: 'K7Q2M',
  experience: { id: 'a', version: 1, name: 'The hearth tasting', addOns: [], total: money },
  payment: { kind: 'charge', state: 'returned', last4: '4242', money },
  cancelUntil: '',
  lateCost: null,
} as unknown as Visit

const shown = (change: Partial<Visit> = {}) =>
  renderToStaticMarkup(
    <ManageVisit
      visit={{ ...visit, ...change }}
      path="/my"
      outcome={null}
      canMail={false}
      words={NO_WORDS}
    />,
  )
const fact = (html: string, term: string) =>
  html.match(new RegExp(`<dt>${term}</dt><dd>(.*?)</dd>`))?.[1]

test('of a cancelled visit the table is struck through, and the refund is not', () => {
  const html = shown()
  expect(fact(html, 'When')).toBe('<s>Saturday, March 20, 2027 at 7:00 PM</s>')
  expect(fact(html, 'Experience')).toBe('<s>The hearth tasting</s>')
  expect(fact(html, 'Refunded')).toBe('$1,250.00 with the card ending in 4242')
  expect(fact(html, 'Confirmation')).toBe('K7Q2M')
})

test('of a visit that stands nothing is struck through', () => {
  expect(shown({ state: 'over' })).not.toContain('<s>')
})

test.each([
  ['booked', {}],
  ['late', { lateCost: { does: 'nothing' } as Visit['lateCost'] }],
] as const)(
  'of a visit that is %s, “Cancel this reservation” leads to its question, which takes the focus',
  (state, change) => {
    const html = shown({ state, payment: null, ...change })
    expect(html).toMatch(/<a [^>]*href="#cancel"[^>]*>Cancel this reservation<\/a>/)
    expect(html).toMatch(/<section id="cancel" tabindex="-1" aria-labelledby="cancel-question"/)
    expect(html).toMatch(
      /<h2 id="cancel-question"[^>]*>Would you like to give up this table\?<\/h2>/,
    )
    expect(html).toMatch(/<a [^>]*href="#visit"[^>]*>Keep it<\/a>/)
    expect(html).toContain('<article id="visit"')
  },
)
