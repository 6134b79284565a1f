import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { BookingDatabase, Sql, SqlValue, StoreOptions } from '../database.ts'
import { migrations } from './migrations.ts'

/** How long a statement waits for another process to finish its transaction, ms. */
const BUSY = 20_000

/**
 * Bookings in one SQLite file, made and migrated where it is missing. One connection writes, one
 * reads; a commit is on the disk when it is answered (`synchronous = FULL`).
 */
export function openSqlite(file: string, options: StoreOptions = {}): BookingDatabase {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const writer = connect(file)
  migrate(writer)
  const reader = connect(file)
  const write = statements(writer)
  const read = statements(reader)
  let last: Promise<unknown> = Promise.resolve()

  /** Transactions of this process queue up: they share the writing connection. */
  function queued<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }

  return {
    kind: 'sqlite',
    words: {
      now: `CAST(${options.clock ? 'clock()' : "unixepoch('subsec') * 1000"} AS INTEGER)`,
      unitsOf: (parameter) =>
        `(SELECT value ->> 0 AS resource, value ->> 1 AS slot FROM json_each(${parameter}))`,
      daysOf: (parameter) =>
        `(SELECT value ->> 0 AS location_id, value ->> 1 AS service_day
          FROM json_each(${parameter}))`,
    },
    all: (text, values) =>
      /^\s*SELECT/i.test(text) ? read.all(text, values) : queued(() => write.all(text, values)),
    transaction: (_locks, work) =>
      queued(async () => {
        writer.exec('BEGIN IMMEDIATE')
        try {
          const result = await work(write)
          writer.exec(result.ok ? 'COMMIT' : 'ROLLBACK')
          return result
        } catch (error) {
          if (writer.isTransaction) writer.exec('ROLLBACK')
          throw error
        }
      }),
    close: async () => {
      await last
      reader.close()
      writer.close()
    },
  }

  function connect(name: string): DatabaseSync {
    const db = new DatabaseSync(name, { timeout: BUSY })
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    if (options.clock) db.function('clock', options.clock)
    return db
  }
}

function statements(db: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>()
  return {
    all: async <Row>(text: string, values: SqlValue[] = []) => {
      const statement = prepared.get(text) ?? db.prepare(text)
      prepared.set(text, statement)
      const named = Object.fromEntries(values.map((value, index) => [index + 1, value]))
      return (values.length > 0 ? statement.all(named) : statement.all()) as Row[]
    },
  }
}

function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE')
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, run_at TEXT NOT NULL)')
  const done = new Set(
    db
      .prepare('SELECT name FROM migrations')
      .all()
      .map((row) => row.name),
  )
  for (const { name, sql } of migrations.filter((migration) => !done.has(migration.name))) {
    db.exec(sql)
    db.prepare("INSERT INTO migrations VALUES (?, datetime('now'))").run(name)
  }
  db.exec('COMMIT')
}
