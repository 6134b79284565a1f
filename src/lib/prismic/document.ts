import { type Values, valuesIn } from './values.ts'

/** A document of a Prismic repository. */
export type PrismicDocument = {
  id: string
  /** API id of its type, in lower case with hyphens: `news-post`. */
  type: string
  /** Name in addresses; empty where the type has none. */
  uid: string
  /** As `en-ca`; empty where the file does not say it. */
  language: string
  /** Its address on the old site, as its route resolver said it; empty where the file does not say it. */
  url: string
  /** Moment of its first publication (ISO 8601); empty where the file does not say it. */
  publishedAt: string
  /** Its fields by their API ids. */
  data: Values
}

/** Members of an exported document that are none of its fields. */
const AROUND = new Set([
  ...['id', 'uid', 'url', 'type', 'href', 'lang', 'slugs', 'grouplang', 'linked_documents'],
  ...['first_publication_date', 'last_publication_date', 'alternate_languages'],
  'alternate_language_id',
])

/** Name of a file of an export: the id of its document, and what it is told from others by. */
const EXPORTED = /(?:^|\/)([\w-]+)(?:\$[^/]*)?\.json$/i

/**
 * Reads a document, either as the API gives it, with its fields in `data`, or as a file of an export, whose name has its id.
 * Null where it is none: it has no type, or no id.
 */
export function readPrismicDocument(value: unknown, file: string): PrismicDocument | null {
  const all = valuesIn(value)
  if (!all) return null
  const text = (name: string) => (typeof all[name] === 'string' ? (all[name] as string).trim() : '')
  const id = text('id') || (EXPORTED.exec(file)?.[1] ?? '')
  if (id === '' || text('type') === '') return null
  const isAround = ([name, value]: [string, unknown]) =>
    name === 'tags' ? isWords(value) : AROUND.has(name)
  const fields = Object.entries(all).filter((field) => !isAround(field))
  const data = valuesIn(all.data)
  return {
    ...{ id, type: typeName(text('type')), uid: text('uid'), language: text('lang') },
    url: data ? text('url') : '',
    publishedAt: data ? text('first_publication_date') : '',
    data: data ?? Object.fromEntries(fields),
  }
}

const isWords = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** An API id as names are compared: `HeroGrid`, `hero_grid` and `hero-grid` are one. */
export function typeName(id: string): string {
  return id
    .trim()
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[_\s]+/g, '-')
    .toLowerCase()
}
