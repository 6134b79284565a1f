import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mail, MailProvider } from './contract.ts'

type Tried = {
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
export function describeMailProvider(name: string, make: () => Promise<Tried>) {
  describe(`mail by ${name}`, () => {
    let tried: Tried
    beforeAll(async () => {
      tried = await make()
    })
    afterAll(() => tried?.stop())

    test('says of a mail what became of it: sent only where it left', async () => {
      const before = tried.left().length
      const sent = await tried.provider.send(mail)
      const left = tried.left().slice(before)
      expect(sent).toEqual({ ok: true, value: tried.provider.leaves ? 'sent' : 'kept' })
      expect(left).toEqual(tried.provider.leaves ? ['ida@example.com'] : [])
    })

    test('no name, subject or text adds a recipient or fails the mail', async () => {
      const nasty = 'Ida\r\nBcc: everybody@example.com\r\n\r\n<b>"李", \u0000'
      const to = { name: nasty, address: 'ida@example.com' }
      const replyTo = { name: nasty, address: 'burrard@saltwood.example' }
      const before = tried.left().length
      const sent = await tried.provider.send({ ...mail, to, replyTo, subject: nasty, text: nasty })
      expect(sent.ok).toBe(true)
      expect(new Set(tried.left().slice(before))).toEqual(
        new Set(tried.provider.leaves ? ['ida@example.com'] : []),
      )
    })

    test('an address that nothing can be sent to is refused for good, or kept as any other', async () => {
      for (const address of ['', 'nobody', 'a@b.example\r\nRCPT TO:<c@d.example>']) {
        const sent = await tried.provider.send({ ...mail, to: { name: 'Ida', address } })
        if (tried.provider.leaves)
          expect(sent, address).toMatchObject({ code: 'recipient_refused' })
        else expect(sent, address).toEqual({ ok: true, value: 'kept' })
      }
      expect(tried.left()).not.toContain('c@d.example')
    })
  })
}
