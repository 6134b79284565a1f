import { setTimeout as pause } from 'node:timers/promises'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { ContentBusyError } from './content-busy-error.ts'
import type { Client, Statement } from './libsql.ts'

/** How long a write waits for its turn, and for other programs that write to the file (ms). */
const WRITE_TIMEOUT_MS = 10_000
/** Between two tries to have the file to itself (ms); in between, the process does other things. */
const RETRY_MS = 25

/** The one connection that writes to a SQLite file; transactions take turns on it. */
export class SqliteWriter {
  readonly #client: Client
  #last: Promise<void> = Promise.resolve()

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Begins a transaction that writes once those before it have ended, and answers with how to let the next
   * one begin. Throws ContentBusy where that takes longer than 10 s.
   */
  async begin(): Promise<() => void> {
    const before = this.#last
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.#last = before.then(() => ended)
    const giveUpAt = performance.now() + WRITE_TIMEOUT_MS
    try {
      await withTimeout(before, WRITE_TIMEOUT_MS, failBusy)
      await this.#beginImmediate(giveUpAt)
      return end
    } catch (error) {
      end()
      throw error
    }
  }

  execute(statement: Statement): Promise<unknown> {
    return this.#client.execute(statement)
  }

  /** Another program may be writing: SQLite would wait by standing still, and this process with it. */
  async #beginImmediate(giveUpAt: number): Promise<void> {
    for (;;) {
      try {
        await this.#client.execute('BEGIN IMMEDIATE')
        return
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() >= giveUpAt) throw new ContentBusyError({ cause: error })
        await pause(RETRY_MS)
      }
    }
  }
}

function failBusy(): never {
  throw new ContentBusyError()
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
  )
}
