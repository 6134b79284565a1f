import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import type { Env } from '../env.ts'

/**
 * How the content system's own mails (a new password) leave. Without SMTP_URL none does: the log has
 * recipient and subject, and `npm run staff -- reset` gives a new password.
 */
export function email({ mail }: Pick<Env, 'mail'>): Config['email'] {
  if (!mail.url) return undefined
  const [, name, address] = /^(.*?)\s*<([^>]+)>$/.exec(mail.from) ?? [null, '', mail.from]
  return nodemailerAdapter({
    defaultFromAddress: address ?? mail.from,
    defaultFromName: name ?? '',
    skipVerify: true,
    transportOptions: transportOf(new URL(mail.url)),
  })
}

function transportOf(url: URL) {
  const secure = url.protocol === 'smtps:'
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username ? { auth } : {}),
  }
}
