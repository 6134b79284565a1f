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
    let it: Tried
    beforeAll(async () => {
      it = await make()
    })
    afterAll(() => it?.stop())

    test('says of a mail what became of it: sent only where it left', async () => {
      const before = it.left().length
      const sent = await it.provider.send(mail)
      const left = it.left().slice(before)
      expect(sent).toEqual({ ok: true, value: it.provider.leaves ? 'sent' : 'kept' })
      expect(left).toEqual(it.provider.leaves ? ['ida@example.com'] : [])
    })

    test('no name, subject or text adds a recipient or fails the mail', async () => {
      const nasty = 'Ida\r\nBcc: everybody@example.com\r\n\r\n<b>"李", \u0000'
      const to = { name: nasty, address: 'ida@example.com' }
      const replyTo = { name: nasty, address: 'burrard@saltwood.example' }
      const before = it.left().length
      const sent = await it.provider.send({ ...mail, to, replyTo, subject: nasty, text: nasty })
      expect(sent.ok).toBe(true)
      expect(new Set(it.left().slice(before))).toEqual(
        new Set(it.provider.leaves ? ['ida@example.com'] : []),
      )
    })

    test('an address that nothing can be sent to is refused for good, or kept as any other', async () => {
      for (const address of ['', 'nobody', 'a@b.example\r\nRCPT TO:<c@d.example>']) {
        const sent = await it.provider.send({ ...mail, to: { name: 'Ida', address } })
        if (it.provider.leaves) expect(sent, address).toMatchObject({ code: 'recipient_refused' })
        else expect(sent, address).toEqual({ ok: true, value: 'kept' })
      }
      expect(it.left()).not.toContain('c@d.example')
    })
  })
}
