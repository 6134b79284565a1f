import { createHash } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import pg from 'pg'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'

/** A row as it can be compared: the values of its key, and a digest of all of its values. */
export type RowDigest = { key: string; digest: string }

/** The databases of an installation as they were at one moment, whoever writes meanwhile. */
export type RowReader = {
  /** Names of the tables: `booking.bookings`. */
  tables(): Promise<string[]>
  /** The rows of a table; none where it is missing. */
  rows(table: string): AsyncIterable<RowDigest>
  close(): Promise<void>
}

/** Reads the SQLite files of a data folder, which a site may be using. */
export function readSqliteRows(folder: string): RowReader {
  const files = new Map(
    databaseFilesIn(folder).map((file) => {
      const database = new DatabaseSync(path.join(folder, file), {
        readOnly: true,
        timeout: 30_000,
      })
      // The first statement that reads decides of which moment the rows are.
      database.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
      return [path.basename(file, '.db'), database]
    }),
  )
  return {
    tables: async () => [...files].flatMap(([name, database]) => namesIn(name, database)),
    async *rows(table) {
      const [file = '', name = ''] = table.split('.')
      const database = files.get(file)
      if (database && namesIn(file, database).includes(table)) yield* rowsOf(database, name)
    },
    close: async () => {
      for (const database of files.values()) database.close()
    },
  }
}

function namesIn(file: string, database: DatabaseSync): string[] {
  const tables = `SELECT name FROM sqlite_schema
    WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`
  return database
    .prepare(tables)
    .all()
    .map(({ name }) => `${file}.${name}`)
}

function* rowsOf(database: DatabaseSync, name: string): Generator<RowDigest> {
  const described = database.prepare('SELECT name, pk FROM pragma_table_info(?)').all(name)
  const key = described.filter(({ pk }) => Number(pk) > 0).map((column) => String(column.name))
  const select = database.prepare(`SELECT * FROM "${name.replaceAll('"', '""')}"`)
  select.setReadBigInts(true)
  for (const row of select.iterate()) {
    const digest = createHash('sha256')
      .update(textOf(Object.entries(row)))
      .digest('base64')
    yield { key: key.length > 0 ? textOf(key.map((column) => row[column])) : digest, digest }
  }
}

function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: SQLOutputValue) => {
    if (typeof value === 'bigint') return `${value}n`
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
  })
}

const POSTGRES_TABLES = `
  SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS quoted,
    (SELECT string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum)
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
     WHERE k.conrelid = c.oid AND k.contype = 'p') AS key
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'booking') AND c.relkind = 'r' AND c.relpersistence = 'p'
  ORDER BY 1`

/** What makes the text of a value the same in every database. */
const ALIKE = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL search_path = '';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

const ROWS_AT_ONCE = 5000

/** Reads a Postgres database, which a site may be using. */
export async function readPostgresRows(url: string): Promise<RowReader> {
  const client = new pg.Client({ connectionString: url, application_name: 'tableside rehearsal' })
  await client.connect()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(ALIKE)
  const { rows: found } = await client.query<{ name: string; quoted: string; key: string | null }>(
    POSTGRES_TABLES,
  )
  return {
    tables: async () => found.map(({ name }) => name),
    async *rows(table) {
      const one = found.find(({ name }) => name === table)
      if (!one) return
      const digest = 'md5(compared::text)'
      const key = one.key === null ? digest : `jsonb_build_array(${one.key})::text`
      await client.query(
        `DECLARE each_row NO SCROLL CURSOR FOR
         SELECT ${key} AS key, ${digest} AS digest FROM ONLY ${one.quoted} AS compared`,
      )
      for (;;) {
        const { rows } = await client.query<RowDigest>(`FETCH ${ROWS_AT_ONCE} FROM each_row`)
        if (rows.length === 0) break
        yield* rows
      }
      await client.query('CLOSE each_row')
    },
    close: () => client.end(),
  }
}
