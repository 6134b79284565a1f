import { matchColumns } from '#lib/import-files/match-columns.ts'
import type { ImportField } from './kinds/kind.ts'
import type { Matches } from './types.ts'

/** The columns by the fields that their headings name. */
export function matchFields(columns: readonly string[], fields: readonly ImportField[]): Matches {
  return matchColumns(
    [...columns],
    fields.map(({ name, aliases, exact = false }) => ({ name, aliases: [...aliases], exact })),
  )
}

/** The fields without which nothing can be imported, and that no column fills. */
export function lackingFields(matches: Matches, fields: readonly ImportField[]): ImportField[] {
  return fields.filter(({ name, required }) => required && matches[name] === undefined)
}
