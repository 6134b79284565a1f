import { ok, refuse } from '#lib/result.ts'
import type { Mail, MailProvider } from '#providers/mail/contract.ts'

/** How a mail server answers for a recipient that it does not take a mail for. */
type Answer = 'unsent' | 'refused' | 'silent'

/** A way for mail to leave that keeps what it was given, in order. */
export type TestMail = MailProvider & { mails: Mail[] }

/** Takes every mail but those to the recipients that it is told about. */
export function testMail(answers: Record<string, Answer> = {}): TestMail {
  const mails: Mail[] = []
  return {
    mails,
    leaves: true,
    sender: { name: 'Saltwood', address: 'no-reply@example.com' },
    send: async (mail) => {
      const answer = answers[mail.to.address]
      if (answer === 'refused') return refuse('recipient_refused', { reason: 'no such mailbox' })
      if (answer === 'silent') return refuse('mail_unavailable', { reason: 'ECONNREFUSED' })
      mails.push(mail)
      return ok(answer ?? 'sent')
    },
  }
}
