import { ok } from '#lib/result.ts'
import type { Mailbox, MailProvider } from '../contract.ts'

/**
 * The embedded default: no mail server, so nothing leaves and nothing claims to. The outbox keeps what
 * would have been sent where the staff can read it.
 */
export function createOutboxOnly({ sender }: { sender: Mailbox }): MailProvider {
  return { leaves: false, sender, send: async () => ok('unsent' as const) }
}
