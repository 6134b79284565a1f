import { CsvError, type Parser, parse } from 'csv-parse'
import { LINE_BREAK } from './decode-text.ts'
import { type FileFacts, ImportFileError, MOST_ROW_BYTES } from './source-row.ts'

/**
 * The cells of a line or several of a CSV text that are one row; `line` is the first of them, from 1. `hasBrokenQuotes`: a
 * quote begins a cell and does not end it, or has blanks around it, so that its cells are not certain.
 */
export type CsvRecord = { cells: string[]; line: number; hasBrokenQuotes: boolean }

/** The records of a CSV text in order without blank ones. Throws an ImportFileError where it cannot go on. */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: NonNullable<FileFacts['delimiter']>,
  firstLine: number,
): AsyncGenerator<CsvRecord> {
  const collected = new RecordCollector(delimiter, firstLine)
  const parser = csvParser(delimiter, collected)
  try {
    let open = 0
    for await (const piece of text) {
      const line = collected.line
      const failure = await written(parser, piece)
      yield* collected.take()
      if (failure) throw faultOf(failure, collected)
      open = collected.line === line ? open + piece.length : 0
      // The library counts characters of cells, and cells may have none.
      if (open > MOST_ROW_BYTES) throw tooLarge(collected)
    }
    const failure = await ended(parser)
    yield* collected.take()
    if (failure) throw faultOf(failure, collected)
  } finally {
    parser.destroy()
  }
}

/** A parser that hands its records to a collector while it is written to, and has no output of its own. */
function csvParser(delimiter: string, collected: RecordCollector): Parser {
  const parser = parse({
    ...{ delimiter, record_delimiter: ['\r\n', '\n', '\r'], quote: '"', escape: '"' },
    ...{ relax_column_count: true, relax_quotes: true, raw: true, max_record_size: MOST_ROW_BYTES },
    on_record: (record: unknown) => collected.add(record as RawRecord),
  })
  // `written` and `ended` tell of errors.
  parser.on('error', () => undefined)
  return parser.resume()
}

/** A record as the library hands it over with its source; the source has the first character of the record's end. */
type RawRecord = { record: string[]; raw: string }

function written(parser: Parser, piece: string): Promise<Error | null> {
  return new Promise((resolve) => parser.write(piece, (error) => resolve(error ?? null)))
}

function ended(parser: Parser): Promise<Error | null> {
  return new Promise((resolve) => {
    parser.once('error', resolve)
    parser.once('end', () => resolve(null))
    parser.end()
  })
}

function faultOf(error: Error, collected: RecordCollector): Error {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLarge(collected)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new ImportFileError('unclosed_quote', { line: collected.line })
  return error
}

const tooLarge = ({ line, number }: RecordCollector) =>
  new ImportFileError('row_too_large', { row: number, line, most: MOST_ROW_BYTES })

/** Records that were read and not taken yet; `line` is the one that the next record begins on. */
class RecordCollector {
  line: number
  /** The number of the next row, where the first record is the header. */
  number = 0
  private records: CsvRecord[] = []
  private readonly wellFormed: RegExp

  constructor(delimiter: string, firstLine: number) {
    this.line = firstLine
    const part = delimiter === '|' ? '\\|' : delimiter
    const cell = `(?:"(?:[^"]|"")*"|(?! *")[^${part}\\r\\n]+)?`
    this.wellFormed = new RegExp(`^${cell}(?:${part}${cell})*$`)
  }

  /** Answers null, which keeps the record out of the parser's output. */
  add({ record, raw }: RawRecord): null {
    const source = raw.replace(/[\r\n]$/, '')
    const line = this.line
    this.line += 1 + (source.match(LINE_BREAK)?.length ?? 0)
    const cells = record.map(withoutMark)
    if (cells.every((cell) => cell.trim() === '')) return null
    const isDoubtful = record.some((cell) => /^ *"/.test(cell))
    const hasBrokenQuotes = isDoubtful && !this.wellFormed.test(source)
    this.records.push({ cells, line, hasBrokenQuotes })
    this.number += 1
    return null
  }

  take(): CsvRecord[] {
    const records = this.records
    this.records = []
    return records
  }
}

/** A cell without the `'` that `csvLine` writes before what a spreadsheet would run. */
const withoutMark = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
