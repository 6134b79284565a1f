import type { Result } from '#lib/result.ts'
import type { Sql } from '../database.ts'
import { asBusyError } from './connect.ts'
import type { Connection } from './connection.ts'

/** Transactions per commit, at most: each waits for those after it. */
const GROUP_COMMIT_SIZE = 16

type Work = (sql: Sql) => Promise<Result<unknown>>
type Queued = { work: Work; settle(result: Result<unknown>): void; fail(error: unknown): void }

/**
 * Runs the transactions of a process one after the other on the one writing connection. Those that are waiting
 * share a commit, because a commit waits for the disk (group commit); each is rolled back by itself if it is
 * refused, and none is answered before the commit.
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

  /** Runs `work` in a transaction: an `ok` commits, a refusal or an exception rolls back and is passed on. */
  run<R extends Result<unknown>>(work: (sql: Sql) => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#queue.push({ work, settle: (result) => resolve(result as R), fail: reject })
      this.#working ??= this.#work()
    })
  }

  /** Resolves when the queue is empty. */
  async ended(): Promise<void> {
    while (this.#working) await this.#working
  }

  async #work(): Promise<void> {
    while (this.#queue.length > 0) await this.#runGroup()
    this.#working = null
  }

  /** Runs the waiting transactions and commits them, without awaiting what the next statement does not need. */
  async #runGroup(): Promise<void> {
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
        // The transactions after them would meet the same lock.
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

  /** Runs one transaction, rolls it back if it is refused, and returns how to answer it after the commit. */
  async #one({ work, settle, fail }: Queued): Promise<() => void> {
    // If the transaction has ended, the next statements fail.
    const savepoint = (text: string) => void this.#within.run(text).catch(() => {})
    const undo = async () => {
      await Promise.all([this.#within.run('ROLLBACK TO one'), this.#within.run('RELEASE one')])
    }
    savepoint('SAVEPOINT one')
    try {
      const result = await work(this.#within)
      if (result.ok) savepoint('RELEASE one')
      else await undo()
      return () => settle(result)
    } catch (error) {
      // If it cannot be rolled back by itself, the whole group has failed.
      await undo().catch(() => {
        throw error
      })
      return () => fail(error)
    }
  }
}
