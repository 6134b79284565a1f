import type { Payload } from 'payload'
import { DOCUMENT_COLUMN } from '#lib/import-files/read-documents.ts'
import { csvLine } from '#lib/text/csv.ts'
import { query } from '../database/query.ts'
import type { DocumentState } from './documents.ts'
import { rowsAtOnce } from './limits.ts'
import * as t from './messages.gen.ts'
import type { ChangedField, Import, Verdict } from './types.ts'

/** Rows that are read at once, at most: a report of any length takes no more memory than these. */
const PAGE = 500

/** What becomes, or became, of each row, as CSV (RFC 4180), UTF-8, with the columns of the file behind it, but for whole documents. */
export function reportAsCsv(payload: Payload, one: Import): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const columns = one.facts.columns.filter((column) => column !== DOCUMENT_COLUMN)
  const page = rowsAtOnce(one.facts, PAGE)
  let after = 0
  return new ReadableStream({
    start(controller) {
      const own = [t.reportRow(), t.reportLine(), t.reportResult(), t.reportWhat(), t.reportWhy()]
      controller.enqueue(encoder.encode(csvLine([...own, ...columns])))
    },
    async pull(controller) {
      const rows = await readPage(payload, one.id, after, page)
      const lines = rows.map((row) => csvLine(lineOf(row, columns)))
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      after = Number(rows.at(-1)?.number ?? after)
      if (rows.length < page) controller.close()
    },
  })
}

function readPage(payload: Payload, id: string, after: number, most: number) {
  return query(
    payload,
    `SELECT r.number, r.line, r.cells, r.fault, d.title, d.verdict, d.state, d.changes, d.fault AS reason
     FROM import_rows r LEFT JOIN import_documents d ON d.import = r.import AND d.document = r.document
     WHERE r.import = $1 AND r.number > $2 ORDER BY r.number LIMIT ${most}`,
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
