import type { PostRow } from '#cms/outbox/outbox-lists.ts'
import { kindLabel } from './labels.ts'

/** A mail by its kind, leading to it. */
export function LetterLink({ letter }: { letter: Pick<PostRow, 'key' | 'kind'> }) {
  const search = new URLSearchParams({ key: letter.key })
  return <a href={`/admin/post?${search}`}>{kindLabel(letter.kind)}</a>
}
