import { expect, it } from 'vitest'
import { composeNewPasswordMail } from '#cms/staff/new-password-mail.ts'
import { applicationMail } from '#features/careers/mail.ts'
import { giftCardRequestMail } from '#features/gift-cards/mail.ts'
import { groupBookingMail } from '#features/group-bookings/mail.ts'
import { subscriberMails } from '#features/newsletter/mail.ts'
import { replyMails } from '#features/replies/mail.ts'
import { notBookedMailCopy } from '#features/reservations/mail/not-booked-copy.ts'
import { type VisitMailKind, visitMailCopy } from '#features/reservations/mail/visit-copy.ts'
import { waitlistMailCopy } from '#features/reservations/mail/waitlist-copy.ts'
import type { Visit } from '#features/reservations/manage/visit.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import type { BookingPayment, LateCost } from '#providers/booking/payment.ts'
import { misworded, textsIn } from '#tests/support/wording.ts'
import type { MailCopy } from './copy.ts'

const group = 'Saltwood'
const words = NO_WORDS
const facts = { site: 'https://saltwood.example', group, words }
const place = {
  ...{ uid: 'burrard', title: 'Burrard', address: ['1088 Lantern Street', 'Vancouver BC'] },
  ...{ phone: '6045550112', email: null, mapUrl: 'https://maps.example/?q=1' },
}
const money = { amount: 3_000, currency: 'CAD', multiplier: 100 }
const at = '2026-11-27T19:00'

function visitMail(
  kind: VisitMailKind,
  state: Visit['state'],
  payment: BookingPayment | null = null,
  lateCost: LateCost | null = null,
): MailCopy {
  const visit: Visit = {
    ...{ place, state, payment, lateCost, at, party: 4, seating: 'bar', minutes: 105 },
    ...{ confirmation: '7QK2MD', timeZone: 'America/Vancouver', experience: null },
    cancelUntil: 'Friday, November 27, 2026 at 5:00 PM',
    manageUrl: 'https://saltwood.example/my/reservations/t0ken',
    hasAddress: true,
  }
  const guest = { firstName: 'Ida', lastName: 'Marsh' }
  const now = Date.parse('2026-11-26T20:00Z')
  return visitMailCopy({ kind, visit, guest, group, words, now, experience: null })
}

const paid: BookingPayment = { kind: 'charge', state: 'paid', money, last4: null }
const kept: BookingPayment = { kind: 'hold', state: 'kept', money, last4: '4242' }
const charged: BookingPayment = { kind: 'hold', state: 'charged', money, last4: '4242' }
const failed: BookingPayment = { kind: 'charge', state: 'failed', money, last4: null }

const sender = { id: 1, createdAt: '2026-11-20T20:00:00Z', fname: 'Ida', lname: 'Marsh' }
const about = { id: '4', title: 'Burrard' }
const reader = { ...sender, asked: 1, submission: null, email: 'ida@example.com' }
const written = { subject: 'A trial shift', text: 'Hello Ida,\n\nplease come.', about }
const letters = subscriberMails(() => 't0ken')
const unbooked = (kind: 'charge' | 'hold') =>
  notBookedMailCopy({
    ...{ place, group, words, bookUrl: 'https://saltwood.example/locations/burrard' },
    post: { address: 'ida@example.com', locationId: '4', kind, at, party: 4, ...money },
  })

/** Submissions with and without an address to answer to. */
function submissions(contact: { email?: string }): MailCopy[] {
  const from = { ...sender, ...contact, tel: '6045550101' }
  const application = { ...from, position: 'Front House', file: { name: 'ida.pdf' }, about }
  const company = { businessName: 'Marsh Ltd', businessAddress: '1 Fir Street', city: 'Vancouver' }
  const wish = { date: '2026-12-04', partySize: 12, message: 'A birthday.', about }
  return [
    applicationMail.compose(application as never, facts).copy,
    applicationMail.compose({ ...application, about: null } as never, facts).copy,
    giftCardRequestMail.compose({ ...from, ...company, province: 'BC' } as never, facts).copy,
    groupBookingMail.compose({ ...from, ...wish } as never, facts).copy,
  ]
}

const mails: MailCopy[] = [
  visitMail('confirmation', 'booked'),
  visitMail('confirmation', 'booked', paid),
  visitMail('confirmation', 'booked', kept),
  visitMail('confirmation', 'late'),
  visitMail('changed', 'late', paid, { does: 'keep', money }),
  visitMail('changed', 'late', kept, { does: 'charge', money }),
  visitMail('changed', 'late', null, { does: 'nothing' }),
  visitMail('cancelled', 'cancelled', { ...paid, state: 'returned' }),
  visitMail('cancelled', 'cancelled', { ...paid, state: 'forfeited' }),
  visitMail('reminder', 'booked'),
  visitMail('charged', 'over', charged),
  visitMail('charged', 'cancelled', { ...charged, last4: null }),
  visitMail('unpaid', 'booked', failed),
  ...[unbooked('charge'), unbooked('hold')],
  waitlistMailCopy({
    ...{ place, group, words, party: 4, requestedAt: '2026-11-27T18:30', slot: at },
    ...{ bookUrl: facts.site, stopUrl: facts.site },
  }),
  ...letters.map((letter) => letter.compose(reader as never, facts).copy),
  ...submissions({ email: 'ida@example.com' }),
  ...submissions({}),
  ...replyMails.map((mail) => mail.compose(written as never, facts).copy),
  composeNewPasswordMail({ group, email: 'ida@example.com', url: facts.site }),
]

it.each(mails.map((words) => [words.subject, words] as const))(
  '“%s” is said in the group’s English',
  (_subject, words) => {
    const texts = textsIn(words)
    expect(texts.flatMap((text) => misworded(text).map((fault) => `${fault} in: ${text}`))).toEqual(
      [],
    )
  },
)

it('every mail that says why it came says so in the same words', () => {
  for (const { footer } of mails) {
    expect(footer.text).toMatch(/^You are receiving this (one )?email because /)
  }
})
