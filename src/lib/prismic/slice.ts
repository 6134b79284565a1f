import { typeName } from './document.ts'
import { rowsIn, type Values, valuesIn } from './values.ts'

/** A slice of a document: `type` as `typeName` has it, empty of what is none; `items` the rows of its repeated fields. */
export type PrismicSlice = { type: string; variation: string; primary: Values; items: Values[] }

/** The slices of a slice zone, as the API and exports have them; null where a value has none. */
export function slicesIn(value: unknown): PrismicSlice[] | null {
  const slices = rowsIn(value).map(sliceIn)
  return slices.some(({ type }) => type !== '') ? slices : null
}

function sliceIn(row: Values): PrismicSlice {
  // Exports name a slice by its type and what it is told from others by: `hero_grid$5b1e…`.
  const type = typeof row.key === 'string' ? row.key.split('$', 1)[0] : row.slice_type
  // The oldest slices are one field, without a name of its own.
  const value = row.value === undefined ? row : (valuesIn(row.value) ?? { primary: row })
  const { variation, primary, items, repeat, 'non-repeat': once } = value
  return {
    type: typeof type === 'string' ? typeName(type) : '',
    variation: typeof variation === 'string' ? variation : '',
    primary: valuesIn(primary ?? once) ?? {},
    items: rowsIn(items ?? repeat),
  }
}
