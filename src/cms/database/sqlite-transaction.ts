import type { Client, Statement } from './libsql.ts'
import type { SqliteWriter } from './sqlite-writer.ts'

/** A transaction that does nothing for this long is rolled back, so that others can write (ms). */
const IDLE_TIMEOUT_MS = 30_000

/**
 * A transaction of the content on SQLite. It reads on the connection of all readers until it writes for the
 * first time; from then on it has the writing connection to itself. After a statement that failed it takes
 * no further one, as on Postgres.
 */
export class SqliteTransaction {
  readonly #reader: Client
  readonly #writer: SqliteWriter
  #begun: Promise<() => void> | null = null
  #failure: unknown = null
  #watch: NodeJS.Timeout | undefined

  constructor(reader: Client, writer: SqliteWriter) {
    this.#reader = reader
    this.#writer = writer
  }

  async execute(statement: Statement): Promise<unknown> {
    if (this.#failure) throw endedError(this.#failure)
    if (!this.#begun && isRead(statement)) return this.#reader.execute(statement)
    this.#begun ??= this.#writer.begin()
    try {
      await this.#begun
      if (this.#failure) throw endedError(this.#failure)
      this.#watchOver()
      return await this.#writer.execute(statement)
    } catch (error) {
      this.#failure ??= error
      throw error
    }
  }

  /** Makes all of it count, or throws and leaves nothing of it. */
  async commit(): Promise<void> {
    const failure = this.#failure
    if (failure) {
      await this.rollback()
      throw endedError(failure)
    }
    await this.#end('COMMIT')
  }

  async rollback(): Promise<void> {
    this.#failure ??= new Error('It was rolled back.')
    await this.#end('ROLLBACK')
  }

  async #end(word: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    clearTimeout(this.#watch)
    const begun = this.#begun
    this.#begun = null
    // One that never began has nothing to end.
    const next = await begun?.catch(() => null)
    if (!next) return
    try {
      await this.#writer.execute(word)
    } catch (error) {
      this.#failure ??= error
      // SQLite ends some by itself, where the disk is full for example.
      if (word === 'COMMIT') await this.#writer.execute('ROLLBACK').catch(() => {})
      if (word === 'COMMIT') throw error
    } finally {
      next()
    }
  }

  #watchOver(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      this.#failure ??= new Error('It did nothing for 30 s.')
      void this.#end('ROLLBACK')
    }, IDLE_TIMEOUT_MS)
    this.#watch.unref()
  }
}

function endedError(cause: unknown): Error {
  return new Error('This transaction has ended: nothing of it was saved.', { cause })
}

const isRead = (statement: Statement) =>
  /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)
