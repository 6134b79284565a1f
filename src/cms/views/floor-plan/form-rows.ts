import { useForm, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Combination, Plan, TableRow } from './plan.ts'

type Fields = Parameters<Parameters<typeof useFormFields>[0]>[0][0]
type FormRows = {
  tables: TableRow[]
  combinations: Combination[]
  areas: { code: string; name: string }[]
}

/** The areas, tables and combinations as the lists of the form have them now, saved or not. */
export function useFormRows(): FormRows {
  // A text is equal to itself, so that only a change of these rows draws the plan anew.
  const text = useFormFields(([fields]) =>
    JSON.stringify({
      areas: rowsOf(fields, 'areas', ['code', 'name']),
      tables: rowsOf(fields, 'tables', ['code', 'area', 'attribute', 'minParty', 'maxParty']),
      combinations: rowsOf(fields, 'combinations', ['code', 'tables', 'minParty', 'maxParty']),
    }),
  )
  return useMemo(() => JSON.parse(text) as FormRows, [text])
}

function rowsOf(fields: Fields, list: string, names: readonly string[]) {
  const count = fields[list]?.rows?.length ?? 0
  return Array.from({ length: count }, (_, n) =>
    Object.fromEntries(names.map((name) => [name, fields[`${list}.${n}.${name}`]?.value ?? null])),
  )
}

/** Brings the lists of the form up to what came with the drawing, or was undone there. */
export function useRowSync(): (before: Plan, after: Plan) => void {
  const { dispatchFields, getDataByPath, getFields, removeFieldRow, setModified } = useForm()
  return (before, after) => {
    for (const list of ['tables', 'combinations'] as const) {
      const [old, next]: [Row[], Row[]] = [before[list], after[list]]
      const has = (rows: Row[], { code }: Row) => rows.some((row) => row.code === code)
      const added = next.filter((one) => !has(old, one))
      if (added.length > 0) {
        dispatchFields({ type: 'UPDATE_MANY', formState: withRows(getFields(), list, added) })
        setModified(true)
      }
      const gone = old.filter((one) => !has(next, one)).map(({ code }) => code)
      const rows = (getDataByPath(list) ?? []) as Row[]
      const indexes = rows.flatMap(({ code }, index) => (gone.includes(code) ? [index] : []))
      for (const rowIndex of indexes.toReversed()) removeFieldRow({ path: list, rowIndex })
    }
  }
}

type Row = TableRow | Combination

/**
 * The fields of a list with more rows at its end, whole: a row that `addFieldRow` adds waits for the server to draw it,
 * for ever if an answer to what was asked before comes first.
 */
function withRows(fields: Fields, list: string, added: readonly Row[]): Fields {
  const { rows = [], ...field } = fields[list] ?? {}
  const own = added.map((row) => ({ id: randomId(), row }))
  const state = (value: unknown) => ({ value, initialValue: value, valid: true })
  const cells = own.flatMap(({ id, row }, n) =>
    Object.entries({ id, ...row }).map(([name, value]) => [
      `${list}.${rows.length + n}.${name}`,
      { ...state(value), passesCondition: true },
    ]),
  )
  return {
    ...Object.fromEntries(cells),
    [list]: {
      ...field,
      disableFormData: true,
      rows: [...rows, ...own.map(({ id }) => ({ id }))],
      value: rows.length + own.length,
    },
  }
}

/** An id like those that the form gives rows. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
