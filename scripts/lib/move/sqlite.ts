import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UNFINISHED_MOVE } from '#lib/data-lock/unfinished-move.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { type CanonicalRow, inBatches, type MoveDatabase, type MoveTarget } from './database.ts'
import { type Databases, FILES, open, SCHEMAS, tablesIn } from './sqlite-files.ts'
import type { Column, Table } from './tables.ts'
import { fromSqlite, type SqliteValue, toSqlite } from './values.ts'

const MARKER = `CREATE TABLE IF NOT EXISTS ${UNFINISHED_MOVE} (
  label TEXT PRIMARY KEY, written INTEGER NOT NULL) WITHOUT ROWID`
const NOTE = `INSERT INTO ${UNFINISHED_MOVE} VALUES (?, ?)
  ON CONFLICT (label) DO UPDATE SET written = excluded.written`

/**
 * Marks a data folder as one that is being moved into. Throws an `OperatorError` where it has databases
 * that are not of an unfinished move.
 */
export function markSqlite(folder: string): void {
  const marked = tablesIn(path.join(folder, FILES.public)).includes(UNFINISHED_MOVE)
  const full = SCHEMAS.map((schema) => path.join(folder, FILES[schema])).filter(
    (file) => tablesIn(file).length > 0,
  )
  if (!marked && full.length > 0) {
    throw new OperatorError(
      `${full.join(' and ')} ${full.length === 1 ? 'is' : 'are'} there already, and a move needs a folder without ` +
        'databases: name another one, or move these away.',
    )
  }
  const database = new DatabaseSync(path.join(folder, FILES.public))
  try {
    database.exec(MARKER)
  } finally {
    database.close()
  }
}

/** Opens the databases of a data folder for reading. */
export function openSqliteSource(folder: string): MoveDatabase {
  return readerOf(open(folder, true))
}

/** Opens the databases of a data folder that was marked and migrated. */
export function openSqliteTarget(folder: string): MoveTarget {
  const databases = open(folder, false)
  for (const schema of SCHEMAS) databases[schema].exec(MARKER)
  const together = (table: Table, total: number, work: (database: DatabaseSync) => void) => {
    const database = databases[table.schema]
    database.exec('BEGIN IMMEDIATE')
    try {
      work(database)
      database.prepare(NOTE).run(table.label, total)
      database.exec('COMMIT')
    } catch (error) {
      // A full disk has ended it already.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
  return {
    ...readerOf(databases),
    written: async () => {
      const notes = SCHEMAS.flatMap((schema) =>
        databases[schema].prepare(`SELECT label, written FROM ${UNFINISHED_MOVE}`).all(),
      )
      return new Map(notes.map(({ label, written }) => [String(label), Number(written)]))
    },
    begin: async (table) =>
      together(table, 0, (database) => database.exec(`DELETE FROM ${quoted(table.name)}`)),
    append: async (table, rows, total) =>
      together(table, total, (database) => insert(database, table, rows)),
    setLastId: async (table, id) => setLastId(databases[table.schema], table, id),
    finish: async () => {
      // The content's is the one that a site looks for.
      for (const schema of SCHEMAS.toReversed()) {
        databases[schema].exec(`DROP TABLE ${UNFINISHED_MOVE}`)
        databases[schema].exec('PRAGMA wal_checkpoint(TRUNCATE)')
      }
    },
  }
}

function readerOf(databases: Databases): MoveDatabase {
  return {
    read: (table, skip = 0) => inBatches(rowsOf(databases[table.schema], table, skip)),
    lastId: async (table) => lastId(databases[table.schema], table),
    highestId: async ({ schema, name, counted }) => {
      const highest = `SELECT max(${quoted(counted ?? '')}) AS id FROM ${quoted(name)}`
      return Number(databases[schema].prepare(highest).get()?.id ?? 0)
    },
    close: async () => {
      for (const database of Object.values(databases)) database.close()
    },
  }
}

function* rowsOf(database: DatabaseSync, table: Table, skip: number): Generator<CanonicalRow> {
  const { label, columns } = table
  const select = database.prepare(
    `SELECT ${names(columns)} FROM ${quoted(table.name)} ORDER BY ${names(table.key)} LIMIT -1 OFFSET ?`,
  )
  select.setReadBigInts(true)
  for (const row of select.iterate(skip)) {
    yield columns.map(({ name, kind }) =>
      fromSqlite(kind, row[name] as SqliteValue, `${label}.${name}`),
    )
  }
}

function insert(database: DatabaseSync, table: Table, rows: CanonicalRow[]): void {
  const { columns } = table
  const values = columns.map(() => '?').join(', ')
  const statement = database.prepare(
    `INSERT INTO ${quoted(table.name)} (${names(columns)}) VALUES (${values})`,
  )
  for (const row of rows) {
    statement.run(...columns.map(({ kind }, at) => toSqlite(kind, row[at] ?? null)))
  }
}

/** Null where SQLite gives ids by the highest one that is there. */
function lastId(database: DatabaseSync, table: Table): number | null {
  if (!keepsIds(database, table)) return null
  const last = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table.name)
  return Number(last?.seq ?? 0)
}

function setLastId(database: DatabaseSync, table: Table, id: number): void {
  if (!keepsIds(database, table)) return
  database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table.name)
  if (id > 0) database.prepare('INSERT INTO sqlite_sequence VALUES (?, ?)').run(table.name, id)
}

function keepsIds(database: DatabaseSync, { name }: Table): boolean {
  const made = database.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(name)
  return /\bAUTOINCREMENT\b/i.test(String(made?.sql))
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const names = (columns: Column[]) => columns.map(({ name }) => quoted(name)).join(', ')
