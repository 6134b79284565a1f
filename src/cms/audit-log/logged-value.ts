import type { FlattenedField } from 'payload'
import { plainText } from '#lib/text/rich-text.ts'
import type { LoggedValue, Reference } from './types.ts'

/** Characters of a text that the log has; of a longer one it has the length, too. */
const TEXT_LENGTH = 600

/** A field's value as the log has it; null for what is empty. */
export function loggedValue(field: FlattenedField, value: unknown): LoggedValue {
  if (value === undefined || value === null || value === '') return null
  if (field.type === 'relationship' || field.type === 'upload') return referencesTo(field, value)
  if (field.type === 'richText') return cut(plainText(value as never))
  if (field.type === 'date') return instantOf(value)
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(textOf)
  if (typeof value === 'boolean' || typeof value === 'number') return value
  return cut(textOf(value))
}

/** Whether two values of the log say the same. */
export function isSame(before: LoggedValue, after: LoggedValue): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

function cut(text: string): LoggedValue {
  if (text === '') return null
  return text.length <= TEXT_LENGTH
    ? text
    : { text: text.slice(0, TEXT_LENGTH), length: text.length }
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

function instantOf(value: unknown): string {
  const instant = new Date(value as string)
  return Number.isNaN(instant.getTime()) ? String(value) : instant.toISOString()
}

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

function referencesTo({ relationTo }: Relation, value: unknown): LoggedValue {
  const references = [value].flat().flatMap((one): Reference[] => {
    if (typeof relationTo === 'string') {
      const id = idOf(one)
      return id === null ? [] : [{ collection: relationTo, id }]
    }
    const { relationTo: collection, value: target } = (one ?? {}) as Record<string, unknown>
    const id = idOf(target)
    return id === null ? [] : [{ collection: String(collection), id }]
  })
  return references.length === 0 ? null : { references }
}

function idOf(value: unknown): number | string | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  if (typeof id !== 'number' && typeof id !== 'string') return null
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
}
