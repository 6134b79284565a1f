import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { instantOf } from '#lib/time/time.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import type { Visit } from '../manage/visit.ts'
import { composeVisitMail } from './compose-visit-mail.ts'
import type { VisitMailFacts } from './visit-copy.ts'

const visit: Visit = {
  state: 'booked',
  place: {
    ...{ uid: 'burrard', title: 'Saltwood Burrard', address: ['1 Fir Street', 'Vancouver BC'] },
    ...{ phone: '6045550101', email: null, mapUrl: 'https://maps.example/?q=1&z=2' },
  },
  confirmation: '7QK2MD',
  at: '2026-11-27T19:00',
  timeZone: 'America/Vancouver',
  minutes: 105,
  party: 4,
  seating: 'highTop',
  experience: null,
  payment: null,
  cancelUntil: 'Friday, November 27, 2026 at 5:00 PM',
  lateCost: null,
  manageUrl: 'https://saltwood.example/my/reservations/t0ken',
  hasAddress: true,
}
const facts: VisitMailFacts = {
  kind: 'confirmation',
  visit,
  guest: { firstName: 'Ida', lastName: 'Marsh' },
  experience: null,
  group: 'Saltwood',
  words: NO_WORDS,
  now: Date.parse('2026-11-26T20:00Z'),
}
const mail = (change: Partial<VisitMailFacts> = {}) =>
  composeVisitMail(
    { ...facts, ...change },
    {
      sequence: 7,
      organizer: 'hello@saltwood.example',
      look: REFERENCE_PLAIN_LOOK,
    },
  )

describe('the mail of a visit', () => {
  it('holds what its guest needs, as text and as HTML', () => {
    const { text, html, subject } = mail()
    expect(subject).toBe('Your table at Saltwood Burrard, Friday, November 27 at 7:00 PM')
    for (const said of [
      ...['Friday, November 27, 2026 at 7:00 PM', '4 people', 'High top', '7QK2MD', 'Ida Marsh'],
      ...['1 Fir Street', '604-555-0101', visit.manageUrl, visit.cancelUntil],
    ]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    expect(text).toContain('https://maps.example/?q=1&z=2')
    expect(html).toContain('href="https://maps.example/?q=1&amp;z=2"')
    expect(html).toContain('href="tel:6045550101"')
  })

  it('is made for mail programs: tables, 600 px at most, and nothing to load', () => {
    const { html } = mail()
    expect(html).toContain('max-width:600px')
    expect(html).toContain('name="color-scheme" content="light dark"')
    expect(html).not.toMatch(/<(?:img|script|link|iframe)|@import|url\(/)
  })

  it('of a cancelled visit takes the entry out of the calendar, and offers another table', () => {
    const { text, calendar } = mail({ kind: 'cancelled', visit: { ...visit, state: 'cancelled' } })
    expect(calendar).toMatchObject({ method: 'CANCEL' })
    expect(calendar?.content).toContain('METHOD:CANCEL\r\n')
    expect(calendar?.content).toContain('SEQUENCE:7\r\n')
    expect(text).toContain('https://saltwood.example/locations/burrard?reserve=burrard')
    expect(text).not.toContain('You can change or cancel online')
  })

  it('says that only the restaurant can change it where the cut-off is over', () => {
    const { text } = mail({ visit: { ...visit, state: 'late' } })
    expect(text).toContain('please call the restaurant')
    expect(text).not.toContain('You can change or cancel online until')
  })

  it('warns of passing its link on as long as it can cancel the visit', () => {
    const warned = (change: Partial<Visit>) =>
      mail({ visit: { ...visit, ...change } }).text.includes('can cancel your reservation')
    expect([warned({}), warned({ state: 'late', lateCost: { does: 'nothing' } })]).toEqual([
      true,
      true,
    ])
    for (const state of ['late', 'over', 'cancelled'] as const)
      expect(warned({ state })).toBe(false)
  })

  it('says what a late cancellation costs where the guest can still do it', () => {
    const money = { amount: 3_000, currency: 'CAD', multiplier: 100 }
    const late = { ...visit, state: 'late', lateCost: { does: 'keep', money } } as const
    expect(mail({ visit: late }).text).toContain(
      'To change it now, please call the restaurant. You can still cancel it. The $30.00 you paid is non-refundable.',
    )
  })

  it('reminds of tomorrow by the restaurant’s calendar, and of today when it comes late', () => {
    const reminder = (wall: string) =>
      mail({ kind: 'reminder', now: instantOf(wall, visit.timeZone) ?? Number.NaN }).text
    expect(reminder('2026-11-26T23:59')).toContain('See you tomorrow')
    expect(reminder('2026-11-27T00:00')).toContain('See you today')
  })

  it('greets in the group’s own words, which are text in the HTML', () => {
    const words = {
      'mails.booked': 'Cheers, {name}: <b>we wait</b>. {name}!',
      'mails.runningLate': 'Late? Ring us.',
    }
    const { text, html } = mail({ words })
    for (const body of [text, html]) expect(body).toContain('Late? Ring us.')
    expect(text).toContain('Cheers, Ida: <b>we wait</b>. Ida!')
    expect(html).toContain('Cheers, Ida: &lt;b&gt;we wait&lt;/b&gt;. Ida!')
    expect(text).not.toContain('Thank you')
  })

  it('leaves out the name of a guest that is not known', () => {
    const said = (firstName: string) => mail({ guest: { firstName, lastName: 'Marsh' } }).text
    expect(said('Ida')).toContain('Thank you, Ida. We have set a table aside for you.')
    expect(said(' ')).toContain('Thank you. We have set a table aside for you.')
  })

  it('tells of an experience and what was chosen with it', () => {
    const experience = {
      ...{ id: '1', version: 1, name: 'The Long Table', total: null },
      addOns: [{ id: 'a', quantity: 2, name: 'Wine flight' }],
    }
    expect(mail({ experience }).text).toMatch(
      /Experience: +The Long Table\nAdd-ons: +2 × Wine flight/,
    )
  })

  it('tells what was paid or vouched for, and until when that is given back', () => {
    const money = { amount: 28_875, currency: 'CAD', multiplier: 100 }
    const paid = { kind: 'charge', state: 'paid', money, last4: '4242' } as const
    const kept = { ...paid, kind: 'hold', state: 'kept' } as const
    const said = (payment: Visit['payment']) => mail({ visit: { ...visit, payment } })
    for (const body of [said(paid).text, said(paid).html]) {
      expect(body).toContain('$288.75 with the card ending in 4242')
      expect(body).toContain(
        `until ${visit.cancelUntil}. Cancel by then for a full refund of $288.75; it is non-refundable after that.`,
      )
    }
    for (const body of [said(kept).text, said(kept).html]) {
      expect(body).toContain('Ending in 4242. Nothing is charged if you come')
      expect(body).toContain(
        'Cancel by then and nothing is charged; after that, up to $288.75 may be charged.',
      )
    }
  })

  it('of a cancelled visit says what became of its money', () => {
    const money = { amount: 28_875, currency: 'CAD', multiplier: 100 }
    const said = (state: 'returned' | 'forfeited') => {
      const payment = { kind: 'charge', state, money, last4: '4242' } as const
      return mail({ kind: 'cancelled', visit: { ...visit, state: 'cancelled', payment } }).text
    }
    expect(said('returned')).toMatch(/Refunded: +\$288\.75/)
    expect(said('forfeited')).toMatch(/Kept by the restaurant: +\$288\.75/)
    expect(said('forfeited')).not.toContain('Refunded')
  })

  it('of a charge says what was charged and why, and has no calendar file', () => {
    const money = { amount: 3_000, currency: 'CAD', multiplier: 100 }
    const payment = { kind: 'hold', state: 'charged', money, last4: '4242' } as const
    const said = (state: Visit['state']) =>
      mail({ kind: 'charged', visit: { ...visit, state, payment } })
    for (const body of [said('over').text, said('over').html]) {
      expect(body).toContain('We had set a table aside for you, Ida, but nobody came.')
      expect(body).toContain('$30.00 was charged to the card ending in 4242.')
      expect(body).toContain('Charged')
    }
    expect(said('cancelled').text).toContain(
      `Your reservation was cancelled, Ida, after the deadline for cancelling free of charge: ${visit.cancelUntil}.`,
    )
    expect(said('over').calendar).toBeNull()
  })

  it('keeps whatever a guest typed out of the markup, and in its line of the text', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 60 })
    const markup = fc.constantFrom('<b>', '"><script>', "' onload='", '</td>', '&amp;', '\r\n\r\n')
    const any = fc.array(fc.oneof(typed, markup), { maxLength: 5 }).map((parts) => parts.join(''))
    const plain = mail({ guest: { firstName: 'x', lastName: 'x' } })
    const tags = (html: string) => html.match(/<[^>]*>/g)
    fc.assert(
      fc.property(any, any, (firstName, lastName) => {
        const { html, text } = mail({ guest: { firstName, lastName } })
        expect(tags(html)).toEqual(tags(plain.html))
        expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
      }),
    )
  })
})
