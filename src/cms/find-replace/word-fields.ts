import type { Block, FlattenedField } from 'payload'
import { isRecord } from '#lib/is-record.ts'

type Values = Record<string, unknown>
type BlockOf = (slug: string) => (Block & { flattenedFields: FlattenedField[] }) | undefined

/** A field with words for guests. */
export type WordField = {
  /** Its path with the ids of rows, which are the same in a draft and in what is published. */
  key: string
  /** Its path with the places of rows, as forms have it: `slices.0.title`. */
  path: string
  /** Its label after those of the fields and rows that it stands in. */
  label: string
  /** Whether it is a web address, and no words. */
  isAddress: boolean
  value: unknown
}

type Location = Omit<WordField, 'value' | 'isAddress'> & { document: Values; blockOf: BlockOf }

/**
 * The fields of a document that hold words for guests, and typed addresses of links, as they are filled in and shown by
 * its form. Left out: what no form shows or lets everybody write, lists of names, and `NOT_WORDS`.
 */
export function wordFieldsOf(
  fields: readonly FlattenedField[],
  document: Values,
  blockOf: BlockOf,
): WordField[] {
  return inRow(fields, document, { key: '', path: '', label: '', document, blockOf })
}

/** Whether a field may hold words, at any depth. */
export function mayHoldWords(field: FlattenedField): boolean {
  if (!isShown(field)) return false
  switch (field.type) {
    case 'group':
    case 'tab':
    case 'array':
      return field.flattenedFields.some(mayHoldWords)
    case 'blocks':
    case 'richText':
    case 'textarea':
      return true
    case 'text':
      return !field.hasMany
    default:
      return false
  }
}

function inRow(fields: readonly FlattenedField[], row: Values, place: Location): WordField[] {
  return fields.flatMap((field) => {
    if (!mayHoldWords(field)) return []
    const isThere = field.admin?.condition?.(place.document, row, {} as never) ?? true
    return isThere ? inField(field, row[field.name], within(place, field.name, labelOf(field))) : []
  })
}

function inField(field: FlattenedField, value: unknown, place: Location): WordField[] {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isRecord(value) ? inRow(field.flattenedFields, value, place) : []
    case 'array':
      return rowsOf(value).flatMap((row, index) =>
        inRow(field.flattenedFields, row, rowAt(place, row, index, '')),
      )
    case 'blocks':
      return rowsOf(value).flatMap((row, index) => {
        const block = place.blockOf(String(row.blockType))
        const name = typeof block?.labels?.singular === 'string' ? block.labels.singular : ''
        return block ? inRow(block.flattenedFields, row, rowAt(place, row, index, name)) : []
      })
    default: {
      const { key, path, label } = place
      const isAddress = field.custom?.webAddress === true
      return value ? [{ key, path, label, isAddress, value }] : []
    }
  }
}

/** Fields of Payload for itself. */
const UNREAD = new Set(['id', 'blockName', 'blockType'])

function isShown(field: FlattenedField): boolean {
  const { admin, custom, name } = field
  if (UNREAD.has(name) || custom?.notWords === true) return false
  if ('hidden' in field && field.hidden) return false
  if ('virtual' in field && field.virtual) return false
  const isHidden = admin && 'hidden' in admin && admin.hidden
  return !isHidden && !('access' in field && field.access?.update)
}

function within(place: Location, step: string, label: string): Location {
  return {
    ...place,
    key: joined(place.key, step),
    path: joined(place.path, step),
    label: [place.label, label].filter(Boolean).join(' › '),
  }
}

function rowAt(place: Location, row: Values, index: number, name: string): Location {
  const words = name ? `${index + 1} ${name}` : String(index + 1)
  const inside = within(place, String(index), words)
  return { ...inside, key: joined(place.key, String(row.id ?? index)) }
}

const joined = (path: string, step: string) => (path === '' ? step : `${path}.${step}`)

function labelOf(field: FlattenedField): string {
  if (!('label' in field) || field.label === false) return ''
  return typeof field.label === 'string' ? field.label : field.name
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
