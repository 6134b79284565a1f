import { env } from '../../../env.ts'
import type { MailProvider } from '../contract.ts'
import { parseMailbox } from '../mailbox.ts'
import { createSmtp } from './adapter.ts'

/** Connects the mail server of SMTP_URL; null without one. */
export function connect(): MailProvider | null {
  const { url, from } = env.mail
  return url ? createSmtp({ url, sender: parseMailbox(from) }) : null
}
