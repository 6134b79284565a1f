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
  const { addFieldRow, removeFieldRow, getDataByPath } = useForm()
  return (before, after) => {
    for (const list of ['tables', 'combinations'] as const) {
      const [old, next]: [Row[], Row[]] = [before[list], after[list]]
      const has = (rows: Row[], { code }: Row) => rows.some((row) => row.code === code)
      for (const row of next.filter((one) => !has(old, one))) {
        addFieldRow({ path: list, schemaPath: list, subFieldState: fieldStateOf(row) })
      }
      const gone = old.filter((one) => !has(next, one)).map(({ code }) => code)
      const rows = (getDataByPath(list) ?? []) as Row[]
      const indexes = rows.flatMap(({ code }, index) => (gone.includes(code) ? [index] : []))
      for (const rowIndex of indexes.toReversed()) removeFieldRow({ path: list, rowIndex })
    }
  }
}

type Row = TableRow | Combination

function fieldStateOf(row: Row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )
}
