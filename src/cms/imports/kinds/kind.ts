import type { PayloadRequest } from 'payload'
import type { DayOrder } from '#lib/import-files/read-day.ts'
import type { FileContent } from '#lib/import-files/source-row.ts'
import type { Role } from '../../access/roles.ts'
import type { FindPlace } from '../../locations/find-place.ts'
import type { ImportOptions, RowDocuments } from '../types.ts'
import type { ImportKindName } from './names.ts'

/** A field that a column can fill. */
export type ImportField = {
  name: string
  label: string
  /** Headings by which its column is known, in any case and with any accents. */
  aliases: readonly string[]
  /** No other heading is taken for it because it contains one of those. */
  exact?: boolean
  /** Without a column for it nothing can be imported. */
  required?: boolean
}

/** The cell of a row for a field, trimmed; empty where the file has no column for it. */
export type Cells = (field: string) => string

/** Documents of a row, none of a heading, or the sentence that says why it is refused. */
export type RowReading = { ok: true; documents: RowDocuments | null } | { ok: false; fault: string }

/** Parts of the system above `cms` that a kind calls. */
export type ImportPorts = { findPlace: FindPlace }

/** A kind for one file: its fields, and a reader that is given the rows in order. */
export type PreparedKind = {
  fields: readonly ImportField[]
  /** Restaurants that rows can be of, where one can be chosen for those that name none. */
  locations?: readonly { id: number; title: string }[]
  /** Is told of a row that could not be read, where later rows can mean something by it. */
  skip?(): void
  read(cells: Cells, given: ReadOptions): RowReading | Promise<RowReading>
}

/** Facts of the import that a row is read with, beside its cells. */
export type ReadOptions = {
  /** Without folder and ending. */
  fileName: string
  /** The folder that all files of an archive lie in; missing or empty: there is none. */
  root?: string | undefined
  options: ImportOptions
  /** The order of the days of the file. */
  dayOrder: DayOrder
  /** Whether its times are of a clock of 24 hours, so that `9:30` is one in the morning. */
  is24Hours: boolean
  /** This moment (ISO 8601). */
  now: string
  ports: ImportPorts
}

/** Something that a group brings in a file. */
export type ImportKind = {
  name: ImportKindName
  label: () => string
  hint: () => string
  /** Role of those who may import it. */
  role: Role
  /** Whether JSON-LD in its files is read as restaurants or as menus; `pictures`: its files are archives of pictures. */
  reads: FileContent | 'pictures'
  /** Whether rows are of single restaurants, and seen by those alone who have the role there. */
  isOfRestaurants?: boolean
  /** The checkbox of this kind beside the columns, if it has one. */
  option: { name: 'publish' | 'ask'; label: () => string; hint: () => string } | null
  /** Fields of days, which a file writes in one order. */
  days: readonly string[]
  /** Fields of times, which a file writes by one clock. */
  times?: readonly string[]
  prepare(req: PayloadRequest, columns: readonly string[]): Promise<PreparedKind>
}
