import type { Sql } from './database.ts'

/** The SQL expressions in which readers differ. */
export type ReaderDialect = {
  /** Rows (location_id text, service_day text) from a parameter that is a JSON array of pairs. */
  dayRows(parameter: string): string
  /** A column of text as JSON, for `->>`. */
  json(column: string): string
}

/** What a reader runs statements with. */
export type ReaderSql = Pick<Sql, 'all'> & { dialect: ReaderDialect }

/**
 * A connection to a booking database that can read alone, for long questions in a thread of their own: it takes no
 * lock that a claim waits for.
 */
export type Reader = {
  /** Runs `work` on one state of the database. Throws if a statement takes longer than `STATEMENT_LIMIT_MS`. */
  read<T>(work: (sql: ReaderSql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Limit of a reader's statement on Postgres, ms. */
export const STATEMENT_LIMIT_MS = 10_000
