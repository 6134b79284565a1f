import type { FlattenedField } from 'payload'
import { linkIn, type PrismicLink, type PrismicPicture, pictureIn } from '#lib/prismic/link.ts'
import { toLexical } from '#lib/prismic/rich-text.ts'
import { type PrismicSlice, slicesIn } from '#lib/prismic/slice.ts'
import {
  isEmpty,
  rowsIn,
  textBlocksIn,
  type Values,
  valuesIn,
  wordsOf,
} from '#lib/prismic/values.ts'
import { type LexicalRoot, lexicalParagraphs } from '#lib/text/lexical-nodes.ts'
import type { LinkReference, PictureReference, Reference } from '../../references/reference.ts'
import type { ImportedCollection } from '../../types.ts'
import { linkTarget } from './link-target.ts'

/** Callbacks of the document whose fields are read. */
export type Around = {
  /** The values of a slice; null where the site has none of its kind. */
  readSlice(slice: PrismicSlice): Values | null
  /** Is told the path of each field and slice of the old system that has words and no place here. */
  leaveOut(path: string): void
}

/** Fields that no file fills: what only this system knows, and what people state of a dish by checking it. */
const NOT_FILLED: ReadonlySet<string> = new Set([
  ...['uid', 'formerAddresses', 'moveVisits', 'keepBookings', 'seen', '_status', 'deletedAt'],
  ...['allergens', 'allergensCheckedAt', 'createdAt', 'updatedAt', 'id', 'blockName', 'blockType'],
])

/** A name as names of both systems are compared: `menu_category` is `menuCategory`. */
export const plainName = (name: string) => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()

/**
 * The values that fields get of the fields with their names in the old system. `path`: where those stand, for what is left out;
 * `placed`: names of those that have a place already.
 */
export function fieldValues(
  fields: readonly FlattenedField[],
  source: Values,
  around: Around,
  { path = '', placed = [] }: { path?: string; placed?: readonly string[] } = {},
): Values {
  const used = new Set(placed.map(plainName))
  const named = new Map(Object.keys(source).map((name) => [plainName(name), name]))
  const take = (name: string): unknown => {
    const own = named.get(plainName(name))
    if (own === undefined) return undefined
    used.add(plainName(name))
    return source[own]
  }
  const values: Values = {}
  for (const field of fields) {
    if (NOT_FILLED.has(field.name)) continue
    const said = take(field.name)
    const value = isEmpty(said) ? undefined : fieldValue(field, said, { ...around, take, path })
    if (value !== undefined) values[field.name] = value
    else if (!isEmpty(said)) around.leaveOut(`${path}${field.name}`)
  }
  for (const [plain, name] of named)
    if (!used.has(plain) && !isEmpty(source[name])) around.leaveOut(`${path}${name}`)
  return values
}

/** `take`: gives a field of the same row, which has its place then. */
type Place = Around & { take(name: string): unknown; path: string }

function fieldValue(field: FlattenedField, value: unknown, place: Place): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return 'hasMany' in field && field.hasMany ? undefined : filledText(wordsOf(value))
    case 'richText':
      return richTextOf(value)
    case 'number':
      return numberOf(value)
    case 'checkbox':
      return typeof value === 'boolean' ? value : /^(?:true|yes|1)$/i.test(wordsOf(value))
    case 'date':
      return momentOf(value)
    case 'select':
    case 'radio':
      return choiceOf(field, value)
    case 'upload':
      return uploadOf(field, value)
    case 'relationship':
      return documentsOf(field, value)
    case 'group':
    case 'tab':
      return groupOf(field, value, place)
    case 'array':
      return rowsOf(field, rowsIn(value), place)
    case 'blocks':
      return slicesOf(value, place)
    default:
      return undefined
  }
}

const filledText = (text: string) => (text === '' ? undefined : text)

/** Formatted text of formatted text, else a paragraph for each line. */
function richTextOf(value: unknown): LexicalRoot | undefined {
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

function numberOf(value: unknown): number | undefined {
  const text = wordsOf(value).replace(/^\$\s*/, '')
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** A moment of a text that says one (ISO 8601); undefined of every other one. */
export function momentOf(value: unknown): string | undefined {
  const moment = new Date(wordsOf(value))
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>

/** The choice whose value or label a text is. */
function choiceOf(field: Choice, value: unknown): unknown {
  if ('hasMany' in field && field.hasMany) return undefined
  const wished = plainName(wordsOf(value))
  const found = field.options.find((option) => {
    const names = typeof option === 'string' ? [option] : [option.value, String(option.label)]
    return names.some((name) => plainName(name) === wished)
  })
  return typeof found === 'object' ? found.value : found
}

function uploadOf(field: Extract<FlattenedField, { type: 'upload' }>, value: unknown): unknown {
  const found = Array.isArray(value)
    ? rowsIn(value).flatMap((row) => firstOf(row, pictureIn) ?? [])
    : [firstOf(value, pictureIn)].flatMap((one) => one ?? [])
  const pictures = found.map(pictureReference)
  return field.hasMany ? (pictures.length > 0 ? pictures : undefined) : pictures[0]
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

function documentsOf(
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

function documentIn(value: unknown) {
  const link = linkIn(value)
  return link?.to === 'document' ? link : null
}

type Group = Extract<FlattenedField, { type: 'group' | 'tab' }>

function groupOf(field: Group, value: unknown, place: Place): unknown {
  const names = new Set(field.flattenedFields.map(({ name }) => name))
  if (names.has('link_type')) {
    const link = linkIn(value)
    return link
      ? linkReference(link, 'field', names.has('text') ? textOf(field, place) : null)
      : undefined
  }
  // A web address alone.
  if (names.size === 1 && names.has('url')) {
    const link = linkIn(value)
    return link?.to === 'web' || link?.to === 'media' ? { url: link.url } : undefined
  }
  if (names.has('desktop')) return responsiveOf(value)
  const inside = valuesIn(value)
  return inside
    ? fieldValues(field.flattenedFields, inside, place, pathIn(place, field.name))
    : undefined
}

/** The words of a link that stand in a field beside it: `ctaText`, `cta_label`, `linkText`. */
function textOf({ name }: Group, { take }: Place): string {
  for (const beside of [`${name}Text`, `${name}Label`, `${name}Title`, 'linkText', 'linkLabel']) {
    const words = wordsOf(take(beside))
    if (words !== '') return words
  }
  return ''
}

function linkReference(
  link: PrismicLink,
  within: LinkReference['in'],
  beside: string | null,
): LinkReference {
  const text = beside === null ? null : link.text || beside
  return { ref: 'link', in: within, target: linkTarget(link), text, newTab: link.newTab }
}

/** A picture for both kinds of screens; the one for phones is the responsive view of that name. */
function responsiveOf(value: unknown): Values | undefined {
  const picture: PrismicPicture | null = firstOf(value, pictureIn)
  if (!picture) return undefined
  const view = (name: string) =>
    Object.entries(picture.others).find(([one]) => plainName(one) === name)
  const [desktop, mobile] = [view('desktop')?.[1] ?? picture, view('mobile')?.[1]]
  // A view of the same file is cut out by the old system; this one cuts by itself.
  const own = mobile && mobile.file !== desktop.file ? { mobile: pictureReference(mobile) } : {}
  return { desktop: pictureReference(desktop), ...own }
}

function rowsOf(
  field: Extract<FlattenedField, { type: 'array' }>,
  rows: readonly Values[],
  place: Place,
): Values[] | undefined {
  const filled = rows.filter((row) => !isEmpty(row))
  const made = filled.map((row) =>
    fieldValues(field.flattenedFields, row, place, pathIn(place, field.name)),
  )
  const read = made.filter((row) => Object.keys(row).length > 0)
  return read.length > 0 ? read : undefined
}

const pathIn = ({ path }: Place, name: string) => ({ path: `${path}${name}.` })

function slicesOf(value: unknown, place: Place): Values[] | undefined {
  const slices = (slicesIn(value) ?? []).map(place.readSlice).filter((slice) => slice !== null)
  return slices.length > 0 ? slices : undefined
}
