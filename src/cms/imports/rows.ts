import { query } from '../database/query.ts'
import type { At } from './store.ts'

/** A row of a file as it was read. */
export type StoredRow = {
  /** From 1, without headings. */
  number: number
  /** Its line in the file, where it has lines. */
  line: number | null
  cells: Record<string, string>
  /** Why it could not be read; empty where it could. */
  unreadable: string
}

/** A row that is refused, and why. */
export type RefusedRow = StoredRow & { fault: string }

/** Adds rows as they were read. */
export async function addRows(
  { payload, req }: At,
  id: string,
  rows: readonly StoredRow[],
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.flatMap(({ number, line, cells, unreadable }) => [
    ...[number, line, JSON.stringify(cells), unreadable],
  ])
  const places = rows.map((_, at) => {
    const [first, second, third, fourth] = [2, 3, 4, 5].map((own) => own + at * 4)
    return `($1, $${first}, $${second}, $${third}, $${fourth}, '', '')`
  })
  await query(
    payload,
    `INSERT INTO import_rows (import, number, line, cells, unreadable, fault, document) VALUES ${places.join(', ')}`,
    [id, ...values],
    req,
  )
}

/** The next rows after one, in order. */
export async function readRowsAfter(
  { payload, req }: At,
  id: string,
  after: number,
  most: number,
): Promise<StoredRow[]> {
  const rows = await query(
    payload,
    `SELECT number, line, cells, unreadable FROM import_rows
     WHERE import = $1 AND number > $2 ORDER BY number LIMIT ${most}`,
    [id, after],
    req,
  )
  return rows.map(rowOf)
}

/** Refused rows after one, in order, be it for themselves or for the document that they stand for. */
export async function readRefusedAfter(
  { payload }: At,
  id: string,
  after: number,
  most: number,
): Promise<RefusedRow[]> {
  const rows = await query(
    payload,
    `SELECT r.number, r.line, r.cells, r.unreadable, CASE WHEN r.fault <> '' THEN r.fault ELSE d.fault END AS why
     FROM import_rows r LEFT JOIN import_documents d ON d.import = r.import AND d.document = r.document
     WHERE r.import = $1 AND r.number > $2 AND (r.fault <> '' OR d.fault <> '') ORDER BY r.number LIMIT ${most}`,
    [id, after],
  )
  return rows.map((row) => ({ ...rowOf(row), fault: String(row.why) }))
}

/** How many rows there are, and how many of them are refused. */
export async function countRows({ payload }: At, id: string) {
  const [row] = await query(
    payload,
    `SELECT count(*) AS rows_read, sum(CASE WHEN r.fault <> '' OR d.fault <> '' THEN 1 ELSE 0 END) AS refused
     FROM import_rows r LEFT JOIN import_documents d ON d.import = r.import AND d.document = r.document
     WHERE r.import = $1`,
    [id],
  )
  return { rows: Number(row?.rows_read ?? 0), refused: Number(row?.refused ?? 0) }
}

/** Says of a row what it stands for, or why it is refused. */
export async function settleRow(
  { payload, req }: At,
  id: string,
  number: number,
  { document, fault }: { document: string; fault: string },
): Promise<void> {
  await query(
    payload,
    'UPDATE import_rows SET document = $3, fault = $4 WHERE import = $1 AND number = $2',
    [id, number, document, fault],
    req,
  )
}

function rowOf(row: Record<string, unknown>): StoredRow {
  return {
    number: Number(row.number),
    line: row.line === null ? null : Number(row.line),
    cells: JSON.parse(String(row.cells)),
    unreadable: String(row.unreadable),
  }
}
