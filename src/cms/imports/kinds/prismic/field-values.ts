import type { FlattenedField } from 'payload'
import { linkIn } from '#lib/prismic/link.ts'
import { type PrismicSlice, slicesIn } from '#lib/prismic/slice.ts'
import { isEmpty, rowsIn, type Values, valuesIn, wordsOf } from '#lib/prismic/values.ts'
import { plainName } from './plain-name.ts'
import { choiceOf, filledText, momentOf, numberOf } from './plain-values.ts'
import {
  documentsOf,
  linkReference,
  responsiveOf,
  richTextOf,
  uploadOf,
} from './referring-values.ts'

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
