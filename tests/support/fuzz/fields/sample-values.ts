import type { FlattenedField } from 'payload'
import { lexicalParagraphs } from '#lib/text/lexical-nodes.ts'

type Values = Record<string, unknown>

/** Ids of documents that references may name, by their collections. */
export type KnownIds = Readonly<Record<string, number>>

/** Values that the fields take: what is required, and what lies on the way to a field, which then has `value`. */
export function sampleWith(
  fields: readonly FlattenedField[],
  path: readonly string[],
  value: unknown,
  ids: KnownIds,
): Values {
  const [next, ...rest] = path
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (field.name === next) return [[field.name, onTheWay(field, rest, value, ids)]]
    const own = sampleOf(field, ids)
    return own === undefined ? [] : [[field.name, own]]
  })
  // A hostile address counts where the link says that it is a web address.
  const isLink = fields.some(({ name }) => name === 'link_type')
  return { ...Object.fromEntries(entries), ...(isLink ? { link_type: 'Web' } : {}) }
}

function onTheWay(field: FlattenedField, rest: string[], value: unknown, ids: KnownIds): unknown {
  if (rest.length === 0 || !('flattenedFields' in field)) return value
  const inside = sampleWith(field.flattenedFields, rest, value, ids)
  if (field.type !== 'array') return inside
  const more = Array.from({ length: Math.max(0, (field.minRows ?? 1) - 1) }, () =>
    sampleWith(field.flattenedFields, [], undefined, ids),
  )
  return [inside, ...more]
}

function sampleOf(field: FlattenedField, ids: KnownIds): unknown {
  const isRequired = 'required' in field && field.required === true
  if (field.type === 'group' || field.type === 'tab')
    return sampleWith(field.flattenedFields, [], undefined, ids)
  if (field.type === 'array') {
    const rows = Math.max(field.minRows ?? 0, isRequired ? 1 : 0)
    if (rows === 0) return undefined
    return Array.from({ length: rows }, () => sampleWith(field.flattenedFields, [], undefined, ids))
  }
  return isRequired || field.name === 'text' ? plainSample(field, ids) : undefined
}

function plainSample(field: FlattenedField, ids: KnownIds): unknown {
  switch (field.type) {
    case 'text':
      if (field.custom?.webAddress === true) return 'https://example.com/'
      return 'hasMany' in field && field.hasMany ? [] : 'Sample'
    case 'textarea':
      return 'Sample'
    case 'number':
      return field.min ?? 1
    case 'checkbox':
      return false
    case 'date':
      return '2027-01-01T12:00:00.000Z'
    case 'email':
      return 'ida@example.com'
    case 'richText':
      return lexicalParagraphs('Sample')
    case 'select':
    case 'radio': {
      const [first] = field.options
      const option = typeof first === 'string' ? first : first?.value
      return field.type === 'select' && field.hasMany ? [option] : option
    }
    case 'upload':
    case 'relationship': {
      const several = Array.isArray(field.relationTo)
      const to = several ? String(field.relationTo[0]) : String(field.relationTo)
      const one = several ? { relationTo: to, value: ids[to] } : ids[to]
      return field.hasMany ? [one] : one
    }
    default:
      return undefined
  }
}
