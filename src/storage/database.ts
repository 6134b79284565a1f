import type { NotificationChannel } from '#lib/postgres/notifications.ts'
import type { Result } from '#lib/result.ts'
import type { Sql, SqlValue } from '#lib/sql/sql.ts'

export type { Sql, SqlValue }

/** Runs statements, alone or within a transaction, and knows the dialect that they have to be in. */
export type BookingSql = Sql & { dialect: SqlDialect }

/** Where a database of bookings is: a file, or the URL of Postgres or of the pooler before it. */
export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/**
 * A database of bookings. The engine uses one SQL for SQLite and Postgres; the expressions in which they differ
 * are in `dialect`.
 */
export type BookingDatabase = BookingSql & {
  kind: 'sqlite' | 'postgres'
  /** Where it is, for a reader with a connection of its own (`openReader`). */
  address: DatabaseAddress
  /**
   * Runs `work` in one transaction. An `ok` commits; a refusal or an exception rolls back and is passed on.
   * `work` may run again after a deadlock, so it must do nothing but SQL. Throws a `BusyError` if it has to
   * wait for others for longer than a guest is kept waiting, all waits counted together.
   */
  transaction<R extends Result<unknown>>(
    locks: Locks,
    work: (sql: BookingSql) => Promise<R>,
  ): Promise<R>
  /**
   * Runs reads that all see one state of the database, whatever is committed meanwhile. `work` must do nothing but read:
   * others wait for it where there is one connection.
   */
  snapshot<T>(work: (sql: BookingSql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * How long a transaction waits. `briefly`: wait for a lock only as long as running transactions normally take.
 * `since`: when the caller began to wait (`performance.now()`), if that was before the transaction: all waits
 * are counted together.
 */
export type Waits = { briefly?: boolean; since?: number }

/**
 * Keys to lock before the first statement. Of two transactions that name the same key, at least one of them as
 * `exclusive`, the second begins when the first has ended.
 */
export type Locks = Waits & { exclusive?: string[]; shared?: string[] }

/** Columns of rows that a parameter has in it as JSON, in their order. */
export type JsonColumns = Readonly<Record<string, 'text' | 'integer'>>

/** The columns of an inventory unit. */
export const UNIT_COLUMNS: JsonColumns = { resource: 'text', slot: 'integer' }

/** The columns of a service day of a location. */
export const DAY_COLUMNS: JsonColumns = { location_id: 'text', service_day: 'text' }

/** The SQL expressions in which SQLite and Postgres differ. */
export type SqlDialect = {
  /** The database's clock as an expression: ms since the epoch, UTC. */
  now: string
  /**
   * Rows of some columns, by name and type, from a parameter that is a JSON array of arrays. However many rows there are
   * it is one parameter of one statement: a term for each row is refused above 1,000 by SQLite.
   */
  jsonRows(parameter: string, columns: JsonColumns): string
  /** Rows (resource text, slot integer) from a parameter that is a JSON array of `[resource, slot]`. */
  unitRows(parameter: string): string
  /** The statement that tells all instances of a change at the commit; null where there is one. */
  notify(channel: NotificationChannel): string | null
}

/**
 * Options of both stores. `clock` replaces the database's clock (ms), to try out other days; with `asItIs` nothing is
 * migrated, for what is asked beside a site that runs.
 */
export type StoreOptions = { clock?: () => number; asItIs?: boolean }

export type Migration = { name: string; sql: string }

/**
 * A statement for a dialect, built once and not at each call. Reusing the same string object also makes the
 * lookup of its prepared statement faster.
 */
export function sqlFor(text: (dialect: SqlDialect) => string): (dialect: SqlDialect) => string {
  let last = { now: '', text: '' }
  return (dialect) => {
    const { now } = dialect
    if (last.now !== now) last = { now, text: text(dialect) }
    return last.text
  }
}
