import type { Result } from '#lib/result.ts'

export type SqlValue = string | number | null

/** Statements with numbered parameters (`$1`), written so that both databases read them alike. */
export type Sql = {
  /** Runs one statement and returns its rows; big integers come as numbers. */
  all<Row>(text: string, values?: SqlValue[]): Promise<Row[]>
}

/**
 * A database that holds bookings. The engine speaks one SQL to it; the few words in which SQLite and
 * Postgres differ stand in `words`.
 */
export type BookingDatabase = Sql & {
  kind: 'sqlite' | 'postgres'
  words: Words
  /**
   * Runs `work` in one transaction. An `ok` commits; a refusal or an exception rolls back and is
   * passed on. Two transactions that share one of `keys` run one after the other. `work` may be run
   * again when the database asks for it (deadlock), so it does nothing but SQL.
   */
  transaction<R extends Result<unknown>>(keys: string[], work: (sql: Sql) => Promise<R>): Promise<R>
  close(): Promise<void>
}

export type Words = {
  /** The database's clock as an expression: ms since the epoch, UTC. */
  now: string
  /** Lets the row read stay as it is until the transaction ends. */
  forShare: string
  /** Rows (resource text, slot integer) of a parameter that is a JSON list of `[resource, slot]`. */
  unitsOf(parameter: string): string
}

/** Options of both stores. `clock` stands in for the database's clock, for rehearsing other days. */
export type StoreOptions = { clock?: () => number }

export type Migration = { name: string; sql: string }
