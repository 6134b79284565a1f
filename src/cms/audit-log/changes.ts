import type { FlattenedBlock, FlattenedField } from 'payload'
import { disclosureOf } from './disclosure.ts'
import { isSame, loggedValue } from './logged-value.ts'
import type { Change, Changes } from './types.ts'

type Values = Record<string, unknown>
type BlockOf = (slug: string) => FlattenedBlock | undefined

/** Fields of one entry; what else changed is counted. */
const FIELD_LIMIT = 100

/** The fields in which two states of a document differ; `before` is empty at its creation, `after` at its deletion. */
export function changesOf(
  document: { slug: string; fields: readonly FlattenedField[]; blockOf: BlockOf },
  before: Values,
  after: Values,
): Changes {
  const found = changedFields({ ...document, isTop: true, path: '' }, before, after)
  return { fields: found.slice(0, FIELD_LIMIT), more: Math.max(0, found.length - FIELD_LIMIT) }
}

/**
 * The changes of two sets, one after the other: of a field that both changed the value before the first and the one
 * after the second; what is as it was before is left out.
 */
export function mergeChanges(first: Changes, second: Changes): Changes {
  const merged = new Map(first.fields.map((change) => [change.path, change]))
  for (const change of second.fields) {
    const known = merged.get(change.path)
    if (!known || 'hidden' in change || 'hidden' in known) merged.set(change.path, change)
    else if (isSame(known.before, change.after)) merged.delete(change.path)
    else merged.set(change.path, { ...change, before: known.before })
  }
  const fields = [...merged.values()]
  return {
    fields: fields.slice(0, FIELD_LIMIT),
    more: Math.max(0, fields.length - FIELD_LIMIT) + first.more + second.more,
  }
}

type Level = {
  slug: string
  fields: readonly FlattenedField[]
  blockOf: BlockOf
  isTop: boolean
  path: string
}

function changedFields(level: Level, before: Values, after: Values): Change[] {
  return level.fields.flatMap((field) => {
    const disclosure = disclosureOf(level.slug, field, level.isTop)
    if (disclosure === 'nothing') return []
    const path = level.path + field.name
    const [was, is] = [before[field.name], after[field.name]]
    if (disclosure === 'name') return sameData(was, is) ? [] : [{ path, hidden: true as const }]
    return changedValue({ ...level, isTop: false, path }, field, was, is)
  })
}

function changedValue(level: Level, field: FlattenedField, was: unknown, is: unknown): Change[] {
  const { path } = level
  switch (field.type) {
    case 'group':
    case 'tab': {
      const within = { ...level, fields: field.flattenedFields, path: `${path}.` }
      return changedFields(within, (was ?? {}) as Values, (is ?? {}) as Values)
    }
    case 'array':
      return changedRows(level, () => field.flattenedFields, rowsOf(was), rowsOf(is))
    case 'blocks': {
      const own = new Map(field.blocks.map((block) => [block.slug, block]))
      const fieldsOf = ({ blockType }: Values) =>
        (own.get(String(blockType)) ?? level.blockOf(String(blockType)))?.flattenedFields ?? []
      return changedRows(level, fieldsOf, rowsOf(was), rowsOf(is))
    }
    default: {
      const [before, after] = [loggedValue(field, was), loggedValue(field, is)]
      const same = isSame(before, after) && (field.type !== 'richText' || sameData(was, is))
      return same ? [] : [{ path, before, after }]
    }
  }
}

/** Rows belong together by their ids, or by their places where some have none. */
function changedRows(
  level: Level,
  fieldsOf: (row: Values) => readonly FlattenedField[],
  was: Values[],
  is: Values[],
): Change[] {
  const byId = [...was, ...is].every(({ id }) => id !== undefined && id !== null)
  const keyed = (rows: Values[]) =>
    new Map(rows.map((row, at) => [byId ? String(row.id) : String(at), { row, number: at + 1 }]))
  const [before, after] = [keyed(was), keyed(is)]
  const changed = (row: Values, number: number, old: Values | null, now: Values | null) => {
    const kind = typeof row.blockType === 'string' ? `:${row.blockType}` : ''
    const path = `${level.path}.${number}${kind}`
    const within = { ...level, fields: fieldsOf(row), path: `${path}.` }
    const found = changedFields(within, old ?? {}, now ?? {})
    // A row without any value was still added, or taken away.
    return found.length === 0 && !(old && now)
      ? [{ path, before: old && number, after: now && number }]
      : found
  }
  const gone = [...before].filter(([key]) => !after.has(key))
  return [
    ...[...after].flatMap(([key, { row, number }]) => {
      const old = before.get(key)?.row
      if (old && old.blockType === row.blockType) return changed(row, number, old, row)
      return [...(old ? changed(old, number, old, {}) : []), ...changed(row, number, {}, row)]
    }),
    ...gone.flatMap(([, { row, number }]) => changed(row, number, row, null)),
    ...movedRows(level.path, [...before.keys()], [...after.keys()]),
  ]
}

/** The order of rows that are in both, by their former numbers, where it is another one. */
function movedRows(path: string, before: string[], after: string[]): Change[] {
  const kept = after.filter((key) => before.includes(key))
  const numbers = kept.map((key) => before.indexOf(key) + 1)
  const isSorted = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  if (isSorted) return []
  const inOrder = [...numbers].sort((a, b) => a - b)
  return [{ path, before: inOrder.map(String), after: numbers.map(String) }]
}

const rowsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

function sameData(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
