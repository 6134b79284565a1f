import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { addDocument, forgetDocuments, readDocument, replaceData } from './documents.ts'
import type { Cells, PreparedKind, ReadOptions, RowReading } from './kinds/kind.ts'
import { importKind } from './kinds/registry.ts'
import { rowsAtOnce } from './limits.ts'
import * as t from './messages.gen.ts'
import { addPart } from './parts.ts'
import { readRowsAfter, type StoredRow, settleRow } from './rows.ts'
import { changeImport } from './store.ts'
import type { Import, Matches, RowDocuments, Turn } from './types.ts'

/** Rows that are looked at in one transaction, at most. */
const PAGE = 100

/**
 * Finds the documents that the rows of an import stand for, and the rows that are refused. Begins at the first row however
 * far it was: what a row means can depend on those above it. Ends between two pages once `ended` says so; false then.
 */
export async function checkRows(
  req: PayloadRequest,
  { one, worker, ended }: Turn,
  given: Omit<ReadOptions, 'fileName' | 'root'>,
): Promise<boolean> {
  const { payload } = req
  const kind = await importKind(one.kind).prepare(req, one.facts.columns)
  await forgetDocuments({ payload }, one.id)
  for (let after = 0; ; ) {
    await yieldToEventLoop()
    if (ended()) return false
    const rows = await readRowsAfter({ payload }, one.id, after, rowsAtOnce(one.facts, PAGE))
    const last = rows.at(-1)
    if (!last) return true
    const readings: [StoredRow, RowReading][] = []
    for (const row of rows) readings.push([row, await readRow(one, kind, row, given)])
    await inTransaction(payload.db, req, async (inside) => {
      const own = inside as PayloadRequest
      for (const [row, reading] of readings) await settle(own, one, row, reading)
      const at = { payload, req: own }
      const change = { progress: last.number }
      // Somebody has chosen other columns by now: nothing of this page is kept.
      if (!(await changeImport(at, one.id, ['checking'], change, worker))) throw new TurnEnded()
    })
    after = last.number
  }
}

async function settle(req: PayloadRequest, one: Import, row: StoredRow, read: RowReading) {
  const at = { payload: req.payload, req }
  const fault = read.ok ? await stage(req, one.id, row.number, read.documents) : read.fault
  const document = read.ok && fault === '' ? (read.documents?.[0].name ?? '') : ''
  await settleRow(at, one.id, row.number, { document, fault })
}

/** Thrown where an import is no longer at the step that is worked on. */
export class TurnEnded extends Error {}

function readRow(
  one: Import,
  kind: PreparedKind,
  row: StoredRow,
  given: Omit<ReadOptions, 'fileName' | 'root'>,
): RowReading | Promise<RowReading> {
  if (row.unreadable !== '') {
    kind.skip?.()
    return { ok: false, fault: row.unreadable }
  }
  // A browser counts the copies that it has saved: `dinner (1).csv`.
  const fileName = path.parse(one.name).name.replace(/ \(\d{1,3}\)$/, '')
  return kind.read(cellsOf(row, one.matches), { ...given, fileName, root: one.facts.root })
}

const cellsOf =
  ({ cells }: StoredRow, matches: Matches): Cells =>
  (field) => {
    const column = matches[field]
    return column === undefined ? '' : (cells[column] ?? '').trim()
  }

/** Adds the documents of a row to the import; says why that cannot be, or nothing. */
async function stage(
  req: PayloadRequest,
  id: string,
  row: number,
  documents: RowDocuments | null,
): Promise<string> {
  if (documents === null) return ''
  const at = { payload: req.payload, req }
  const [own, ...wholes] = documents
  if (!(await addDocument(at, id, row, own))) {
    const other = await readDocument(at, id, own.name)
    const isListedAgain = wholes.length > 0 && isSame(other?.data, own.data)
    if (other && !isListedAgain) return t.sameId({ row: other.row })
  }
  for (const [index, whole] of wholes.entries()) {
    if (!(await addDocument(at, id, row, whole)) && whole.saysMore) {
      const other = await readDocument(at, id, whole.name)
      if (other && whole.saysMore(other.data)) await replaceData(at, id, whole)
    }
    const part = whole.lists ?? documents[index]?.name ?? own.name
    await addPart(at, id, { whole: whole.name, part, position: row })
  }
  return ''
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
