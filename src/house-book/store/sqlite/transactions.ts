import type { Result } from '#lib/result.ts'
import type { Sql } from '../database.ts'
import { asBusyError } from './connect.ts'
import type { Connection } from './connection.ts'

/** Transactions that share a commit, at most: each waits for those behind it. */
const GROUP_COMMIT_SIZE = 16

type Work = (sql: Sql) => Promise<Result<unknown>>
type Queued = { work: Work; settle(result: Result<unknown>): void; fail(error: unknown): void }

/**
 * The transactions of a process, one after the other: they share the connection that writes. Those that wait
 * for each other are committed together, as a commit waits for the disk; each is undone by itself where it
 * is refused, and nobody is answered before the commit.
 */
export class TransactionQueue {
  readonly #connection: Connection
  readonly #within: Sql
  readonly #queue: Queued[] = []
  #working: Promise<void> | null = null

  constructor(connection: Connection) {
    this.#connection = connection
    this.#within = connection.within
  }

  /** Runs `work` in a transaction: an `ok` is committed, a refusal or an exception is undone and passed on. */
  run<R extends Result<unknown>>(work: (sql: Sql) => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#queue.push({ work, settle: (result) => resolve(result as R), fail: reject })
      this.#working ??= this.#work()
    })
  }

  /** When everything that was asked for is done. */
  async ended(): Promise<void> {
    while (this.#working) await this.#working
  }

  async #work(): Promise<void> {
    while (this.#queue.length > 0) await this.#together()
    this.#working = null
  }

  /** Runs what waits, and commits it. Nothing is waited for that the next statement does not need. */
  async #together(): Promise<void> {
    const taken: Queued[] = []
    const answers: (() => void)[] = []
    const begun = this.#connection.script('BEGIN IMMEDIATE')
    begun.catch(() => {})
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        taken.push(next)
        answers.push(await this.#one(next))
        if (taken.length === GROUP_COMMIT_SIZE) break
      }
      await this.#connection.script('COMMIT')
    } catch (error) {
      await this.#connection.script('ROLLBACK').catch(() => {})
      const reason = await begun.then(
        () => error,
        // Those that wait behind them would meet the same lock.
        (failure: unknown) => {
          taken.push(...this.#queue.splice(0))
          return asBusyError(failure)
        },
      )
      for (const { fail } of taken) fail(reason)
      return
    }
    for (const answer of answers) answer()
  }

  /** Runs one of them, and undoes it where it is refused; says how it is answered after the commit. */
  async #one({ work, settle, fail }: Queued): Promise<() => void> {
    // Where there is no transaction any more, the statements that follow say so.
    const mark = (text: string) => void this.#within.run(text).catch(() => {})
    const undo = async () => {
      await Promise.all([this.#within.run('ROLLBACK TO one'), this.#within.run('RELEASE one')])
    }
    mark('SAVEPOINT one')
    try {
      const result = await work(this.#within)
      if (result.ok) mark('RELEASE one')
      else await undo()
      return () => settle(result)
    } catch (error) {
      // What cannot be undone by itself has ended the transaction for all of them.
      await undo().catch(() => {
        throw error
      })
      return () => fail(error)
    }
  }
}
