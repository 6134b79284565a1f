import { env } from '../../../env.ts'
import type { MailProvider } from '../contract.ts'
import { parseMailbox } from '../mailbox.ts'
import { createOutboxOnly } from './adapter.ts'

/** The provider that sends nothing. */
export function connect(): MailProvider {
  return createOutboxOnly({ sender: parseMailbox(env.mail.from) })
}
