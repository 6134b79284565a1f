import type { DocumentRef, FilmRef, LinkRef, PictureRef, Prose } from './authored.ts'
import { richTextFromProse } from './rich-text.ts'

export type Id = string | number

/** Ids of what has been loaded, by collection and uid; throws on an unknown name. */
export type IdLookup = (collection: string, uid: string) => Id

/**
 * The Payload input of authored content: names of pictures, films and documents become ids, prose
 * becomes rich text, links become link fields. Everything else is copied.
 */
export function resolveAuthored(value: unknown, ids: IdLookup): unknown {
  if (Array.isArray(value)) return value.map((row) => resolveAuthored(row, ids))
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return ids('media', value.picture)
  if (isFilms(value)) return value.films.map((file) => ids('media', file))
  if (isProse(value)) return richTextFromProse(value.prose)
  if (isLink(value)) return linkInput(value, ids)
  if (isDocument(value)) return ids(value.collection, value.uid)
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, resolveAuthored(inner, ids)]),
  )
}

/** A link field with its text. */
export function linkInput({ link, to }: LinkRef, ids: IdLookup) {
  return { ...targetInput(to, ids), text: link }
}

/** A link field without text: to a document of the site, or to an address. */
export function targetInput(to: LinkRef['to'], ids: IdLookup) {
  if (typeof to === 'string') return { link_type: 'Web', url: to }
  const document = { relationTo: to.collection, value: ids(to.collection, to.uid) }
  return { link_type: 'Document', document }
}

const isPicture = (value: object): value is PictureRef => 'picture' in value
const isFilms = (value: object): value is FilmRef => 'films' in value
const isProse = (value: object): value is Prose => 'prose' in value
const isLink = (value: object): value is LinkRef => 'link' in value && 'to' in value
const isDocument = (value: object): value is DocumentRef => 'collection' in value && 'uid' in value
