import type { FoundDocument } from '#cms/find-replace/find-places.ts'
import type { Place, Standing } from '#cms/find-replace/places.ts'
import * as t from './messages.gen.ts'

export const STANDING_LABELS: Record<Standing, () => string> = {
  published: t.published,
  draft: t.draft,
  both: t.both,
  differs: t.differs,
  published_only: t.publishedOnly,
  draft_only: t.draftOnly,
}

/** What is said of words that are formatted in more than one way. */
export const FORMAT_NOTES: Partial<Record<Place['formats'], () => string>> = {
  several: t.severalFormats,
  link: t.partlyLink,
}

const TEXTS: Record<string, () => string> = {
  busy: t.isBusy,
  forbidden: t.signedOut,
  no_answer: t.noAnswer,
}

/** Says why the server did nothing. */
export const refusalText = (code: string): string => (TEXTS[code] ?? t.didNotWork)()

/** The form of a document, and in it the field of a place. */
export function formHref(document: string, path: string | null = null): string {
  const field = path === null ? '' : `#field-${path.replaceAll('.', '__')}`
  return `/admin/${document}${field}`
}

/** Names a place among those of all documents. */
export const placeId = (
  { document }: Pick<FoundDocument, 'document'>,
  { key }: Pick<Place, 'key'>,
) => `${document} ${key}`
