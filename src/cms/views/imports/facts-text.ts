import type { FileFacts } from '#lib/import-files/source-row.ts'
import * as t from './messages.gen.ts'

const DELIMITERS: Record<string, () => string> = {
  ',': t.comma,
  ';': t.semicolon,
  '\t': t.tab,
  '|': t.bar,
}

/** What was found out about a file, in a line. */
export function factsText({ format, encoding, delimiter }: FileFacts, rows: number): string {
  const facts = { rows, format: format.toUpperCase(), encoding: encoding.toUpperCase() }
  const parted = delimiter === null ? undefined : DELIMITERS[delimiter]
  return parted ? t.factsParted({ ...facts, delimiter: parted() }) : t.facts(facts)
}
