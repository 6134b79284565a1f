import type { Block, FlattenedField } from 'payload'
import { isBrokenLink, resolveLink } from '#lib/routing/links.ts'
import { parseSlice } from '#slices/parse.ts'
import { isBlank, isBroken, type KnowsPath, linksOf } from './links.ts'
import type { Fault } from './lint-finding.ts'

type Values = Record<string, unknown>

/** What the rules must know besides the document. */
export type Surroundings = {
  knows: KnowsPath
  /** The site's own origin, without a slash. */
  origin: string
  /** The schema of a slice, if the site still has it. */
  block(slug: string): (Block & { flattenedFields: FlattenedField[] }) | undefined
}

type Place = { path: string; label: string; document: Values; around: Surroundings }

/**
 * What is wrong in a published document as the site reads it (one level of references filled in): a
 * reference that was not filled in is one that the site does not have.
 */
export function checkFields(
  fields: readonly FlattenedField[],
  document: Values,
  around: Surroundings,
): Fault[] {
  return checkRow(fields, document, { path: '', label: '', document, around })
}

function checkRow(fields: readonly FlattenedField[], row: Values, place: Place): Fault[] {
  return fields.flatMap((field) => {
    const shown = field.admin?.condition?.(place.document, row, {} as never) ?? true
    return shown ? checkField(field, row, below(place, field.name, nameOf(field))) : []
  })
}

function checkField(field: FlattenedField, row: Values, place: Place): Fault[] {
  const value = row[field.name]
  switch (field.type) {
    case 'group':
    case 'tab':
      return checkGroup(field, row, place)
    case 'array':
      return [
        ...tooFew(field, value, place),
        ...rows(value).flatMap((row, n) =>
          checkRow(field.flattenedFields, row, below(place, String(n), String(n + 1))),
        ),
      ]
    case 'blocks':
      return [
        ...tooFew(field, value, place),
        ...rows(value).flatMap((row, n) => checkBlock(row, n, place)),
      ]
    case 'richText':
      return [
        ...(isRequired(field) && isBlank(value) ? [fault('empty', place)] : []),
        ...linksOf(value).flatMap((link) => brokenLink(link, place)),
      ]
    case 'upload':
    case 'relationship':
      return checkReference(field, value, place)
    default:
      return isRequired(field) && isEmpty(value) ? [fault('empty', place)] : []
  }
}

type Group = Extract<FlattenedField, { type: 'group' | 'tab' }>

function checkGroup({ name, flattenedFields, custom }: Group, row: Values, place: Place): Fault[] {
  const value = row[name]
  const group = isRecord(value) ? value : {}
  const names = new Set(flattenedFields.map(({ name }) => name))
  const isLink = names.has('link_type') || (names.size === 1 && names.has('url'))
  const words = group.text ?? row[String(custom?.textIn)]
  const fault = isLink ? linkFault(group, words, custom?.required === true, place) : []
  return fault.length > 0 ? fault : checkRow(flattenedFields, group, place)
}

/** A link to a document that is gone may have kept only its words: the database takes the rest. */
function linkFault(link: Values, words: unknown, required: boolean, place: Place): Fault[] {
  if (resolveLink(link) !== null) return brokenLink(link, place)
  if (!isEmpty(words) && (isBrokenLink(link) || !isEmpty(link.text)))
    return [fault('link-broken', place)]
  return required ? [fault('empty', place)] : []
}

function brokenLink(link: Values, place: Place): Fault[] {
  const { knows, origin } = place.around
  return isBroken(link, knows, origin) ? [fault('link-broken', place)] : []
}

function checkBlock(block: Values, index: number, place: Place): Fault[] {
  const schema = place.around.block(String(block.blockType))
  const name = schema ? textOf(schema.labels?.singular) : String(block.blockType)
  const here = below(place, String(index), `${index + 1} ${name}`)
  if (!schema) return [fault('slice-left-out', here)]
  const faults = checkRow(schema.flattenedFields, block, here)
  const parsed = parseSlice(schema, block)
  if (parsed.ok) return faults
  const path = `${here.path}.${String(parsed.detail?.path)}`
  // Most often the reason is already among the faults, in better words.
  const explained = faults.some((found) => found.path === path)
  return explained ? faults : [...faults, { ...fault('slice-left-out', here), path }]
}

function checkReference(field: FlattenedField, value: unknown, place: Place): Fault[] {
  const all = Array.isArray(value) ? value : isEmpty(value) ? [] : [value]
  if (all.length === 0) return isRequired(field) ? [fault('empty', place)] : []
  return all.some((one) => !isThere(one)) ? [fault('gone', place)] : []
}

/** Filled in: a document, or `{ relationTo, value }` with one. */
function isThere(reference: unknown): boolean {
  if (!isRecord(reference)) return false
  return 'relationTo' in reference ? isRecord(reference.value) : true
}

function tooFew(
  field: FlattenedField & { minRows?: number },
  value: unknown,
  place: Place,
): Fault[] {
  const least = field.minRows ?? (isRequired(field) ? 1 : 0)
  return rows(value).length < least ? [fault('empty', place)] : []
}

function rows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function isRequired(field: FlattenedField): boolean {
  return 'required' in field && field.required === true
}

function below(place: Place, step: string, words: string): Place {
  return {
    ...place,
    path: place.path === '' ? step : `${place.path}.${step}`,
    label: place.label === '' ? words : `${place.label} › ${words}`,
  }
}

function fault(rule: Fault['rule'], { path, label }: Place): Fault {
  return { rule, path, label }
}

function nameOf(field: FlattenedField): string {
  return ('label' in field && textOf(field.label)) || field.name
}

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : ''
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
