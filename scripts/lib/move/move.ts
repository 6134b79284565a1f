import type pg from 'pg'
import { migrateContent, pendingMigrations } from '#cms/database/migrate.ts'
import { exitWhenLockLost, lockData } from '#lib/data-lock/data-lock.ts'
import { refuseUnfinishedMove } from '#lib/data-lock/unfinished-move.ts'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { migrations as onPostgres } from '#storage/postgres/migrations.ts'
import { migrations as onSqlite } from '#storage/sqlite/migrations.ts'
import { expectEqual } from './compare.ts'
import type { MoveDatabase, MoveTarget } from './database.ts'
import type { Place } from './place.ts'
import {
  bookingMigrationsOnPostgres,
  connect,
  markPostgres,
  postgresSource,
  postgresTarget,
} from './postgres.ts'
import { markSqlite, openSqliteSource, openSqliteTarget } from './sqlite.ts'
import { bookingMigrationsOnSqlite, columnsOnSqlite } from './sqlite-files.ts'
import { OWN, type Table, tablesOn } from './tables.ts'

/** What was moved. */
export type Moved = { tables: number; rows: number }

/** Told of each table that is being copied, and how many rows of it are there. */
export type OnProgress = (label: string, rows: number) => void

/**
 * Copies the databases of an installation that nobody uses to databases of the other kind, and compares
 * both wholly. One that was cut off goes on where it ended. The databases of `from` are read and never
 * changed. Throws an `OperatorError` where they are in use or of another release, where the others are not
 * empty, or where both differ in the end.
 */
export async function moveDatabases(
  from: Place,
  to: Place,
  onProgress: OnProgress = () => {},
): Promise<Moved> {
  const locks = [await lockData(from, 'move')]
  try {
    await refuseUnfinishedMove(from)
    locks.push(await lockData(to, 'move'))
    for (const lock of locks) exitWhenLockLost(lock)
    const client = await connect(directUrlOf(from) ?? directUrlOf(to) ?? '')
    try {
      return await move(from, to, client, onProgress)
    } finally {
      await client.end()
    }
  } finally {
    for (const lock of locks.reverse()) await lock.release()
  }
}

async function move(from: Place, to: Place, client: pg.Client, onProgress: OnProgress) {
  await expectMigrated(from, client)
  await prepare(to, client)
  const tables = await tablesOn(client)
  expectSameTables(tables, columnsOnSqlite(from.databaseUrl ? to.dataDir : from.dataDir))
  const source = from.databaseUrl ? postgresSource(client) : openSqliteSource(from.dataDir)
  const target = to.databaseUrl ? postgresTarget(client) : openSqliteTarget(to.dataDir)
  try {
    await copy(source, target, tables, onProgress)
    const rows = await expectEqual(source, target, tables)
    await target.finish()
    return { tables: tables.length, rows }
  } finally {
    await source.close()
    await target.close()
  }
}

/** Throws an `OperatorError` where an installation is of an older release: the move changes nothing in it. */
async function expectMigrated(from: Place, client: pg.Client): Promise<void> {
  const [wanted, found] = from.databaseUrl
    ? [onPostgres, await bookingMigrationsOnPostgres(client)]
    : [onSqlite, bookingMigrationsOnSqlite(from.dataDir)]
  const pending = await pendingMigrations(from)
  if (pending.length === 0 && wanted.every(({ name }) => found.includes(name))) return
  throw new OperatorError(
    'The databases are of an older release: start the site on this release once, stop it, and move then.',
  )
}

/** Marks the databases that are moved into, and makes their tables. */
async function prepare(to: Place, client: pg.Client): Promise<void> {
  await (to.databaseUrl ? markPostgres(client) : markSqlite(to.dataDir))
  await migrateContent(to)
  await (await openBookingDatabase(to)).close()
}

function expectSameTables(tables: Table[], onSqlite: Map<string, string[]>): void {
  const wanted = new Map(
    tables.map(({ label, columns }) => [label, String(columns.map(({ name }) => name).sort())]),
  )
  const labels = new Set([...wanted.keys(), ...onSqlite.keys()])
  const others = [...labels].filter(
    (label) => !OWN.includes(label) && wanted.get(label) !== String(onSqlite.get(label)),
  )
  if (others.length === 0) return
  throw new OperatorError(
    `These tables are not the same on SQLite and on Postgres: ${others.join(', ')}. Tables of your own cannot be ` +
      'moved: take them out of the database first.',
  )
}

/** Copies what is not there yet. */
async function copy(
  source: MoveDatabase,
  target: MoveTarget,
  tables: Table[],
  onProgress: OnProgress,
): Promise<void> {
  const written = await target.written()
  for (const table of tables) {
    let total = written.get(table.label) ?? 0
    if (!written.has(table.label)) await target.begin(table)
    for await (const rows of source.read(table, total)) {
      total += rows.length
      await target.append(table, rows, total)
      onProgress(table.label, total)
    }
    if (!table.counted) continue
    const [last, highest] = [await source.lastId(table), await source.highestId(table)]
    await target.setLastId(table, Math.max(last ?? 0, highest))
  }
}
