import type { JsonColumns } from '../database.ts'

/** `SqlDialect.jsonRows` of SQLite, which takes the type of a column from the JSON. */
export function jsonRows(parameter: string, columns: JsonColumns): string {
  const read = Object.keys(columns).map((name, n) => `value ->> ${n} AS ${name}`)
  return `(SELECT ${read.join(', ')} FROM json_each(${parameter}))`
}
