import type { SqlValue } from '../database.ts'

/** What the worker thread of a booking database is started with. */
export type ThreadData = {
  file: string
  /** Whether the SQL function `clock()` replaces the database's clock; each call then brings the time. */
  clock: boolean
}

/**
 * One statement. Calls are executed in order. A call `within` a transaction fails if there is none: it would be
 * kept although the rest of its transaction was not.
 */
export type Call = {
  id: number
  kind: 'all' | 'run' | 'script' | 'close'
  text: string
  values: SqlValue[]
  within: boolean
  /** The time that `clock()` returns, ms. */
  now: number
}

/** An error of SQLite as it is sent between threads. */
export type Failure = { message: string; code?: string | undefined; errcode?: number | undefined }

/** The rows of `all`, the number of rows changed by `run`, or why the call failed. */
export type Reply = { id: number } & ({ value: unknown } | { failure: Failure })
