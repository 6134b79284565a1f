import pg from 'pg'
import { DAY_COLUMNS, type SqlValue } from '../database.ts'
import { type Reader, type ReaderDialect, STATEMENT_LIMIT_MS } from '../reader.ts'
import { jsonRows } from './json-rows.ts'

const dialect: ReaderDialect = {
  dayRows: (parameter) => jsonRows(parameter, DAY_COLUMNS),
  json: (column) => `CAST(${column} AS json)`,
}

/** Sums and instants fit a number. */
const types = {
  getTypeParser: ((type: number, format: 'text') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)) as never,
}

/** In the transaction, as a pooler may give the next one another session. */
const SETTINGS = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL search_path = booking; SET LOCAL statement_timeout = ${STATEMENT_LIMIT_MS}`

/** A reader with a connection for each `read`, which is closed after it: between two reports there is none. */
export function openPostgresReader(connectionString: string): Reader {
  return {
    read: async (work) => {
      const client = new pg.Client({
        ...{ connectionString, types, query_timeout: 2 * STATEMENT_LIMIT_MS },
        connectionTimeoutMillis: STATEMENT_LIMIT_MS,
      })
      // The statement under way fails with the same error.
      client.on('error', () => {})
      await client.connect()
      const all = async <Row>(text: string, values: SqlValue[] = []) =>
        (await client.query(text, values)).rows as Row[]
      try {
        await client.query(SETTINGS)
        return await work({ all, dialect })
      } finally {
        await client.end()
      }
    },
    close: async () => {},
  }
}
