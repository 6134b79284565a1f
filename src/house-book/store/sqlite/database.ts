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
  const begin = writer.prepare('BEGIN IMMEDIATE')
  const commit = writer.prepare('COMMIT')
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
    },
    all: (text, values) =>
      /^\s*SELECT/i.test(text) ? read.all(text, values) : queued(() => write.all(text, values)),
    run: (text, values) => queued(() => write.run(text, values)),
    transaction: (_locks, work) =>
      queued(async () => {
        begin.run()
        try {
          const result = await work(write)
          if (result.ok) commit.run()
          else writer.exec('ROLLBACK')
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
  const prepared = new Map<string, Prepared>()
  return {
    all: async <Row>(text: string, values: SqlValue[] = []) => {
      const known = statementOf(text)
      return known.statement.all(...placed(known, values)) as Row[]
    },
    run: async (text, values = []) => {
      const known = statementOf(text)
      return Number(known.statement.run(...placed(known, values)).changes)
    },
  }

  function statementOf(text: string): Prepared {
    const known = prepared.get(text) ?? prepare(db, text)
    prepared.set(text, known)
    return known
  }
}

/** A statement and which value goes to each of its places; null = they come as they are numbered. */
type Prepared = { statement: StatementSync; order: number[] | null }

function placed({ order }: Prepared, values: SqlValue[]): SqlValue[] {
  return order === null ? values : order.map((index) => values[index] ?? null)
}

/** Prepares a statement with numbered parameters. By place takes half the time of by name. */
function prepare(db: DatabaseSync, text: string): Prepared {
  const order: number[] = []
  const withPlaces = text.replace(/\$(\d+)/g, (_, number: string) => {
    order.push(Number(number) - 1)
    return '?'
  })
  const numbered = order.every((value, index) => value === index)
  return { statement: db.prepare(withPlaces), order: numbered ? null : order }
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
