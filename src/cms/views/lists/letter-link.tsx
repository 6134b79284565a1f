import type { PostRow } from '../../post/letters.ts'
import { kindLabel } from '../post-words.ts'

/** A mail by its kind, leading to it. */
export function LetterLink({ letter }: { letter: Pick<PostRow, 'key' | 'kind'> }) {
  const search = new URLSearchParams({ key: letter.key })
  return <a href={`/admin/post?${search}`}>{kindLabel(letter.kind)}</a>
}
