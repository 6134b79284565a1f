import type { Result } from '#lib/result.ts'
import type { Sql, SqlValue } from '#lib/sql.ts'

export type { Sql, SqlValue }

/**
 * A database that holds bookings. The engine speaks one SQL to it; the few words in which SQLite and
 * Postgres differ stand in `words`.
 */
export type BookingDatabase = Sql & {
  kind: 'sqlite' | 'postgres'
  dialect: SqlDialect
  /**
   * Runs `work` in one transaction. An `ok` commits; a refusal or an exception rolls back and is
   * passed on. `work` may be run again when the database asks for it (deadlock), so it does nothing
   * but SQL. Throws a `BusyError` where others stand in its way for longer than a guest is kept waiting, all
   * that it waits for counted together.
   */
  transaction<R extends Result<unknown>>(locks: Locks, work: (sql: Sql) => Promise<R>): Promise<R>
  close(): Promise<void>
}

/**
 * How long a transaction waits. `briefly`: no lock is waited for but for as long as others need who are at
 * work. `since`: when they began to wait who are kept waiting here (`performance.now()`), where that was before
 * the transaction: all their waits are counted together.
 */
export type Waits = { briefly?: boolean; since?: number }

/**
 * What a transaction waits for before its first statement: of two that name a key, of which at least
 * one names it as `alone`, the second begins when the first has ended.
 */
export type Locks = Waits & { exclusive?: string[]; shared?: string[] }

export type SqlDialect = {
  /** The database's clock as an expression: ms since the epoch, UTC. */
  now: string
  /** Rows (resource text, slot integer) of a parameter that is a JSON list of `[resource, slot]`. */
  unitRows(parameter: string): string
}

/** Options of both stores. `clock` stands in for the database's clock, for rehearsing other days. */
export type StoreOptions = { clock?: () => number }

export type Migration = { name: string; sql: string }

/**
 * A statement in the words of a database, put together once and not at each call: texts that are the
 * same object are also found faster among the prepared ones.
 */
export function sqlFor(text: (words: SqlDialect) => string): (words: SqlDialect) => string {
  let last = { now: '', text: '' }
  return (words) => {
    const { now } = words
    if (last.now !== now) last = { now, text: text(words) }
    return last.text
  }
}
