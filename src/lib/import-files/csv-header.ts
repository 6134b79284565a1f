import { ImportFileError, MOST_COLUMNS } from './source-row.ts'

/** A column of a CSV file: `at` is the place of its cells in a record, from 0. */
export type CsvColumn = { at: number; name: string }

/**
 * The columns of a header. One without a name is called `Column 4` where `records` have cells in it, and is left out
 * otherwise. Throws an ImportFileError where the header names none, one twice, or too many.
 */
export function columnsOf(header: readonly string[], records: readonly string[][]): CsvColumn[] {
  const names = header.map(cleanName)
  if (!names.some((name) => /\p{L}/u.test(name))) throw new ImportFileError('no_header')
  const columns = names.flatMap((name, at) => {
    const isUsed = name !== '' || records.some((record) => (record[at] ?? '').trim() !== '')
    return isUsed ? [{ at, name: name || unnamed(at) }] : []
  })
  if (columns.length > MOST_COLUMNS)
    throw new ImportFileError('too_many_columns', { most: MOST_COLUMNS })
  refuseDuplicates(columns)
  return columns
}

/** The columns of a header of which all names are known. */
export function knownColumns(header: readonly string[], known: readonly string[]): CsvColumn[] {
  return header.flatMap((cell, at) => {
    const name = cleanName(cell) || unnamed(at)
    return known.includes(name) ? [{ at, name }] : []
  })
}

const unnamed = (at: number) => `Column ${at + 1}`

/** A name on one line, without blanks around it. Unbreakable blanks become blanks, and marks of byte order nothing. */
const cleanName = (cell: string) => cell.replaceAll('\uFEFF', '').replaceAll(/\s+/g, ' ').trim()

function refuseDuplicates(columns: readonly CsvColumn[]): void {
  const seen = new Set<string>()
  for (const { name } of columns) {
    const key = name.toLowerCase()
    if (seen.has(key)) throw new ImportFileError('duplicate_column', { column: name })
    seen.add(key)
  }
}
