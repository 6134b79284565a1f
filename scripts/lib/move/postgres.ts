import pg from 'pg'
import { UNFINISHED_MOVE } from '#lib/data-lock/unfinished-move.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { type CanonicalRow, inBatches, type MoveDatabase, type MoveTarget } from './database.ts'
import type { Table } from './tables.ts'
import { fromPostgres } from './values.ts'

const MARKER = `public.${UNFINISHED_MOVE}`
const NOTE = `INSERT INTO ${MARKER} VALUES ($1, $2)
  ON CONFLICT (label) DO UPDATE SET written = excluded.written`

/** Tables that somebody has made, an extension's left out. */
const TABLES = `SELECT c.oid::regclass::text AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'booking') AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`

/** What a session needs so that values are written alike everywhere, and long statements are let through. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO',
  search_path: '',
  ...{ statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' },
}

/** A session on a database of an installation. Throws an `OperatorError` where it has another encoding than UTF8. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'tableside move' })
  // The statement under way fails with the same error.
  client.on('error', () => {})
  await client.connect()
  for (const [name, value] of Object.entries(SETTINGS)) {
    await client.query('SELECT set_config($1, $2, false)', [name, value])
  }
  const { rows } = await client.query('SHOW server_encoding')
  if (rows[0]?.server_encoding === 'UTF8') return client
  await client.end()
  throw new OperatorError(
    'The Postgres database must have the encoding UTF8: make it with CREATE DATABASE … ENCODING UTF8.',
  )
}

/**
 * Marks a database as one that is being moved into. Throws an `OperatorError` where it has tables that are not
 * of an unfinished move.
 */
export async function markPostgres(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query('SELECT to_regclass($1) AS found', [MARKER])
  if (found[0]?.found) return
  const { rows } = await client.query<{ name: string }>(TABLES)
  if (rows.length > 0) {
    throw new OperatorError(
      `The Postgres database has ${rows.length} tables already (${rows[0]?.name} and so on), and a move needs ` +
        'one that is empty: make a new one (CREATE DATABASE …).',
    )
  }
  await client.query(`CREATE TABLE ${MARKER} (label text PRIMARY KEY, written bigint NOT NULL)`)
}

/** Names of the bookings' migrations that a database has. */
export async function bookingMigrationsOnPostgres(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('booking.migrations') AS found`)
  if (!found[0]?.found) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM booking.migrations')
  return rows.map(({ name }) => name)
}

/** A database for reading, over a session. */
export function postgresSource(client: pg.Client): MoveDatabase {
  return {
    read: (table, skip = 0) => inBatches(rowsOf(client, table, skip)),
    lastId: (table) => lastId(client, table),
    highestId: async (table) => {
      const column = pg.escapeIdentifier(table.counted ?? '')
      const { rows } = await client.query(`SELECT max(${column}) AS id FROM ${full(table)}`)
      return Number(rows[0]?.id ?? 0)
    },
    close: () => client.end(),
  }
}

/** A database that was marked and migrated, over a session. */
export function postgresTarget(client: pg.Client): MoveTarget {
  const together = async (table: Table, total: number, work: () => Promise<unknown>) => {
    await client.query('BEGIN')
    try {
      await work()
      await client.query(NOTE, [table.label, total])
      await client.query('COMMIT')
    } catch (error) {
      // On a connection that broke there is nothing to take back.
      await client.query('ROLLBACK').catch(() => {})
      throw refused(table, error)
    }
  }
  return {
    ...postgresSource(client),
    written: async () => {
      const { rows } = await client.query<{ label: string; written: string }>(
        `SELECT label, written FROM ${MARKER}`,
      )
      return new Map(rows.map(({ label, written }) => [label, Number(written)]))
    },
    begin: (table) => together(table, 0, () => client.query(`DELETE FROM ${full(table)}`)),
    append: (table, rows, total) => together(table, total, () => insert(client, table, rows)),
    setLastId: async (table, id) => {
      // Before the first id a sequence stands at 1 and has not been called.
      await client.query('SELECT setval($1::text::regclass, $2, $3)', [
        await sequenceOf(client, table),
        Math.max(id, 1),
        id > 0,
      ])
    },
    finish: async () => {
      await client.query(`DROP TABLE ${MARKER}`)
    },
  }
}

async function* rowsOf(
  client: pg.Client,
  table: Table,
  skip: number,
): AsyncGenerator<CanonicalRow> {
  const { label, columns } = table
  const values = columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ')
  // By the column, not by the text that is selected of it; texts byte by byte, as SQLite sorts them.
  const order = table.key.map(
    ({ name, kind }) =>
      `moved.${pg.escapeIdentifier(name)}${kind === 'text' ? '::text COLLATE "C"' : ''}`,
  )
  await client.query('BEGIN READ ONLY')
  try {
    await client.query(
      `DECLARE moved NO SCROLL CURSOR FOR SELECT ${values} FROM ${full(table)} AS moved
       ORDER BY ${order.join(', ')} OFFSET ${skip}`,
    )
    for (;;) {
      const { rows } = await client.query<(string | null)[]>({
        text: 'FETCH 200 FROM moved',
        rowMode: 'array',
      })
      if (rows.length === 0) return
      for (const row of rows) {
        yield columns.map(({ name, kind }, at) =>
          fromPostgres(kind, row[at] ?? null, `${label}.${name}`),
        )
      }
    }
  } finally {
    // A connection that broke has failed the reading already.
    await client.query('ROLLBACK').catch(() => {})
  }
}

/** One array of values for each column. */
async function insert(client: pg.Client, table: Table, rows: CanonicalRow[]): Promise<void> {
  const { columns } = table
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const arrays = columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(', ')
  await client.query(
    `INSERT INTO ${full(table)} (${names}) SELECT * FROM unnest(${arrays})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}

async function lastId(client: pg.Client, table: Table): Promise<number | null> {
  const sequence = await sequenceOf(client, table)
  if (!sequence) return null
  const { rows } = await client.query(
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${sequence}`,
  )
  return Number(rows[0]?.last)
}

/** Its name with its schema, quoted where it must be. */
async function sequenceOf(client: pg.Client, table: Table): Promise<string | null> {
  const asked = 'SELECT pg_get_serial_sequence($1, $2) AS sequence'
  const { rows } = await client.query(asked, [full(table), table.counted])
  return rows[0]?.sequence ?? null
}

/** Refusals of values and of references; their messages tell whoever moves what to mend. */
function refused(table: Table, error: unknown): unknown {
  const { code = '', message } = error as Error & { code?: string }
  if (!/^2[23]/.test(code)) return error
  return new OperatorError(
    `Postgres does not take a row of ${table.label} (${message}): correct it, and move again.`,
  )
}

const full = ({ schema, name }: Table) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
