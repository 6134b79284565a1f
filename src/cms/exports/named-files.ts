import { filesOf, filesOfFont, type MediaNames } from '../content/media-files.ts'
import type { Values } from '../documents/versions.ts'
import type { ExportedDocument, NamedFile } from './format.ts'

/** The stored files that a document of a collection names. */
export function filesNamedBy(
  collection: string,
  { published }: Pick<ExportedDocument, 'published'>,
): NamedFile[] {
  const values = published ?? {}
  switch (collection) {
    case 'media':
      return inMedia(filesOf(values as MediaNames))
    case 'fonts':
      return inMedia(filesOfFont(values as Parameters<typeof filesOfFont>[0]))
    case 'applications':
      return resumeOf(values)
    default:
      return []
  }
}

const inMedia = (names: readonly string[]) =>
  names.map((name): NamedFile => ({ area: 'media', name }))

function resumeOf({ file }: Values): NamedFile[] {
  const name = (file as { storedAs?: string | null } | null | undefined)?.storedAs
  return name ? [{ area: 'private/resumes', name }] : []
}
