import type { Payload } from 'payload'
import { DOCUMENT_COLUMN } from '#lib/import-files/read-documents.ts'
import { csvLine } from '#lib/text/csv.ts'
import { query } from '../database/query.ts'
import { type DocumentState, IS_WHOLE } from './documents.ts'
import { rowsAtOnce } from './limits.ts'
import * as t from './messages.gen.ts'
import type { ChangedField, Import, Verdict } from './types.ts'

/** Rows that are read at once, at most: a report of any length takes no more memory than these. */
const PAGE = 500

/**
 * The report of an import as CSV (RFC 4180, UTF-8): one line for each row of the file with its result and the file's own columns,
 * then one line for each document that is new, changed or refused and has no row of its own, such as a section, menu or zone.
 * Imports of pictures have lines for rows only, as these name the documents that show the picture.
 */
export function reportAsCsv(payload: Payload, one: Import): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const columns = one.facts.columns.filter((column) => column !== DOCUMENT_COLUMN)
  const pages = readPages(payload, one)
  return new ReadableStream({
    start(controller) {
      const own = [t.reportRow(), t.reportLine(), t.reportResult(), t.reportWhat(), t.reportWhy()]
      controller.enqueue(encoder.encode(csvLine([...own, ...columns])))
    },
    async pull(controller) {
      const { done, value = [] } = await pages.next()
      if (done) return controller.close()
      const lines = value.map((row) => csvLine(lineOf(row, columns)))
      controller.enqueue(encoder.encode(lines.join('')))
    },
  })
}

/** Yields the report's rows in pages: first those of the file, then documents without a row of their own. No page is empty. */
async function* readPages(payload: Payload, one: Import) {
  for (const read of one.kind === 'pictures' ? [readPage] : [readPage, readWholes]) {
    const most = read === readPage ? rowsAtOnce(one.facts, PAGE) : PAGE
    for (let after = -1; ; ) {
      const found = await read(payload, one.id, after, most)
      if (found.length > 0) yield found
      if (found.length < most) break
      after = Number(found.at(-1)?.place)
    }
  }
}

function readPage(payload: Payload, id: string, after: number, most: number) {
  return query(
    payload,
    `SELECT r.number AS place, r.number, r.line, r.cells, r.fault, d.title, d.verdict, d.state, d.changes, d.fault AS reason
     FROM import_rows r LEFT JOIN import_documents d ON d.import = r.import AND d.document = r.document
     WHERE r.import = $1 AND r.number > $2 ORDER BY r.number LIMIT ${most}`,
    [id, after],
  )
}

function readWholes(payload: Payload, id: string, after: number, most: number) {
  return query(
    payload,
    `SELECT position AS place, row_number AS number, NULL AS line, '{}' AS cells, '' AS fault, title, verdict, state, changes,
       fault AS reason
     FROM import_documents WHERE import = $1 AND position > $2 AND ${IS_WHOLE} AND verdict NOT IN ('', 'same')
     ORDER BY position LIMIT ${most}`,
    [id, after],
  )
}

function lineOf(row: Record<string, unknown>, columns: readonly string[]) {
  const cells = JSON.parse(String(row.cells)) as Record<string, string>
  const fault = String(row.fault || row.reason || '')
  const changes = JSON.parse(String(row.changes ?? '[]')) as ChangedField[]
  const textOf = row.verdict === 'new' ? t.reportValue : t.reportChange
  const why = fault === '' ? changes.map((one) => textOf(one)).join('; ') : fault
  const line = row.line === null ? '' : Number(row.line)
  return [
    ...[Number(row.number), line, resultOf(row, fault), String(row.title ?? ''), why],
    ...columns.map((column) => cells[column] ?? ''),
  ]
}

function resultOf(row: Record<string, unknown>, fault: string): string {
  const state = row.state as DocumentState | null
  // Of one that is written the fault is of its links.
  if (fault !== '' && state !== 'done') return t.refused()
  if (state === 'undone') return t.undone()
  if (state === 'kept') return t.kept()
  return verdictText((row.verdict ?? '') as Verdict | '')
}

/** A verdict in a word; empty where there is none yet, or the row is a heading. */
export function verdictText(verdict: Verdict | ''): string {
  const texts = { new: t.isNew, changed: t.changed, same: t.same, refused: t.refused }
  return verdict === '' ? '' : texts[verdict]()
}
