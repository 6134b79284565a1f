import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import type { TextMessageProvider } from './contract.ts'

/** A message younger than this (ms) in its first attempt cannot have left before: an attempt's lease is longer. */
const FRESH = 4 * 60_000

/** A text message of the outbox. */
export type OutboxText = {
  message: Pick<OutboxMessage, 'key' | 'attempt' | 'queuedAt'>
  /** E.164. */
  to: string
  text: string
  /** A token in its link that stands for the guest; left out of the copy that the staff can read. */
  secret: string | null
  /** The clock of the outbox, ms. */
  now: number
}

/** Sends a text message; `onOptOut` is told that whoever has the number wants no more. */
export async function sendOutboxText(
  provider: TextMessageProvider,
  { message, to, text, secret, now }: OutboxText,
  onOptOut: () => Promise<void>,
): Promise<DeliveryResult> {
  const { key, attempt, queuedAt } = message
  const isFirst = attempt === 1 && now - queuedAt < FRESH
  const mayHaveLeftSince = isFirst ? null : queuedAt
  const sent = await provider.send({ key, to, text, mayHaveLeftSince })
  const copy = secret ? text.replaceAll(secret, '…') : text
  const ended = { rendered: { subject: '', text: copy, html: '' }, recipient: to }
  if (sent.ok) return { outcome: sent.value, ...ended }
  const reason = String(sent.detail?.reason)
  if (sent.code === 'text_unavailable') return { outcome: 'failed', reason, ...ended }
  if (sent.code === 'recipient_refused') return { outcome: 'refused', reason, ...ended }
  await onOptOut()
  return { outcome: 'skipped', reason, ...ended }
}
