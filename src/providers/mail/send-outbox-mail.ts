import { createHash } from 'node:crypto'
import type { DeliveryResult } from '#outbox/deliver.ts'
import type { Mail, Mailbox, MailProvider } from './contract.ts'

/** A rendered mail of an outbox message. */
export type OutboxMail = Omit<Mail, 'messageId'> & {
  key: string
  /** Origin of the site, whose host name is part of the Message-ID. */
  site: string
  /** A token in its links that stands for the recipient. */
  secret: string | null
}

/** Sends a mail. Its `secret` is left out of the copy that the staff can read. */
export async function sendOutboxMail(
  mail: MailProvider,
  { key, site, secret, ...content }: OutboxMail,
): Promise<DeliveryResult> {
  const sent = await mail.send({ ...content, messageId: messageIdOf(key, site) })
  const redacted = (text: string) => (secret ? text.replaceAll(secret, '…') : text)
  const { subject, text, html, to } = content
  const rendered = { subject, text: redacted(text), html: redacted(html) }
  const ended = { rendered, recipient: to.address }
  if (sent.ok) return { outcome: sent.value, ...ended }
  const outcome = sent.code === 'recipient_refused' ? 'refused' : 'failed'
  return { outcome, reason: String(sent.detail?.reason), ...ended }
}

/** Reply-To of a mail about a location; null if it has no address. */
export function replyToLocation({
  title,
  email,
}: {
  title: string
  email: string | null
}): Mailbox | null {
  return email ? { name: title, address: email } : null
}

/** The result of a message that there is no reason to send any more. */
export function skipped(reason: string): DeliveryResult {
  return { outcome: 'skipped', reason }
}

/** Message-ID, the same for every attempt of a message. */
function messageIdOf(key: string, site: string): string {
  const id = createHash('sha256').update(`mail ${key}`).digest('hex').slice(0, 32)
  return `<${id}@${new URL(site).hostname}>`
}
