import type { VersionAuthor } from '#cms/audit-log/version-authors.ts'
import * as t from './messages.gen.ts'

/** Who saved a version, or planned what the clock published. */
export function authorText(author: VersionAuthor | undefined): string {
  if (!author) return t.authorUnknown()
  const { name, scheduled } = author
  if (!name) return t.savedBySystem()
  return scheduled ? t.plannedBy({ name }) : t.savedBy({ name })
}

/** As `authorText`, in a column that says what it is. */
export function authorName(author: VersionAuthor | undefined): string {
  if (!author) return t.notKnown()
  const { name, scheduled } = author
  if (!name) return t.theSystemSaved()
  return scheduled ? t.plannedByShort({ name }) : name
}
