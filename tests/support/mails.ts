import { composeInvitationMail } from '#cms/invitations/mail.ts'
import { composeNewPasswordMail } from '#cms/staff/new-password-mail.ts'
import { applicationMail } from '#features/careers/mail.ts'
import { giftCardRequestMail } from '#features/gift-cards/mail.ts'
import { groupBookingMail } from '#features/group-bookings/mail.ts'
import { subscriberMails } from '#features/newsletter/mail.ts'
import { notBookedMailCopy } from '#features/reservations/mail/not-booked-copy.ts'
import { type VisitMailFacts, visitMailCopy } from '#features/reservations/mail/visit-copy.ts'
import { waitlistMailCopy } from '#features/reservations/mail/waitlist-copy.ts'
import type { Visit } from '#features/reservations/manage/visit.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import type { MailCopy } from '#outbox/mail/copy.ts'

const site = 'https://saltwood.example'
const group = 'Saltwood'

const place: Visit['place'] = {
  uid: 'old-wharf',
  title: 'Saltwood at the Old Fishermen’s Wharf and Boathouse, St. John',
  address: ['1088 Old Fishermen’s Wharf Promenade, Suite 2200', 'St. John’s NL A1C 5M3'],
  phone: '7095550101',
  email: null,
  mapUrl: 'https://maps.example/?q=1&z=2',
}
const money = { amount: 28_875, currency: 'CAD', multiplier: 100 }
const paid = { kind: 'charge', state: 'paid', money, last4: '4242' } as const
const experience = {
  ...{ id: '1', version: 1, name: 'The Long Table', total: money },
  addOns: [{ id: 'a', quantity: 2, name: 'Wine flight' }],
}
const visit: Visit = {
  ...{ state: 'booked', place, confirmation: '7QK2MD', at: '2026-09-30T22:45', minutes: 105 },
  ...{ timeZone: 'America/St_Johns', party: 4, seating: 'highTop', experience, payment: paid },
  ...{ cancelUntil: 'Wednesday, September 30, 2026 at 8:45 PM', lateCost: null },
  ...{ manageUrl: `${site}/my/reservations/Zx81kfPq2mVn0aTtWw3yLg`, hasAddress: true },
}
/** 80 letters, and no place to break a line. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse'

const ofVisit = (change: Partial<VisitMailFacts>): MailCopy =>
  visitMailCopy({
    ...{ kind: 'confirmation', visit, experience, group, words: NO_WORDS },
    guest: { firstName: LONG, lastName: LONG },
    now: Date.parse('2026-09-29T20:00Z'),
    ...change,
  })

const about = { id: '1', title: place.title }
const sent = {
  ...{ id: 7, createdAt: '2026-11-01T10:00:00Z', fname: LONG, lname: LONG, about },
  ...{
    email: `${LONG.slice(0, 60)}@example.com`,
    tel: '6045550123',
    toEmail: 'a@saltwood.example',
  },
  ...{ businessName: LONG, businessAddress: '1 Water Street', city: 'Vancouver', province: 'BC' },
  ...{ website: `https://example.com/${LONG}`, date: '2026-12-12', partySize: 24 },
  ...{ message: `A wedding.\n\n${LONG}`, position: 'Culinary', file: { name: `${LONG}.pdf` } },
}
const facts = { site, group, words: NO_WORDS }
const readers = subscriberMails(() => `${LONG}.${LONG}`)

/** Every mail that the site sends, with the longest names that there may be. */
export const MAILS: Record<string, MailCopy> = {
  confirmation: ofVisit({}),
  'confirmation that a card vouches for': ofVisit({
    visit: { ...visit, payment: { ...paid, kind: 'hold', state: 'kept' } },
  }),
  change: ofVisit({ kind: 'changed' }),
  cancellation: ofVisit({
    kind: 'cancelled',
    visit: { ...visit, state: 'cancelled', payment: { ...paid, state: 'returned' } },
  }),
  reminder: ofVisit({ kind: 'reminder' }),
  charge: ofVisit({
    kind: 'charged',
    visit: { ...visit, state: 'over', payment: { ...paid, kind: 'hold', state: 'charged' } },
  }),
  'payment that failed': ofVisit({
    kind: 'unpaid',
    visit: { ...visit, payment: { ...paid, state: 'failed' } },
  }),
  'table that was not booked': notBookedMailCopy({
    ...{ place, group, words: NO_WORDS, bookUrl: `${site}/locations/old-wharf?reserve=old-wharf` },
    post: {
      ...{ locationId: '1', address: sent.email, at: '2026-09-30T22:45', party: 4 },
      ...{ kind: 'charge', ...money },
    },
  }),
  alert: waitlistMailCopy({
    ...{
      place,
      group,
      words: NO_WORDS,
      requestedAt: '2026-09-30T18:30',
      slot: '2026-09-30T19:15',
      party: 2,
    },
    bookUrl: `${site}/locations/old-wharf?reserve=old-wharf&at=2026-09-30T19:15&people=2`,
    stopUrl: `${site}/my/alerts/${LONG}`,
  }),
  application: applicationMail.compose(sent as never, facts).copy,
  'gift cards': giftCardRequestMail.compose(sent as never, facts).copy,
  group: groupBookingMail.compose(sent as never, facts).copy,
  ...Object.fromEntries(readers.map((one) => [one.kind, one.compose({} as never, facts).copy])),
  invitation: composeInvitationMail({
    ...{ group, email: sent.email, url: `${site}/admin/invitation/${LONG}` },
  }),
  password: composeNewPasswordMail({
    ...{ group, email: sent.email, url: `${site}/admin/reset/${LONG}` },
  }),
}
