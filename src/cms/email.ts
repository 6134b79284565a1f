import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import { readMailbox } from '#providers/mail/mailbox.ts'
import { smtpOptions } from '#providers/mail/smtp/options.ts'
import type { Env } from '../env.ts'

/**
 * How the content system's own mails (a new password) leave. Without SMTP_URL none does: the log has
 * recipient and subject, and `npm run staff -- reset` gives a new password.
 */
export function email({ mail }: Pick<Env, 'mail'>): Config['email'] {
  if (!mail.url) return undefined
  const { name, address } = readMailbox(mail.from)
  return nodemailerAdapter({
    defaultFromAddress: address,
    defaultFromName: name,
    skipVerify: true,
    transportOptions: smtpOptions(mail.url),
  })
}
