import type { OutboxRow } from '#cms/outbox/outbox-lists.ts'
import { kindLabel } from './labels.ts'

/** A mail by its kind, leading to it. */
export function MessageLink({ letter }: { letter: Pick<OutboxRow, 'key' | 'kind'> }) {
  const search = new URLSearchParams({ key: letter.key })
  return <a href={`/admin/outbox?${search}`}>{kindLabel(letter.kind)}</a>
}
