import { DatabaseSync } from 'node:sqlite'
import { DAY_COLUMNS, type SqlValue } from '../database.ts'
import type { Reader, ReaderDialect } from '../reader.ts'
import { jsonRows } from './json-rows.ts'
import { Statements } from './statements.ts'

/** How long another program's lock on the file is waited for, ms; nobody but the caller's thread stands still. */
const LOCK_TIMEOUT = 2_000

const dialect: ReaderDialect = {
  dayRows: (parameter) => jsonRows(parameter, DAY_COLUMNS),
  json: (column) => column,
}

/** A reader of a file. It blocks its thread while it reads; writers do not wait for it (WAL). */
export function openSqliteReader(file: string): Reader {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: LOCK_TIMEOUT })
  const statements = new Statements(connection)
  const all = async <Row>(text: string, values: SqlValue[] = []) =>
    statements.all(text, values) as Row[]
  return {
    read: async (work) => {
      connection.exec('BEGIN')
      try {
        return await work({ all, dialect })
      } finally {
        connection.exec('COMMIT')
      }
    },
    close: async () => connection.close(),
  }
}
