import type { FlattenedField, UploadField } from 'payload'
import { isRecord } from '#lib/is-record.ts'
import { focusName } from '#lib/media/focus.ts'
import { resolveLink } from '#lib/routing/links.ts'
import { toPicture, toVideo } from './media.ts'
import { toRichText } from './rich-text.ts'

type Values = Record<string, unknown>

/** A document that another one refers to, as pages get it. */
export type Reference = { id: number; uid: string | null; title: string | null }

/**
 * The values of fields as pages get them, by the fields' own definitions: an upload is a `Picture` (with the focus
 * that was chosen for it there) or a `Film`, a link group a `ResolvedLink`, formatted text a `RichText`, a
 * relationship a `Reference`. What is missing is null; rows of a list whose required document is gone are left out.
 */
export function toDto(fields: readonly FlattenedField[], values: unknown): Values {
  const source = isRecord(values) ? values : {}
  const result: Values = {}
  for (const field of fields) {
    // Part of the picture beside it.
    if (field.custom?.isFocus) continue
    result[field.name] = fieldDto(field, source[field.name], source[focusName(field.name)])
  }
  return result
}

function fieldDto(field: FlattenedField, value: unknown, focus: unknown): unknown {
  switch (field.type) {
    case 'upload':
      if (field.hasMany)
        return toList(value).flatMap(flatMapPresent((one) => fileDto(field, one, focus)))
      return fileDto(field, value, focus)
    case 'relationship':
      return field.hasMany ? toList(value).flatMap(flatMapPresent(toReference)) : toReference(value)
    case 'richText':
      return toRichText(value)
    case 'group':
    case 'tab':
      return isLink(field.flattenedFields)
        ? resolveLink(value)
        : toDto(field.flattenedFields, value)
    case 'array':
      return toList(value).flatMap((row) => rowDto(field.flattenedFields, row))
    default:
      return value ?? null
  }
}

function rowDto(fields: readonly FlattenedField[], row: unknown): Values[] {
  const made = toDto(fields, row)
  const gone = fields.some(
    (field) =>
      (field.type === 'relationship' || field.type === 'upload') &&
      field.required === true &&
      made[field.name] === null,
  )
  return gone ? [] : [{ ...(isRecord(row) && row.id ? { id: row.id } : {}), ...made }]
}

function isLink(fields: readonly FlattenedField[]): boolean {
  return fields.some((field) => field.name === 'link_type')
}

/** A draft may have a film where a picture belongs, or the other way round: there it counts as missing. */
function fileDto(field: Pick<UploadField, 'filterOptions'>, value: unknown, focus: unknown) {
  const { mimeType } = (field.filterOptions ?? {}) as { mimeType?: { contains: string } }
  const isFilm = mimeType?.contains === 'video/'
  return isFilm ? toVideo(value) : toPicture(value, focus)
}

function toReference(value: unknown): Reference | null {
  const target = isRecord(value) && 'relationTo' in value ? value.value : value
  if (!isRecord(target) || typeof target.id !== 'number') return null
  const text = (part: unknown) => (typeof part === 'string' ? part : null)
  return { id: target.id, uid: text(target.uid), title: text(target.title) }
}

function flatMapPresent<T>(make: (value: unknown) => T | null): (value: unknown) => T[] {
  return (value) => {
    const made = make(value)
    return made === null ? [] : [made]
  }
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
