import { typeName } from './document.ts'
import { rowsIn, type Values, valuesIn } from './values.ts'

/** A slice of a document: `type` as `typeName` has it, `items` the rows of its repeated fields. */
export type PrismicSlice = { type: string; variation: string; primary: Values; items: Values[] }

/** The slices of a slice zone, as the API and exports have them; null where a value is none. */
export function slicesIn(value: unknown): PrismicSlice[] | null {
  const rows = rowsIn(value)
  if (!Array.isArray(value) || rows.length < value.length) return null
  const slices = rows.map(sliceIn)
  return slices.includes(null) ? null : (slices as PrismicSlice[])
}

function sliceIn(row: Values): PrismicSlice | null {
  // Exports name a slice by its type and what it is told from others by: `hero_grid$5b1e…`.
  const exported = typeof row.key === 'string' ? valuesIn(row.value) : null
  const type = exported ? String(row.key).split('$', 1)[0] : row.slice_type
  if (typeof type !== 'string' || type === '') return null
  const { variation, primary, items, repeat, 'non-repeat': once } = exported ?? row
  return {
    type: typeName(type),
    variation: typeof variation === 'string' ? variation : '',
    primary: valuesIn(primary ?? once) ?? {},
    items: rowsIn(items ?? repeat),
  }
}
