import type { PictureKind, PictureQuery } from '#cms/picture-library/picture-query.ts'
import type { Reply } from './api.ts'
import * as t from './messages.gen.ts'

export const KIND_LABELS: Record<PictureKind, () => string> = {
  picture: t.kindPicture,
  video: t.kindVideo,
  file: t.kindFile,
}

const TEXTS: Record<string, () => string> = {
  changed_meanwhile: t.changedMeanwhile,
  forbidden: t.signedOut,
  no_answer: t.noAnswer,
  not_found: t.isGone,
  status_413: t.tooLarge,
  too_large: t.tooLarge,
  too_many_tags: t.tooManyTags,
}

/** Says why something was refused. */
export function refusalText({ code, message }: Extract<Reply<unknown>, { ok: false }>): string {
  return message ?? (TEXTS[code] ?? t.didNotWork)()
}

/** The address of the library with a query, without what is not chosen; the first page has no number. */
export function libraryHref(query: PictureQuery): string {
  const { page, noAlt, unused, ...words } = query
  const all = { ...words, noAlt: noAlt && '1', unused: unused && '1', page: page === 1 ? '' : page }
  const entries = Object.entries(all).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )
  const search = new URLSearchParams(entries).toString()
  return search ? `/admin/pictures?${search}` : '/admin/pictures'
}

/** The form of a document that uses a picture. */
export const ownerHref = (owner: string) => `/admin/${owner}`
