import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { Values, Versions } from '../../documents/versions.ts'
import type { ReadDocument } from '../../find-replace/read-documents.ts'
import { saveParts } from '../../find-replace/save-parts.ts'
import type { Undo } from '../documents.ts'
import { mergeValues } from './merge-values.ts'
import type { SaidReader } from './said-reader.ts'

/**
 * The versions of a document with what the import says of them; what is not complete waits in its draft. `made`: the import has made
 * it, so that its lists are those of the file, though members of them are lacking.
 */
export async function withSaid(
  { parts }: ReadDocument,
  reader: SaidReader,
  { made } = { made: false },
): Promise<Versions> {
  const merged = async (values: Values | undefined) =>
    values ? mergeValues(values, await reader.read(made ? {} : values)) : null
  const published = await merged(parts.published?.values)
  const draft = await merged(parts.draft?.values)
  const there = parts.published?.values
  if (!there || !reader.isIncomplete(there)) return { published, draft }
  const isSame = isDeepStrictEqual(there, published)
  return { published: there, draft: draft ?? (isSame ? null : published) }
}

/** The values of the fields that are others in `next`, as they are. */
export function formerOf({ parts }: ReadDocument, next: Versions): Omit<Undo, 'made'> {
  const former = (before: Values | undefined, after: Values | null): Values | null => {
    if (!before || !after) return null
    const names = Object.keys(after).filter((one) => !isDeepStrictEqual(before[one], after[one]))
    return names.length === 0
      ? null
      : Object.fromEntries(names.map((one) => [one, before[one] ?? null]))
  }
  return {
    seen: '',
    published: former(parts.published?.values, next.published),
    draft: former(parts.draft?.values, next.draft),
  }
}

/** The versions of a document with values that their fields had before. */
export const withFormer = (
  { parts }: ReadDocument,
  former: Pick<Undo, 'published' | 'draft'>,
): Versions => ({
  published: parts.published && { ...parts.published.values, ...former.published },
  draft: parts.draft && { ...parts.draft.values, ...former.draft },
})

/** Saves a draft beside what is published, which has none yet. */
export const makeDraft = (req: PayloadRequest, read: ReadDocument, { draft }: Versions) =>
  saveParts(
    req,
    { ...read, parts: { published: null, draft: read.parts.published } },
    { published: null, draft },
  )

/** The values that its form shows. */
export const shown = ({ parts }: ReadDocument): Values =>
  (parts.draft ?? parts.published)?.values ?? {}
