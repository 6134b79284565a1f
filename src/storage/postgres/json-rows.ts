import type { JsonColumns } from '../database.ts'

/** `SqlDialect.jsonRows` of Postgres. */
export function jsonRows(parameter: string, columns: JsonColumns): string {
  const read = Object.entries(columns).map(
    ([name, type], n) => `CAST(value ->> ${n} AS ${type}) AS ${name}`,
  )
  return `(SELECT ${read.join(', ')} FROM json_array_elements(CAST(${parameter} AS json)))`
}
