import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#lib/process/operator-error.ts'
import type { Schema } from './tables.ts'

/** Files of the two databases in a data folder. */
export const FILES: Record<Schema, string> = { public: 'content.db', booking: 'booking.db' }
/** The two databases. */
export const SCHEMAS = Object.keys(FILES) as Schema[]

/** Both databases, open. */
export type Databases = Record<Schema, DatabaseSync>

/** Opens both databases of a data folder. */
export function open(folder: string, readOnly: boolean): Databases {
  const one = (schema: Schema) =>
    new DatabaseSync(path.join(folder, FILES[schema]), { readOnly, timeout: 5000 })
  return { public: one('public'), booking: one('booking') }
}

/** Names of the tables of a file; none where it is missing. */
export function tablesIn(file: string): string[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return tableNames(database)
  } finally {
    database.close()
  }
}

function tableNames(database: DatabaseSync): string[] {
  const tables = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`
  return database
    .prepare(tables)
    .all()
    .map(({ name }) => String(name))
}

/** Names of the bookings' migrations that a data folder has. Throws an `OperatorError` where a database is missing. */
export function bookingMigrationsOnSqlite(folder: string): string[] {
  for (const file of SCHEMAS.map((schema) => path.join(folder, FILES[schema]))) {
    if (!existsSync(file)) throw new OperatorError(`${file} is missing: there is nothing to move.`)
  }
  const database = new DatabaseSync(path.join(folder, FILES.booking), { readOnly: true })
  try {
    if (!tableNames(database).includes('migrations')) return []
    return database
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

/** Columns of the tables of a data folder, by table (`booking.units`), sorted. */
export function columnsOnSqlite(folder: string): Map<string, string[]> {
  const databases = open(folder, true)
  const tables = SCHEMAS.flatMap((schema) =>
    tableNames(databases[schema]).map((name): [string, string[]] => {
      const columns = databases[schema].prepare('SELECT name FROM pragma_table_info(?)').all(name)
      return [`${schema}.${name}`, columns.map((column) => String(column.name)).sort()]
    }),
  )
  for (const database of Object.values(databases)) database.close()
  return new Map(tables)
}
