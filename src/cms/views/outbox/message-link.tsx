import type { OutboxRow } from '#cms/outbox/outbox-lists.ts'
import { kindLabel } from './labels.ts'

/** A mail by its kind, leading to it. */
export function MessageLink({ message }: { message: Pick<OutboxRow, 'key' | 'kind'> }) {
  const search = new URLSearchParams({ key: message.key })
  return <a href={`/admin/outbox?${search}`}>{kindLabel(message.kind)}</a>
}
