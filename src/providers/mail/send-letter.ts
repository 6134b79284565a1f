import { createHash } from 'node:crypto'
import type { Attempt } from '#outbox/deliver.ts'
import type { Mail, Mailbox, MailProvider } from './contract.ts'

/** The words of a letter, who they go to, and the link in them that is the reader's alone, if any. */
export type Written = Omit<Mail, 'messageId'> & {
  key: string
  /** The site's own address: the mail's number is one of its. */
  site: string
  /** Part of a link by which whoever has it counts as the recipient. */
  secret: string | null
}

/** Hands the words of a letter on. The copy for the staff does not hold the reader's own link. */
export async function sendLetter(
  mail: MailProvider,
  { key, site, secret, ...written }: Written,
): Promise<Attempt> {
  const sent = await mail.send({ ...written, messageId: messageIdOf(key, site) })
  const hidden = (words: string) => (secret ? words.replaceAll(secret, '…') : words)
  const { subject, text, html, to } = written
  const copy = { subject, text: hidden(text), html: hidden(html) }
  const ended = { copy, recipient: to.address }
  if (sent.ok) return { outcome: sent.value, ...ended }
  const outcome = sent.code === 'recipient_refused' ? 'refused' : 'failed'
  return { outcome, reason: String(sent.detail?.reason), ...ended }
}

/** Where an answer to a mail about a restaurant goes. */
export function answerTo({
  title,
  email,
}: {
  title: string
  email: string | null
}): Mailbox | null {
  return email ? { name: title, address: email } : null
}

/** A letter that says nothing any more. */
export function dropped(reason: string): Attempt {
  return { outcome: 'dropped', reason }
}

/** The same for every attempt of a letter. */
function messageIdOf(key: string, site: string): string {
  const id = createHash('sha256').update(`mail ${key}`).digest('hex').slice(0, 32)
  return `<${id}@${new URL(site).hostname}>`
}
