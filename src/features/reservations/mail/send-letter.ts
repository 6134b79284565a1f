import { createHash } from 'node:crypto'
import type { VisitPlace } from '#data/visit-places.ts'
import type { Attempt } from '#outbox/deliver.ts'
import type { Mail, Mailbox, MailProvider } from '#providers/mail/contract.ts'

/** The words of a letter, to whom they go, and the link in them that is the guest's alone. */
export type Written = Pick<Mail, 'subject' | 'text' | 'html' | 'calendar'> & {
  key: string
  to: Mailbox
  place: VisitPlace
  link: { url: string; token: string }
}

/** Hands the words of a letter on. The copy for the staff does not hold the guest's own link. */
export async function sendLetter(
  mail: MailProvider,
  { key, to, place, link, ...written }: Written,
): Promise<Attempt> {
  const sent = await mail.send({
    ...written,
    to,
    messageId: messageIdOf(key, link.url),
    replyTo: place.email ? { name: place.title, address: place.email } : null,
  })
  const hidden = (text: string) => text.replaceAll(link.token, '…')
  const { subject, text, html } = written
  const copy = { subject, text: hidden(text), html: hidden(html) }
  const ended = { copy, recipient: to.address }
  if (sent.ok) return { outcome: sent.value, ...ended }
  const outcome = sent.code === 'recipient_refused' ? 'refused' : 'failed'
  return { outcome, reason: String(sent.detail?.reason), ...ended }
}

/** A letter that says nothing any more. */
export function dropped(reason: string): Attempt {
  return { outcome: 'dropped', reason }
}

/** The same for every attempt of a letter. */
function messageIdOf(key: string, link: string): string {
  const id = createHash('sha256').update(`mail ${key}`).digest('hex').slice(0, 32)
  return `<${id}@${new URL(link).hostname}>`
}
