import { type CsvColumn, columnsOf, knownColumns } from './csv-header.ts'
import { type CsvRecord, csvRecords } from './csv-records.ts'
import { decodeText } from './decode-text.ts'
import { detectDelimiter, readSeparatorLine } from './detect-delimiter.ts'
import type { FileHead } from './read-head.ts'
import {
  type FileFacts,
  ImportFileError,
  MOST_COLUMNS,
  type OpenFile,
  type SourceRow,
} from './source-row.ts'

/** The facts of a CSV file by its head. Throws an ImportFileError where its rows cannot be read. */
export async function csvFacts({ encoding, text, isWhole }: FileHead): Promise<FileFacts> {
  const delimiter = detectDelimiter(isWhole ? `${text}\n` : text)
  const { read, isCut } = await headRecords(text, delimiter)
  const [header, ...records] = read
  if (!header) throw new ImportFileError('empty')
  const cells = records.map((record) => record.cells)
  const columns = columnsOf(header.cells, cells).map(({ name }) => name)
  // The first row may be longer than the head.
  if (records.length === 0 && !isCut)
    throw isWhole ? new ImportFileError('no_rows') : tooLongHeader()
  return { format: 'csv', encoding, delimiter, columns, broken: 0 }
}

/** A header that the head has no end of. */
const tooLongHeader = () => new ImportFileError('too_many_columns', { most: MOST_COLUMNS })

/** The records of a head; `isCut`: it ends within quotes behind them. */
async function headRecords(
  text: string,
  delimiter: NonNullable<FileFacts['delimiter']>,
): Promise<{ read: CsvRecord[]; isCut: boolean }> {
  const records: CsvRecord[] = []
  try {
    for await (const record of csvRecords(withoutSeparatorLine(ofOne(text)), delimiter, 1))
      records.push(record)
  } catch (error) {
    // The head of a longer file may end within quotes; a whole one is refused when its rows are read.
    const isCut = error instanceof ImportFileError && error.code === 'unclosed_quote'
    if (!isCut || records.length === 0) throw error
    return { read: records, isCut }
  }
  return { read: records, isCut: false }
}

/** The rows of a CSV file in order. Throws an ImportFileError where it cannot go on. */
export async function* csvRows(open: OpenFile, facts: FileFacts): AsyncGenerator<SourceRow> {
  const text = withoutSeparatorLine(decodeText(open(), facts.encoding))
  let columns: CsvColumn[] | null = null
  let number = 0
  for await (const record of csvRecords(text, facts.delimiter ?? ',', 1)) {
    if (columns) {
      number += 1
      yield rowOf(record, number, columns)
    } else {
      columns = knownColumns(record.cells, facts.columns)
    }
  }
  if (number === 0) throw new ImportFileError('no_rows')
}

function rowOf(record: CsvRecord, number: number, columns: readonly CsvColumn[]): SourceRow {
  const { cells, line } = record
  const values = Object.fromEntries(columns.map(({ at, name }) => [name, cells[at] ?? '']))
  return { number, line, values, fault: faultOf(record, columns) }
}

function faultOf(
  { cells, hasBrokenQuotes }: CsvRecord,
  columns: readonly CsvColumn[],
): SourceRow['fault'] {
  if (hasBrokenQuotes) return { code: 'broken_quotes' }
  if (cells.length === columns.length && columns.at(-1)?.at === cells.length - 1) return null
  const places = new Set(columns.map(({ at }) => at))
  const without = cells.findIndex((cell, at) => cell.trim() !== '' && !places.has(at))
  return without < 0 ? null : { code: 'too_many_cells', column: without + 1 }
}

async function* ofOne(text: string): AsyncGenerator<string> {
  yield text
}

/** A text whose first line, if it is Excel's `sep=;`, is blank: so the lines after it have their numbers. */
async function* withoutSeparatorLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  let first: string | null = ''
  for await (const piece of text) {
    if (first === null) {
      yield piece
      continue
    }
    first += piece
    if (first.length < LONGEST_SEPARATOR_LINE) continue
    yield withBlankLine(first)
    first = null
  }
  if (first !== null) yield withBlankLine(first)
}

/** A longer text has the whole line if it has one, in characters. */
const LONGEST_SEPARATOR_LINE = 10

function withBlankLine(text: string): string {
  const line = readSeparatorLine(text)
  return line ? `\n${text.slice(line.length)}` : text
}
