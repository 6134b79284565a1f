import type { FlattenedField } from 'payload'
import { linkIn, type PrismicLink, type PrismicPicture, pictureIn } from '#lib/prismic/link.ts'
import { toLexical } from '#lib/prismic/rich-text.ts'
import { rowsIn, textBlocksIn, type Values, valuesIn, wordsOf } from '#lib/prismic/values.ts'
import { type LexicalRoot, lexicalParagraphs } from '#lib/text/lexical-nodes.ts'
import type { LinkReference, PictureReference, Reference } from '../../references/reference.ts'
import type { ImportedCollection } from '../../types.ts'
import { linkTarget } from './link-target.ts'
import { plainName } from './plain-name.ts'

/** Formatted text of formatted text, else a paragraph for each line. */
export function richTextOf(value: unknown): LexicalRoot | undefined {
  const blocks = textBlocksIn(value)
  if (blocks) {
    const tree = toLexical(blocks, {
      link: (link) => linkReference(link, 'text', null) as unknown as Values,
      picture: (picture) => ({
        ...{ type: 'upload', version: 3, format: '', relationTo: 'media', fields: null },
        value: pictureReference(picture),
      }),
    })
    return tree.root.children.length > 0 ? tree : undefined
  }
  return lexicalParagraphs(wordsOf(value)) ?? undefined
}

/** References to the pictures that a value has, one where the field takes one. */
export function uploadOf(
  field: Extract<FlattenedField, { type: 'upload' }>,
  value: unknown,
): unknown {
  const found = Array.isArray(value)
    ? rowsIn(value).flatMap((row) => firstOf(row, pictureIn) ?? [])
    : [firstOf(value, pictureIn)].flatMap((one) => one ?? [])
  const pictures = found.map(pictureReference)
  return field.hasMany ? (pictures.length > 0 ? pictures : undefined) : pictures[0]
}

/** References to the documents that a value links to, one where the field takes one. */
export function documentsOf(
  field: Extract<FlattenedField, { type: 'relationship' }>,
  value: unknown,
): unknown {
  const rows = Array.isArray(value) ? rowsIn(value) : [value]
  const links = rows.flatMap((row) => firstOf(row, documentIn) ?? [])
  const { relationTo } = field
  const isPolymorphic = Array.isArray(relationTo)
  const collections = [relationTo].flat() as ImportedCollection[]
  const found = links.map(
    ({ id }): Reference => ({ ref: 'document', id, collections, isPolymorphic }),
  )
  return field.hasMany ? (found.length > 0 ? found : undefined) : found[0]
}

/** The reference of a link. `beside`: its words where it has none itself; null: the field has no place for words. */
export function linkReference(
  link: PrismicLink,
  within: LinkReference['in'],
  beside: string | null,
): LinkReference {
  const text = beside === null ? null : link.text || beside
  return { ref: 'link', in: within, target: linkTarget(link), text, newTab: link.newTab }
}

/** A picture for both kinds of screens; the one for phones is the responsive view of that name. */
export function responsiveOf(value: unknown): Values | undefined {
  const picture: PrismicPicture | null = firstOf(value, pictureIn)
  if (!picture) return undefined
  const view = (name: string) =>
    Object.entries(picture.others).find(([one]) => plainName(one) === name)
  const [desktop, mobile] = [view('desktop')?.[1] ?? picture, view('mobile')?.[1]]
  // A view of the same file is cut out by the old system; this one cuts by itself.
  const own = mobile && mobile.file !== desktop.file ? { mobile: pictureReference(mobile) } : {}
  return { desktop: pictureReference(desktop), ...own }
}

const pictureReference = ({ file, url }: { file: string; url: string }): PictureReference => ({
  ref: 'picture',
  file,
  url,
})

/** Returns the result of `read` for a value, else for the first of its members that has one; null where none has. */
function firstOf<T>(value: unknown, read: (value: unknown) => T | null): T | null {
  const own = read(value)
  if (own) return own
  for (const one of Object.values(valuesIn(value) ?? {})) {
    const inside = read(one)
    if (inside) return inside
  }
  return null
}

function documentIn(value: unknown) {
  const link = linkIn(value)
  return link?.to === 'document' ? link : null
}
