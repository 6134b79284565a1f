import type { PictureFileFault } from '../picture-files/picture-file.ts'

/**
 * A row of an imported file. `number` counts rows of data from 1; `line` is the line that it begins on in a text file, null
 * where there are none. `values` has a text for each column of the file's facts, and for JSON also for those that appear later;
 * of a row with a fault they are not to be taken.
 */
export type SourceRow = {
  number: number
  line: number | null
  values: Record<string, string>
  fault: RowFault | null
}

/**
 * Why a row cannot be read, while those after it can: cells without a column (`column`: the place of the first one, from 1;
 * empty cells do not count) · quotes that neither surround a cell nor stand inside of one · no object where rows are
 * objects · more values than a file may have columns · more than 256 kB of a saved page · a file of an archive that cannot be
 * read (`why`).
 */
export type RowFault =
  | { code: 'too_many_cells'; column: number }
  | { code: 'broken_quotes' | 'not_an_object' | 'too_many_columns' | 'too_large' }
  | { code: 'unreadable_file'; why: PictureFileFault }

/**
 * Why a file cannot be read at all, or from some place on; `detail` says where and what.
 * - `empty`: it has no characters but blanks.
 * - `not_text`: it is no text; `kind` is `workbook` (also other ZIP archives), `pdf` or `other`, `line` where a text has a NUL.
 * - `wrong_encoding`: from `line` on it is not in the encoding that it began in (`encoding`).
 * - `no_header`: the first row has no letters, so it names no columns.
 * - `duplicate_column`: two columns have one name, whatever its case; `column` is that name.
 * - `too_many_columns`: more than `most`.
 * - `no_rows`: a header without rows, or no row of what was asked for; `broken` counts JSON-LD that could not be read.
 * - `unclosed_quote`: a quote of the row that begins on `line` is never closed.
 * - `row_too_large`: the row `row` (on `line`) has more than `most` bytes; a quote that is not closed makes such rows.
 * - `not_json`: behind the row `row` it is no JSON, or nested deeper than any table is.
 * - `too_large`: a saved page of more than `most` bytes.
 * - `unknown_format`: XML that is no page of a site.
 * - `no_documents`: it is neither JSON nor an archive, where documents are read.
 * - `unreadable_page`: a page of an archive of saved pages (`page`) is encrypted, a link, or too large.
 */
export type FileFault =
  | 'empty'
  | 'not_text'
  | 'wrong_encoding'
  | 'no_header'
  | 'duplicate_column'
  | 'too_many_columns'
  | 'no_rows'
  | 'unclosed_quote'
  | 'row_too_large'
  | 'not_json'
  | 'too_large'
  | 'unknown_format'
  | 'no_documents'
  | 'unreadable_page'

/** A file that cannot be read: `code` says why, `detail` where (`FileFault`). */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
  readonly code: FileFault
  readonly detail: Record<string, string | number>

  constructor(code: FileFault, detail: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** Encodings that files are read in. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Characters that part the cells of a CSV file. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

/**
 * What was found out about a file, an archive of pictures, or a folder of them. `columns` are in their order in the file; those of JSON are the ones of its first 200
 * rows. `delimiter` is null where the format has none. `broken` counts pieces of JSON-LD that could not be read and are left
 * out; it is 0 for all other formats.
 */
export type FileFacts = {
  format: 'csv' | 'json' | 'geojson' | 'json-ld' | 'zip' | 'folder'
  encoding: FileEncoding
  delimiter: (typeof DELIMITERS)[number] | null
  columns: string[]
  broken: number
  /** Of JSON: whether each value at the top is a row. */
  isLines?: boolean
  /** The folder that all pictures of an archive lie in; missing or empty: there is none. */
  root?: string
  /** Characters of the row with most of them; missing: they were not counted. */
  longestRow?: number
}

/** What a file is said to bring: JSON-LD is read as restaurants or as menus; documents are kept as they are. */
export type FileContent = 'locations' | 'menus' | 'documents' | 'other'

/** Opens a file from its beginning, as often as it is called. */
export type OpenFile = () => AsyncIterable<Uint8Array>

/** More columns are no table of restaurants, dishes or guests. */
export const MOST_COLUMNS = 500
/** The largest row, in bytes of UTF-8. */
export const MOST_ROW_BYTES = 256 * 1024
