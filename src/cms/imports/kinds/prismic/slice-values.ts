import type { FlattenedBlock } from 'payload'
import type { PrismicSlice } from '#lib/prismic/slice.ts'
import { isEmpty, type Values } from '#lib/prismic/values.ts'
import { type Around, fieldValues } from './field-values.ts'
import { plainName } from './plain-name.ts'

/** The values of a slice for the block of its name. */
export function sliceValues(slice: PrismicSlice, block: FlattenedBlock, around: Around): Values {
  const { variation, primary, items } = slice
  const list = isEmpty(items) ? null : listOf(block, primary)
  if (!isEmpty(items) && !list) around.leaveOut(`${block.slug}.items`)
  const source = { variation, ...primary, ...(list ? { [list]: items } : {}) }
  // A slice without variations has one that is called “default” in every repository.
  const place = { path: `${block.slug}.`, placed: ['variation'] }
  return {
    blockType: block.slug,
    ...fieldValues(block.flattenedFields, source, around, place),
  }
}

/** The field that the repeated fields of a slice fill: `items`, else its only list that none of the others fills. */
function listOf({ flattenedFields }: FlattenedBlock, primary: Values): string | null {
  const filled = new Set(Object.keys(primary).map(plainName))
  const lists = flattenedFields
    .filter((field) => field.type === 'array' || ('hasMany' in field && field.hasMany))
    .map(({ name }) => name)
    .filter((name) => !filled.has(plainName(name)))
  return lists.find((name) => name === 'items') ?? (lists.length === 1 ? (lists[0] ?? null) : null)
}
