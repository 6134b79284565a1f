import type { Block, FlattenedField } from 'payload'
import { isRecord } from '#lib/is-record.ts'
import { isBrokenLink, resolveLink } from '#lib/routing/links.ts'
import { parseSlice } from '#slices/parse.ts'
import { hasGap } from '../content/gaps.ts'
import { lacksAltText } from './alt-text.ts'
import { type HasPath, isBlank, isDeadLink, linksOf } from './links.ts'
import type { LintError } from './lint-finding.ts'

type Values = Record<string, unknown>

/** Context of the rules: published paths, the site's origin and the slices' schemas. */
export type LintContext = {
  hasPath: HasPath
  /** The site's own origin, without a slash. */
  origin: string
  /** Whether pictures without an alt text are found where they are used; else each is found in the library, once. */
  altTextWhereUsed?: boolean
  /** The schema of a slice, if the site still has it. */
  block(slug: string): (Block & { flattenedFields: FlattenedField[] }) | undefined
}

type FieldLocation = { path: string; label: string; document: Values; context: LintContext }

/**
 * Errors of a published document as the site reads it, with references populated one level deep: a reference
 * that was not populated does not exist on the site.
 */
export function checkFields(
  fields: readonly FlattenedField[],
  document: Values,
  context: LintContext,
): LintError[] {
  return checkRow(fields, document, { path: '', label: '', document, context })
}

function checkRow(
  fields: readonly FlattenedField[],
  row: Values,
  place: FieldLocation,
): LintError[] {
  return fields.flatMap((field) => {
    const shown = field.admin?.condition?.(place.document, row, {} as never) ?? true
    return shown ? checkField(field, row, childLocation(place, field.name, nameOf(field))) : []
  })
}

function checkField(field: FlattenedField, row: Values, place: FieldLocation): LintError[] {
  const value = row[field.name]
  switch (field.type) {
    case 'group':
    case 'tab':
      return checkGroup(field, row, place)
    case 'array':
      return [
        ...tooFewRows(field, value, place),
        ...rows(value).flatMap((row, n) =>
          checkRow(field.flattenedFields, row, childLocation(place, String(n), String(n + 1))),
        ),
      ]
    case 'blocks':
      return [
        ...tooFewRows(field, value, place),
        ...rows(value).flatMap((row, n) => checkBlock(row, n, place)),
      ]
    case 'richText':
      return [
        ...(isRequired(field) && isBlank(value) ? [lintErrorAt('empty', place)] : []),
        ...linksOf(value).flatMap((link) => brokenLinkErrors(link, place)),
        ...(hasGap(value) ? [lintErrorAt('gap', place)] : []),
      ]
    case 'upload':
    case 'relationship':
      return checkReference(field, value, place)
    case 'text':
    case 'textarea':
      if (hasGap(value)) return [lintErrorAt('gap', place)]
  }
  return isRequired(field) && isEmpty(value) ? [lintErrorAt('empty', place)] : []
}

type Group = Extract<FlattenedField, { type: 'group' | 'tab' }>

function checkGroup(
  { name, flattenedFields, custom }: Group,
  row: Values,
  place: FieldLocation,
): LintError[] {
  const value = row[name]
  const group = isRecord(value) ? value : {}
  const names = new Set(flattenedFields.map(({ name }) => name))
  const isLink = names.has('link_type') || (names.size === 1 && names.has('url'))
  const words = group.text ?? row[String(custom?.textIn)]
  const linkProblems = isLink ? linkErrors(group, words, custom?.required === true, place) : []
  return linkProblems.length > 0 ? linkProblems : checkRow(flattenedFields, group, place)
}

/** A link to a document that is gone may have kept only its words: the database takes the rest. */
function linkErrors(
  link: Values,
  words: unknown,
  required: boolean,
  place: FieldLocation,
): LintError[] {
  if (resolveLink(link) !== null) return brokenLinkErrors(link, place)
  if (!isEmpty(words) && (isBrokenLink(link) || !isEmpty(link.text)))
    return [lintErrorAt('link-broken', place)]
  return required ? [lintErrorAt('empty', place)] : []
}

function brokenLinkErrors(link: Values, place: FieldLocation): LintError[] {
  const { hasPath, origin } = place.context
  return isDeadLink(link, hasPath, origin) ? [lintErrorAt('link-broken', place)] : []
}

function checkBlock(block: Values, index: number, place: FieldLocation): LintError[] {
  const schema = place.context.block(String(block.blockType))
  const name = schema ? textOf(schema.labels?.singular) : String(block.blockType)
  const here = childLocation(place, String(index), `${index + 1} ${name}`)
  if (!schema) return [lintErrorAt('slice-left-out', here)]
  const errors = checkRow(schema.flattenedFields, block, here)
  const parsed = parseSlice(schema, block)
  if (parsed.ok) return errors
  const path = `${here.path}.${String(parsed.detail?.path)}`
  // Most often the reason is already among the errors, in better words.
  const explained = errors.some((found) => found.path === path)
  return explained ? errors : [...errors, { ...lintErrorAt('slice-left-out', here), path }]
}

function checkReference(field: FlattenedField, value: unknown, place: FieldLocation): LintError[] {
  const all = Array.isArray(value) ? value : isEmpty(value) ? [] : [value]
  if (all.length === 0) return isRequired(field) ? [lintErrorAt('empty', place)] : []
  if (all.some((one) => !isThere(one))) return [lintErrorAt('gone', place)]
  const isPicture = field.type === 'upload' && place.context.altTextWhereUsed
  const lacks = (one: unknown) => isRecord(one) && lacksAltText(one)
  return isPicture && all.some(lacks) ? [lintErrorAt('alt-missing', place)] : []
}

/** Filled in: a document, or `{ relationTo, value }` with one. */
function isThere(reference: unknown): boolean {
  if (!isRecord(reference)) return false
  return 'relationTo' in reference ? isRecord(reference.value) : true
}

function tooFewRows(
  field: FlattenedField & { minRows?: number },
  value: unknown,
  place: FieldLocation,
): LintError[] {
  const least = field.minRows ?? (isRequired(field) ? 1 : 0)
  return rows(value).length < least ? [lintErrorAt('empty', place)] : []
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

function childLocation(place: FieldLocation, step: string, words: string): FieldLocation {
  return {
    ...place,
    path: place.path === '' ? step : `${place.path}.${step}`,
    label: place.label === '' ? words : `${place.label} › ${words}`,
  }
}

function lintErrorAt(rule: LintError['rule'], { path, label }: FieldLocation): LintError {
  return { rule, path, label }
}

function nameOf(field: FlattenedField): string {
  return ('label' in field && textOf(field.label)) || field.name
}

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
