import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
import type { MailProvider } from './contract.ts'
import { parseMailbox } from './mailbox.ts'
import { createOutboxOnly } from './outbox-only/adapter.ts'

/** How mail leaves this installation: by the server of SMTP_URL, or not at all. */
export function mailProvider(): Promise<MailProvider> {
  return processSingleton('mail', connect)
}

async function connect(): Promise<MailProvider> {
  const { url, from } = env.mail
  const sender = parseMailbox(from)
  if (!url) return createOutboxOnly({ sender })
  const { createSmtp } = await import('./smtp/adapter.ts')
  return createSmtp({ url, sender })
}

/** Whether guests can be sent mail at all. */
export function mailLeaves(): boolean {
  return env.mail.url !== undefined
}
