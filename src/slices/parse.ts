import type { Block, Field } from 'payload'
import { isRecord } from '#lib/is-record.ts'
import { ok, type Result, refuse } from '#lib/result.ts'

type Values = Record<string, unknown>

/**
 * Checks a block against its own schema, so that a component may trust what it is given: required
 * fields are there, texts are texts, choices are among the options, lists keep the schema's limits.
 * What exceeds a limit is cut off (the first five slides of seven); what is missing is refused with
 * the path of the field.
 */
export function parseSlice(schema: Block, block: unknown): Result<Values, 'invalid'> {
  if (!isRecord(block)) return refuse('invalid', { path: '' })
  const fault: Fault = { path: null }
  const values = parseFields(schema.fields, block, '', fault)
  return fault.path === null ? ok(values) : refuse('invalid', { path: fault.path })
}

type Fault = { path: string | null }

function parseFields(fields: Field[], source: Values, prefix: string, fault: Fault): Values {
  const result: Values = { ...source }
  for (const field of fields) {
    if (fault.path !== null) break
    if ('name' in field && field.name) {
      const path = `${prefix}${field.name}`
      const value = parseField(field, source[field.name], path, fault)
      if (value === undefined) delete result[field.name]
      else result[field.name] = value
    } else if ('fields' in field) {
      Object.assign(result, parseFields(field.fields, source, prefix, fault))
    }
  }
  return result
}

function parseField(field: Field, value: unknown, path: string, fault: Fault): unknown {
  if (field.type === 'array') return parseArray(field, value, path, fault)
  if (field.type === 'group' && isRecord(value) && !isRequired(field)) return value
  if (value === null || value === undefined || value === '') {
    if (isRequired(field)) fault.path = path
    return undefined
  }
  if (!CHECKS[field.type]?.(value, field)) {
    fault.path = path
    return undefined
  }
  return value
}

function parseArray(
  field: Extract<Field, { type: 'array' }>,
  value: unknown,
  path: string,
  fault: Fault,
): unknown[] {
  const rows = value === null || value === undefined ? [] : value
  const least = field.minRows ?? (field.required ? 1 : 0)
  if (!Array.isArray(rows) || rows.length < least) {
    fault.path = path
    return []
  }
  return rows.slice(0, field.maxRows ?? rows.length).map((row, index) => {
    if (!isRecord(row)) {
      fault.path ??= `${path}.${index}`
      return {}
    }
    return parseFields(field.fields, row, `${path}.${index}.`, fault)
  })
}

const text = (value: unknown) => typeof value === 'string'
// Links, pictures and documents have become DTOs in `data/`, whose types guarantee their insides.
const dto = (value: unknown) => typeof value === 'object'

const CHECKS: Partial<Record<Field['type'], (value: unknown, field: Field) => boolean>> = {
  text,
  textarea: text,
  email: text,
  date: text,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  checkbox: (value) => typeof value === 'boolean',
  select: isOption,
  radio: isOption,
  richText: isRecord,
  group: dto,
  upload: dto,
  relationship: dto,
  json: () => true,
}

function isOption(value: unknown, field: Field): boolean {
  if (field.type !== 'select' && field.type !== 'radio') return false
  return field.options.some(
    (option) => (typeof option === 'string' ? option : option.value) === value,
  )
}

function isRequired(field: Field): boolean {
  return 'required' in field && field.required === true
}
