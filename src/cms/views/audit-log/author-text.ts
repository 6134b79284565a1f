import type { VersionAuthor } from '#cms/audit-log/version-authors.ts'
import * as t from './messages.gen.ts'

/** Author of a version; of a scheduled one whoever scheduled it. */
export function authorText(author: VersionAuthor | undefined): string {
  if (!author) return t.authorUnknown()
  const { name, scheduled } = author
  if (!name) return t.savedBySystem()
  return scheduled ? t.plannedBy({ name }) : t.savedBy({ name })
}

/** As `authorText`, without the words that the head of its column says. */
export function authorName(author: VersionAuthor | undefined): string {
  if (!author) return t.notKnown()
  const { name, scheduled } = author
  if (!name) return t.theSystemSaved()
  return scheduled ? t.plannedByShort({ name }) : name
}
