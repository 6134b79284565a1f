import { expect, it } from 'vitest'
import type { NotBookedPayload } from '#booking-engine/messages/booking-messages.ts'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import type { Mail } from '#providers/mail/contract.ts'
import { sendNotBookedMail } from './send-not-booked-mail.ts'

const post: NotBookedPayload = {
  ...{ locationId: '7', address: 'ida@example.com', at: '2026-11-27T19:00', party: 4 },
  ...{ kind: 'charge', amount: 6_000, currency: 'CAD', multiplier: 100 },
}
const place = {
  ...{ uid: 'burrard', title: 'Saltwood Burrard', address: ['1 Fir Street', 'Vancouver BC'] },
  ...{ phone: '6045550101', email: 'burrard@saltwood.example', mapUrl: null },
}

/** The mail of a table that was not booked, and what became of its letter. */
async function mailOf(change: Partial<NotBookedPayload> = {}, uid: string | null = place.uid) {
  const sent: Mail[] = []
  const payload = JSON.stringify({ ...post, ...change })
  const letter = {
    key: 'unbooked:1',
    kind: 'unbooked',
    payload,
    isLastAttempt: false,
    attempt: 1,
    queuedAt: 0,
  }
  const attempt = await sendNotBookedMail(letter, {
    mail: {
      leaves: true,
      sender: { name: 'Saltwood', address: 'hello@saltwood.example' },
      send: async (mail) => {
        sent.push(mail)
        return { ok: true, value: 'sent' }
      },
    },
    placeOf: async () => ({ ...place, uid }),
    group: async () => 'Saltwood',
    words: async () => NO_WORDS,
    look: async () => REFERENCE_PLAIN_LOOK,
    site: 'https://saltwood.example',
  })
  expect(attempt).toMatchObject({ outcome: 'sent', recipient: 'ida@example.com' })
  return sent[0] as Mail
}

it('says which table is not booked, that the money goes back, and where there are others', async () => {
  const { subject, text, html, to, calendar } = await mailOf()
  expect(subject).toBe('Not booked: a table at Saltwood Burrard, Friday, November 27 at 7:00 PM')
  for (const said of ['4 people', '$60.00', 'goes back to you', '604-555-0101']) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text).toContain('https://saltwood.example/locations/burrard?reserve=burrard')
  expect([to.address, calendar]).toEqual(['ida@example.com', null])
})

it('says of a card that would only have been kept that it is not', async () => {
  const { text } = await mailOf({ kind: 'hold' }, null)
  expect(text).toContain('we do not keep your card')
  expect(text).not.toContain('$60.00')
  expect(text).not.toContain('/locations/')
})
