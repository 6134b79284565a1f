import type { SqlValue } from '../database.ts'

/** What the thread of a booking database is started with. */
export type ThreadData = {
  file: string
  /** A `clock()` stands in for the database's own: each call brings its time. */
  clock: boolean
}

/**
 * One statement. They are done in order, and one that is `within` a transaction is not done where there is
 * none: it would be kept though what belongs to it was not.
 */
export type Call = {
  id: number
  kind: 'all' | 'run' | 'script' | 'close'
  text: string
  values: SqlValue[]
  within: boolean
  /** What `clock()` answers, ms. */
  now: number
}

/** An error of SQLite as it is sent from thread to thread. */
export type Failure = { message: string; code?: string | undefined; errcode?: number | undefined }

/** Rows of `all`, the number of rows that `run` wrote or deleted, or why neither could be. */
export type Reply = { id: number } & ({ value: unknown } | { failure: Failure })
