import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mail, MailProvider } from './contract.ts'

type MailHarness = {
  provider: MailProvider
  /** Addresses of the recipients of what has left so far. */
  left(): string[]
  stop(): Promise<void>
}

/** A mail with everything in it. */
export const mail: Mail = {
  messageId: '<1@saltwood.example>',
  to: { name: 'Ida Marsh', address: 'ida@example.com' },
  replyTo: { name: 'Saltwood Burrard', address: 'burrard@saltwood.example' },
  subject: 'Your table',
  text: 'Your table is reserved',
  html: '<p>Your table is reserved</p>',
  calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
}

/** Every mail adapter passes this. */
export function describeMailProvider(name: string, make: () => Promise<MailHarness>) {
  describe(`mail by ${name}`, () => {
    let harness: MailHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness?.stop())

    test('says of a mail what became of it: sent only where it left', async () => {
      const before = harness.left().length
      const sent = await harness.provider.send(mail)
      const left = harness.left().slice(before)
      expect(sent).toEqual({ ok: true, value: harness.provider.leaves ? 'sent' : 'unsent' })
      expect(left).toEqual(harness.provider.leaves ? ['ida@example.com'] : [])
    })

    // ASVS 1.3.11
    test('no name, subject or text adds a recipient or fails the mail', async () => {
      const nasty = 'Ida\r\nBcc: everybody@example.com\r\n\r\n<b>"李", \u0000'
      const to = { name: nasty, address: 'ida@example.com' }
      const replyTo = { name: nasty, address: 'burrard@saltwood.example' }
      const before = harness.left().length
      const sent = await harness.provider.send({
        ...mail,
        to,
        replyTo,
        subject: nasty,
        text: nasty,
      })
      expect(sent.ok).toBe(true)
      expect(new Set(harness.left().slice(before))).toEqual(
        new Set(harness.provider.leaves ? ['ida@example.com'] : []),
      )
    })

    test('an address that nothing can be sent to is refused for good, or kept as any other', async () => {
      for (const address of ['', 'nobody', 'a@b.example\r\nRCPT TO:<c@d.example>']) {
        const sent = await harness.provider.send({ ...mail, to: { name: 'Ida', address } })
        if (harness.provider.leaves)
          expect(sent, address).toMatchObject({ code: 'recipient_refused' })
        else expect(sent, address).toEqual({ ok: true, value: 'unsent' })
      }
      expect(harness.left()).not.toContain('c@d.example')
    })
  })
}
