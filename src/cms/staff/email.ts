import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config, EmailAdapter } from 'payload'
import type { Env } from '#env.ts'
import { htmlToText } from '#outbox/mail/html-to-text.ts'
import { parseMailbox } from '#providers/mail/mailbox.ts'
import { smtpOptions } from '#providers/mail/smtp/options.ts'

/**
 * How the content system's own mails (a new password) leave. Without SMTP_URL none does: the log says so, and
 * `npm run staff -- reset` gives a new password.
 */
export function emailAdapter({ mail }: Pick<Env, 'mail'>): Config['email'] {
  const { name, address } = parseMailbox(mail.from)
  if (!mail.url) return unsent(name, address)
  return withPlainText(
    nodemailerAdapter({
      defaultFromAddress: address,
      defaultFromName: name,
      skipVerify: true,
      transportOptions: smtpOptions(mail.url),
    }),
  )
}

function unsent(defaultFromName: string, defaultFromAddress: string): EmailAdapter {
  return ({ payload }) => ({
    ...{ name: 'unsent', defaultFromName, defaultFromAddress },
    sendEmail: async () =>
      payload.logger.warn('an email of the content system was not sent: SMTP_URL is not set'),
  })
}

/** The content system makes HTML alone; who reads mail as text gets the same words. */
async function withPlainText(made: ReturnType<typeof nodemailerAdapter>): Promise<EmailAdapter> {
  const adapter = await made
  return (system) => {
    const mailer = adapter(system)
    return {
      ...mailer,
      sendEmail: (message) => {
        const { text, html } = message
        const plain = !text && typeof html === 'string' ? { text: htmlToText(html) } : {}
        return mailer.sendEmail({ ...message, ...plain })
      },
    }
  }
}
