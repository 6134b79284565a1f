import fs from 'node:fs'
import path from 'node:path'
import { ok } from '#lib/result.ts'
import {
  type BookingDatabase,
  type Sql,
  type SqlDialect,
  type SqlValue,
  type StoreOptions,
  UNIT_COLUMNS,
} from '../database.ts'
import { asBusyError, connect, retryWhileLocked } from './connect.ts'
import { Connection } from './connection.ts'
import { jsonRows } from './json-rows.ts'
import { migrate } from './migrate.ts'
import { SnapshotQueue } from './snapshots.ts'
import { Statements } from './statements.ts'
import { TransactionQueue } from './transactions.ts'

/**
 * Bookings in one SQLite file; creates and migrates it as needed. A commit is on the disk when it is confirmed
 * (`synchronous = FULL`). A worker thread writes (decision 57).
 */
export async function openSqlite(
  file: string,
  { clock, asItIs = false }: StoreOptions = {},
): Promise<BookingDatabase> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const connection = new Connection({ file, clock: clock !== undefined }, clock)
  try {
    if (!asItIs) await migrate(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
  const transactions = new TransactionQueue(connection)
  const reader = connect(file, clock)
  const reading = new Statements(reader)
  const snapshots = new SnapshotQueue(connect(file, clock))
  const read = <Row>(text: string, values: SqlValue[] = []) =>
    retryWhileLocked(() => reading.all(text, values) as Row[]).catch((error: unknown) => {
      throw asBusyError(error)
    })
  const writing = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
    transactions.run(async (sql) => ok(await work(sql))).then(({ value }) => value)

  const dialect: SqlDialect = {
    now: `CAST(${clock ? 'clock()' : "unixepoch('subsec') * 1000"} AS INTEGER)`,
    jsonRows,
    unitRows: (parameter) => jsonRows(parameter, UNIT_COLUMNS),
    notify: () => null,
  }
  return {
    kind: 'sqlite',
    address: { kind: 'sqlite', file },
    dialect,
    all: (text, values) =>
      /^\s*SELECT/i.test(text) ? read(text, values) : writing((sql) => sql.all(text, values)),
    run: (text, values) => writing((sql) => sql.run(text, values)),
    transaction: (_locks, work) => transactions.run((sql) => work({ ...sql, dialect })),
    snapshot: (work) => snapshots.run((sql) => work({ ...sql, dialect })),
    close: async () => {
      await transactions.ended()
      await snapshots.ended()
      reader.close()
      snapshots.close()
      await connection.close()
    },
  }
}
