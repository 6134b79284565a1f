import type { CollectionSlug } from 'payload'
import type { DayOrder } from '#lib/import-files/read-day.ts'
import type { FileFacts } from '#lib/import-files/source-row.ts'
import type { ImportKindName } from './kinds/names.ts'

/**
 * How far an import is. `reading`: its file arrives. `matching`: rows are there, and somebody says which column is what.
 * `checking`: each row is looked at. `trying`: each document is written and rolled back. `checked`: what would be new, changed and
 * refused is known. `writing`: documents are written. `stopping`: no more are written, and links between those that are there are set.
 * `written`: done. `undoing`, `undone`: what was written is taken back.
 * `discarded`: it is forgotten, and its rows are being deleted.
 */
export type ImportState =
  | 'reading'
  | 'matching'
  | 'checking'
  | 'trying'
  | 'checked'
  | 'writing'
  | 'stopping'
  | 'written'
  | 'undoing'
  | 'undone'
  | 'discarded'

/** States in which the job has something to do. */
export const WORKING_STATES = [
  'checking',
  'trying',
  'writing',
  'stopping',
  'undoing',
] as const satisfies ImportState[]

/** The columns of a file by the fields of a kind that they fill. */
export type Matches = Record<string, string>

/**
 * publish: new documents that have drafts are published; without it they are drafts. ask: readers and guests without proof of consent are
 * asked by email; without it rows of readers are refused, and guests get no news. dayOrder: the order of days, where the days of the file do not say it.
 * location: the restaurant of rows that name none; missing or null: there is none of them.
 */
export type ImportOptions = {
  publish: boolean
  ask: boolean
  dayOrder: DayOrder | null
  location?: number | null
}

/** A file that was brought, and how far its import is. */
export type Import = {
  id: string
  kind: ImportKindName
  /** Name of the file. */
  name: string
  state: ImportState
  facts: FileFacts
  matches: Matches
  options: ImportOptions
  /** How much of the work of the state is done: rows while they are read and checked, else documents. */
  progress: number
  /** How much of it there is; 0 while a file arrives. */
  total: number
  /** Why its file could not be read, or its work does not go on; empty: neither. */
  fault: string
  /** Whose import it is. */
  staff: number | null
  author: string
  /** Moments, ms since 1970. */
  madeAt: number
  changedAt: number
}

/** Collections of which an import makes documents. */
export type ContentCollection = Extract<
  CollectionSlug,
  | 'locations'
  | 'media'
  | 'menu-items'
  | 'menu-categories'
  | 'menu-tags'
  | 'menus'
  | 'news-posts'
  | 'pages'
  | 'redirects'
  | 'subscribers'
  | 'zones'
>

/** The same, what exists once (`globals/header`), and what the booking engine keeps: bookings, and profiles of guests. */
export type ImportedCollection = ContentCollection | 'globals' | 'bookings' | 'guests'

/** Name of a document within imports: its collection and its id in the old system, `locations/17`. */
export type DocumentName = `${ImportedCollection}/${string}`

/** A document that rows stand for. */
export type StagedDocument = {
  name: DocumentName
  title: string
  /** Values of the fields that the file says; references in it (`references/reference.ts`) stand for ids. */
  data: Record<string, unknown>
  /** Values that a new document begins with where the file says none; one that is there keeps its own. */
  defaults?: Record<string, unknown>
  /** The document of its row that it lists, if it is not the one before it. */
  lists?: DocumentName | undefined
  /** Documents are written by their rank, those of rows (0) before what lists them. */
  rank: number
  /** Of one rank those of a lower order are written first, 0 to 99; missing: 0. */
  order?: number
  /** Whether it says more than what another row says of the document, in whose place it is then; missing: the first row counts. */
  saysMore?: (other: Record<string, unknown>) => boolean
}

/** Documents of a row: the one that it describes, and those that list it, the nearest first. */
export type RowDocuments = [StagedDocument, ...StagedDocument[]]

/** A field in which a document differs from what is there, in words. */
export type ChangedField = { label: string; before: string; after: string }

/** new: a document is made · changed: one that is there gets other values · same: it has them already · refused: `fault` says why. */
export type Verdict = 'new' | 'changed' | 'same' | 'refused'

/** A turn of work on an import by a worker, which stops between two pieces of it once `ended` says so. */
export type Turn = { one: Import; worker: string; ended: () => boolean }
