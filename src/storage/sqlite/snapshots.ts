import type { DatabaseSync } from 'node:sqlite'
import type { Sql } from '../database.ts'
import { asBusyError, retryWhileLocked } from './connect.ts'
import { Statements } from './statements.ts'

/** Runs reads that belong together, one after the other on a connection of their own, each on one state of the file. */
export class SnapshotQueue {
  readonly #connection: DatabaseSync
  readonly #sql: Sql
  #last: Promise<unknown> = Promise.resolve()

  constructor(connection: DatabaseSync) {
    this.#connection = connection
    const statements = new Statements(connection)
    this.#sql = {
      all: <Row>(text: string, values: Parameters<Sql['all']>[1] = []) =>
        retryWhileLocked(() => statements.all(text, values) as Row[]).catch((error: unknown) => {
          throw asBusyError(error)
        }),
      run: () => Promise.reject(new Error('a snapshot is read only')),
    }
  }

  run<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#one(work))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #one<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    this.#connection.exec('BEGIN')
    try {
      return await work(this.#sql)
    } finally {
      // A disk that fails has ended it already.
      if (this.#connection.isTransaction) this.#connection.exec('COMMIT')
    }
  }

  /** Resolves when all reads that were begun have ended. */
  async ended(): Promise<void> {
    await this.#last
  }

  close(): void {
    this.#connection.close()
  }
}
