import { expect, it } from 'vitest'
import { composeNewPasswordMail } from '#cms/staff/new-password-mail.ts'
import { applicationPost } from '#features/careers/mail.ts'
import { bulkGiftCardsPost } from '#features/gift-cards/mail.ts'
import { groupBookingPost } from '#features/group-bookings/mail.ts'
import { readerPosts } from '#features/newsletter/mail.ts'
import { alertWords } from '#features/reservations/mail/alert-words.ts'
import { unbookedWords } from '#features/reservations/mail/unbooked-words.ts'
import { type MailKind, mailWords } from '#features/reservations/mail/words.ts'
import type { Visit } from '#features/reservations/manage/visit.ts'
import type { BookingPayment, LateCost } from '#providers/booking/payment.ts'
import { misworded, textsIn } from '#tests/support/wording.ts'
import type { MailWords } from './words.ts'

const group = 'Saltwood'
const facts = { site: 'https://saltwood.example', group }
const place = {
  ...{ uid: 'burrard', title: 'Burrard', address: ['1088 Lantern Street', 'Vancouver BC'] },
  ...{ phone: '6045550112', email: null, mapUrl: 'https://maps.example/?q=1' },
}
const money = { amount: 3_000, currency: 'CAD', multiplier: 100 }
const at = '2026-11-27T19:00'

function visitMail(
  kind: MailKind,
  state: Visit['state'],
  payment: BookingPayment | null = null,
  lateCost: LateCost | null = null,
): MailWords {
  const visit: Visit = {
    ...{ place, state, payment, lateCost, at, party: 4, seating: 'bar', minutes: 105 },
    ...{ confirmation: '7QK2MD', timeZone: 'America/Vancouver', experience: null },
    cancelUntil: 'Friday, November 27, 2026 at 5:00 PM',
    manageUrl: 'https://saltwood.example/my/reservations/t0ken',
    hasAddress: true,
  }
  const guest = { firstName: 'Ida', lastName: 'Marsh' }
  const now = Date.parse('2026-11-26T20:00Z')
  return mailWords({ kind, visit, guest, group, now, experience: null })
}

const paid: BookingPayment = { kind: 'charge', state: 'paid', money, last4: null }
const kept: BookingPayment = { kind: 'hold', state: 'kept', money, last4: '4242' }
const charged: BookingPayment = { kind: 'hold', state: 'charged', money, last4: '4242' }
const failed: BookingPayment = { kind: 'charge', state: 'failed', money, last4: null }

const sender = { id: 1, createdAt: '2026-11-20T20:00:00Z', fname: 'Ida', lname: 'Marsh' }
const about = { id: '4', title: 'Burrard' }
const reader = { ...sender, asked: 1, submission: null, email: 'ida@example.com' }
const letters = readerPosts(() => 't0ken')
const unbooked = (kind: 'charge' | 'hold') =>
  unbookedWords({
    ...{ place, group, bookUrl: 'https://saltwood.example/locations/burrard' },
    post: { address: 'ida@example.com', locationId: '4', kind, at, party: 4, ...money },
  })

/** Submissions with and without an address to answer to. */
function submissions(contact: { email?: string }): MailWords[] {
  const from = { ...sender, ...contact, tel: '6045550101' }
  const application = { ...from, position: 'Front House', file: { name: 'ida.pdf' }, about }
  const company = { businessName: 'Marsh Ltd', businessAddress: '1 Fir Street', city: 'Vancouver' }
  const wish = { date: '2026-12-04', partySize: 12, message: 'A birthday.', about }
  return [
    applicationPost.compose(application as never, facts).words,
    applicationPost.compose({ ...application, about: null } as never, facts).words,
    bulkGiftCardsPost.compose({ ...from, ...company, province: 'BC' } as never, facts).words,
    groupBookingPost.compose({ ...from, ...wish } as never, facts).words,
  ]
}

const mails: MailWords[] = [
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
  alertWords({
    ...{ place, group, party: 4, wished: '2026-11-27T18:30', slot: at },
    ...{ bookUrl: facts.site, stopUrl: facts.site },
  }),
  ...letters.map((letter) => letter.compose(reader as never, facts).words),
  ...submissions({ email: 'ida@example.com' }),
  ...submissions({}),
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
